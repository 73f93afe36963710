import type { Place } from '../places/place.js';

/** What a reader claims of a place or of the whole position: won, lost, a draw. */
export type Letter = 'W' | 'L' | 'D';

declare global {
  interface PageEvents {
    /** In an exercise: the reader's claim of a place; without a letter the next one in turn. */
    'grundy-claim': { place: Place; letter?: Letter };
  }
}
