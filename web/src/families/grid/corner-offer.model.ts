/** Why pieces that can undo their moves draw, and which corners would make the game end. */

import type { Analysis, PieceKind } from 'grundy-wasm';
import { CORNER_NAMES, cornerReason } from '#words/pictures/tools';

export interface CornerOffer {
  words: string;
  corners: readonly (readonly [value: string, name: string])[];
}

export const CORNERS = Object.entries(CORNER_NAMES);

/** Toward a corner, these pieces keep only the moves that approach it. Other pieces keep all their moves, turned toward the corner. */
const SENT = new Set(['king', 'queen', 'rook', 'bishop', 'knight']);

function isUndoable({ moves }: PieceKind): boolean {
  return moves.every(({ dx, dy, slide }) =>
    moves.some((back) => back.dx === -dx && back.dy === -dy && back.slide === slide),
  );
}

/** The offer for a drawn board; null where no corner would help. */
export function cornerOffer({ outcome, position }: Analysis): CornerOffer | null {
  if (outcome !== 'draw' || position.family !== 'board' || position.toward !== '') return null;
  const kinds = position.kinds.filter((kind) => SENT.has(kind.name) && isUndoable(kind));
  if (kinds.length === 0) return null;
  return { words: cornerReason(kinds.map(({ name }) => name)), corners: CORNERS };
}
