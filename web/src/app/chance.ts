import type { GameEntry } from 'grundy-wasm';
import { randomText, seedOfChance } from '../params/random-text.js';
import { newGesture } from '../controls/events.js';

interface EditSession {
  edit(text: string, gesture?: string): Promise<void>;
}

/** Positions of chance, one for each seed. */
export class Chance {
  /** That of the position drawn last; null where none was. */
  seed: number | null = null;
  /** What the seeds are applied to, so that a seed gives the same position again, and what came of the last one. */
  private base = { text: '', drawn: '' };

  /** The `game` on screen; nothing is drawn before it is known. */
  constructor(
    private readonly session: EditSession,
    private readonly game: () => Pick<GameEntry, 'family'> | undefined,
  ) {}

  /** As many things as the text has, placed by chance. */
  drawFrom(text: string): void {
    const game = this.game();
    if (game === undefined) return;
    this.build(text);
    this.draw(text, seedOfChance(this.base.text, game, text), newGesture('random'));
  }

  draw(text: string, seed: number, gesture: string): void {
    const game = this.game();
    if (game === undefined) return;
    this.build(text);
    this.seed = seed;
    this.base.drawn = randomText(this.base.text, game, seed);
    void this.session.edit(this.base.drawn, gesture);
  }

  /** What is drawn builds upon the last position that was not. */
  private build(text: string): void {
    if (text !== this.base.drawn) this.base.text = text;
  }
}
