import { addressOf } from './address.js';

/** The states a reader went through, as texts, and where in them they stand. */
export class UndoList {
  private texts: string[] = [];
  private at = -1;
  private gesture: string | undefined;

  get present(): string | undefined {
    return this.texts[this.at];
  }

  get place(): number {
    return this.at;
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.texts.length - 1;
  }

  /** A new state. Steps of one gesture (a drag, a stroke) replace each other, so that one undo takes them all back. */
  record(text: string, gesture?: string): void {
    if (text === this.present && gesture === undefined) return;
    if (gesture !== undefined && gesture === this.gesture) {
      this.texts[this.at] = text;
      if (this.texts[this.at - 1] === text) {
        this.texts.length = this.at;
        this.at -= 1;
        this.gesture = undefined;
      }
      return;
    }
    if (text === this.present) return;
    this.texts.length = this.at + 1;
    this.texts.push(text);
    this.at += 1;
    this.gesture = gesture;
  }

  /** Walks by `steps` and answers the text found there. */
  walk(steps: number): string | undefined {
    const target = this.at + steps;
    if (target < 0 || target >= this.texts.length) return undefined;
    this.goTo(target);
    return this.present;
  }

  /**
   * Walks one step when what stands for it in the address is found there, and answers the text: the browser's Back after an edit is
   * an undo.
   */
  walkTo(address: string): string | undefined {
    for (const place of [this.at - 1, this.at + 1]) {
      const text = this.texts[place];
      if (text === undefined || addressOf(text) !== address) continue;
      this.goTo(place);
      return text;
    }
    return undefined;
  }

  goTo(place: number): void {
    if (place === this.at) return;
    this.at = place;
    this.gesture = undefined;
  }
}
