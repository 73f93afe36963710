import { applied, differenceOf, reversed, type Difference } from '../params/difference.js';
import { addressOf } from './address.js';

/** Copies a small part of a text: engines keep a whole text alive for the sake of a slice of it. */
function lasting(difference: Difference, ofLength: number): Difference {
  const { put } = difference;
  return put.length > ofLength / 2 ? difference : { ...difference, put: JSON.parse(JSON.stringify(put)) as string };
}

/**
 * The texts a reader went through, and the present one among them. A text may have ten million characters, so only the present one is held whole, and the
 * others as differences.
 */
export class UndoList {
  private text: string | undefined;
  /** The differences that lead, step by step, away from the present state; the nearest comes last. */
  private readonly back: Difference[] = [];
  private readonly forth: Difference[] = [];
  private gesture: string | undefined;

  get present(): string | undefined {
    return this.text;
  }

  get place(): number {
    return this.text === undefined ? -1 : this.back.length;
  }

  get canUndo(): boolean {
    return this.back.length > 0;
  }

  get canRedo(): boolean {
    return this.forth.length > 0;
  }

  /**
   * A new state. Steps of one gesture (a drag, a stroke) replace each other, so that one undo takes them all back. A turn of the game counts as a step even if
   * it leads back to the same text.
   */
  record(text: string, gesture?: string, isTurn = false): void {
    if (this.text === undefined) {
      this.gesture = gesture;
    } else if (gesture !== undefined && gesture === this.gesture) {
      this.replace(text);
    } else if (isTurn || text !== this.text) {
      this.back.push(lasting(differenceOf(text, this.text), this.text.length));
      this.forth.length = 0;
      this.gesture = gesture;
    }
    this.text = text;
  }

  /** Walks by `steps` and returns the text there; undefined if there is none. */
  walk(steps: number): string | undefined {
    const target = this.place + steps;
    if (target < 0 || target > this.place + this.forth.length) return undefined;
    this.goTo(target);
    return this.text;
  }

  /** Walks one step if the address is that of a neighbouring state, and returns its text: the browser's Back after an edit is an undo. */
  walkTo(address: string): string | undefined {
    for (const [nearest, steps] of [
      [this.back.at(-1), -1],
      [this.forth.at(-1), 1],
    ] as const) {
      if (nearest && addressOf(applied(this.text!, nearest)) === address) return this.walk(steps);
    }
    return undefined;
  }

  /** The present state and its nearest neighbours, in order, within a limit of texts and of characters in all. `at` is the index of the present one. */
  near(mostTexts: number, mostLength: number): { texts: string[]; at: number } {
    if (this.text === undefined || this.text.length > mostLength) return { texts: [], at: 0 };
    const texts = [this.text];
    let left = mostLength - this.text.length;
    const take = (differences: readonly Difference[], put: (text: string) => void): void => {
      let text = this.text!;
      for (const difference of differences.toReversed()) {
        text = applied(text, difference);
        left -= text.length;
        if (left < 0 || texts.length === mostTexts) return;
        put(text);
      }
    };
    take(this.back, (text) => texts.unshift(text));
    const at = texts.length - 1;
    take(this.forth, (text) => texts.push(text));
    return { texts, at };
  }

  /** Puts these states around the present one, which must be the one at `at`; else does nothing. */
  surround(texts: readonly string[], at: number): void {
    if (texts[at] !== this.text) return;
    this.text = undefined;
    this.back.length = this.forth.length = 0;
    for (const text of texts) this.record(text, undefined, true);
    this.goTo(at);
  }

  goTo(place: number): void {
    if (place === this.place) return;
    while (this.place > place && this.canUndo) this.step(this.back, this.forth);
    while (this.place < place && this.canRedo) this.step(this.forth, this.back);
    this.gesture = undefined;
  }

  private step(from: Difference[], to: Difference[]): void {
    const difference = from.pop()!;
    const left = this.text!;
    to.push(lasting(reversed(left, difference), left.length));
    this.text = applied(left, difference);
  }

  /** Replaces the present state within a gesture. If the gesture leads back to the state before it, its step is dropped. */
  private replace(text: string): void {
    const last = this.back.pop();
    if (!last) return;
    const before = applied(this.text!, last);
    if (before === text) this.gesture = undefined;
    else this.back.push(lasting(differenceOf(text, before), before.length));
  }
}
