import type { ShownMove } from '../places/shown-move.js';

/** What lights up on the picture: things, and perhaps the moves of one turn. */
export interface Highlight {
  items: number[];
  moves: readonly ShownMove[];
  /** Places in the examined table. */
  places?: readonly number[];
}

declare global {
  interface PageEvents {
    'grundy-highlight': Highlight | null;
    /** What stays lit while nothing else is. */
    'grundy-pin': Highlight | null;
  }
}
