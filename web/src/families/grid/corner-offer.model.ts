/** Why pieces that go in all directions draw, and what would make their games end. */

import type { Analysis, PieceKind } from 'grundy-wasm';
import { listed, pieceName } from '#words/language';

export interface CornerOffer {
  words: string;
  corners: readonly (readonly [value: string, name: string])[];
}

export const CORNERS = [
  ['left-down', '↙ left-down'],
  ['left-up', '↖ left-up'],
  ['right-down', '↘ right-down'],
  ['right-up', '↗ right-up'],
] as const;

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
  const who = listed(kinds.map(({ name }) => `the ${pieceName(name)}`), 5);
  return { words: `Every move of ${who} can be taken back, so neither player can force an end. Choose a corner, and the pieces only go toward it:`, corners: CORNERS };
}
