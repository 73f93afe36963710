/** The element as a class, for those who define it themselves. */

import { InlineGame } from '../embed/inline-game.js';

export interface GrundyGame extends HTMLElement {
  /** The position on screen as a text; until the first is drawn, the author's. */
  readonly state: string;
  /** Fulfilled when the first position is drawn. */
  readonly ready: Promise<void>;
  /** Shows another position, once the embed listens; `reset` leads back to the author's. */
  setState(text: string): void;
  reset(): void;
  undo(): void;
  redo(): void;
}

export const GrundyGame: { new (): GrundyGame; prototype: GrundyGame } = InlineGame;

declare global {
  interface HTMLElementTagNameMap {
    'grundy-game': GrundyGame;
  }
}

export type { EmbedEvents as GrundyEvents, GrundyEventMap } from '../embed/events.js';
