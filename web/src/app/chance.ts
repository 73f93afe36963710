import type { GameEntry } from 'grundy-wasm';
import { randomText, seedOfChance } from '../families/random-text.model.js';
import { newGesture } from '../controls/events.js';

interface EditSession {
  edit(text: string, gesture?: string): Promise<void>;
}

/** Draws random positions, one for each seed. */
export class Chance {
  /** The seed of the position drawn last; null if none was drawn. */
  seed: number | null = null;
  /** `text`: the text that seeds are applied to, so that a seed gives the same position again. `drawn`: the position drawn last. */
  private base = { text: '', drawn: '' };

  /** `game` is the game on screen; nothing is drawn while it is unknown. */
  constructor(
    private readonly session: EditSession,
    private readonly game: () => Pick<GameEntry, 'family'> | undefined,
  ) {}

  /** Draws another position with as many things as the text has. */
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

  /** Seeds are applied to the last position that was not drawn itself. */
  private build(text: string): void {
    if (text !== this.base.drawn) this.base.text = text;
  }
}
