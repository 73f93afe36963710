/** What pictures and their editors tell whatever stands around them. */

import type { Place } from '../places/place.js';
import type { ShownMove } from '../places/shown-move.js';

declare global {
  interface PageEvents {
    'grundy-edit': { text: string; gesture?: string };
    /** Plays a turn, and perhaps the answer to it. `made` is the move that a gesture made; in a match it may be one of several in a turn. */
    'grundy-play': { move: string; answer?: string; made?: ShownMove };
    /** In a match: makes the turn that was begun, or gives it up. */
    'grundy-turn': 'end' | 'cancel';
    'grundy-place': Place | null;
    /** How to shade the picture; what is left out stays as it is. */
    'grundy-shade': { whole?: boolean; component?: number };
    /** Asks for the dialog in which a graph is pasted in place of the one that is drawn. */
    'grundy-graph': null;
  }
}
