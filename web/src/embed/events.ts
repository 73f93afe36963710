import type { Analysis } from 'grundy-wasm';

/** What an embed tells its surroundings, and with what detail. */
export interface EmbedEvents {
  /** The first position is drawn. */
  'grundy-ready': { text: string };
  /** Another position is drawn, the first included. */
  'grundy-change': { text: string; outcome: Analysis['outcome']; grundy: number | null };
  /** The reader made a move. */
  'grundy-move': { move: string; text: string };
  /** The position is refused, or nothing can be loaded. */
  'grundy-error': { message: string };
}

declare global {
  interface HTMLElementEventMap extends GrundyEventMap {}
  interface WindowEventMap extends GrundyEventMap {}
}

/** The same events as listeners get them. All bubble. */
export type GrundyEventMap = { [Name in keyof EmbedEvents]: CustomEvent<EmbedEvents[Name]> };
