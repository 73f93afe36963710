/** Why pieces that go in all directions draw, and what would make their games end. */

import type { Analysis, PieceKind } from 'grundy-wasm';
import { CORNER_NAMES, cornerReason } from '#words/pictures/tools';

export interface CornerOffer {
  words: string;
  corners: readonly (readonly [value: string, name: string])[];
}

export const CORNERS = Object.entries(CORNER_NAMES);

/** These keep only the moves toward a corner; other pieces are turned toward it with all of theirs. */
const SENT = new Set(['king', 'queen', 'rook', 'bishop', 'knight']);

function isUndoable({ moves }: PieceKind): boolean {
  return moves.every(({ dx, dy, slide }) => moves.some((back) => back.dx === -dx && back.dy === -dy && back.slide === slide));
}

/** Null where no corner would help. */
export function cornerOffer({ outcome, position }: Analysis): CornerOffer | null {
  if (outcome !== 'draw' || position.family !== 'board' || position.toward !== '') return null;
  const kinds = position.kinds.filter((kind) => SENT.has(kind.name) && isUndoable(kind));
  if (kinds.length === 0) return null;
  return { words: cornerReason(kinds.map(({ name }) => name)), corners: CORNERS };
}
