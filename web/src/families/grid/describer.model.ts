/** Boards, as they are looked into, filled and shared. */

import type { PieceMove } from 'grundy-wasm';
import type { Describer } from '../describer.model.js';
import { GENERAL, MOST_SAID } from '../general-describer.model.js';
import { SVG_SIDE } from '../../places/drawable.js';
import { placeName } from '../../words/names.js';
import { capitalised, count, listed, pieceName } from '#words/language';
import { kindName } from './family.model.js';
import type { BoardPosition } from './position.model.js';

function piecesWords(position: BoardPosition): string {
  const { pieceCell } = position;
  if (pieceCell.length === 0) return 'no piece';
  if (pieceCell.length > MOST_SAID) return count(pieceCell.length, 'piece');
  return listed(Array.from(pieceCell, (cell, item) => `a ${kindName(position, item)} on ${placeName(position, cell)}`));
}

/** A direction in which every move goes forward; null where moves lead back, so that there is none. */
export function directionOf(moves: readonly PieceMove[]): [x: number, y: number] | null {
  const units = moves.map(({ dx, dy }) => [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)] as const);
  // If all moves lie within a half-plane, the middle of the two outermost is within a right angle of each.
  for (const [x, y] of units) {
    for (const [u, v] of units) {
      const middle: [number, number] = [x + u, y + v];
      if (units.every((unit) => unit[0] * middle[0] + unit[1] * middle[1] > 1e-9)) return middle;
    }
  }
  return null;
}

export const grid: Describer<BoardPosition> = {
  ...GENERAL,
  described: (position) => ` (${position.width} by ${position.height} cells) with ${piecesWords(position)}`,
  placeTitle: (position, state, { name }) => `${capitalised(pieceName(name))} on ${placeName(position, state)}`,
  // Cells are numbered row by row, so that a board of another width has other numbers for them.
  followed: (before, after, state) => {
    const [x, y] = [state % before.width, Math.floor(state / before.width)];
    return x < after.width && y < after.height ? x + y * after.width : null;
  },
  claimHint: () => 'Tap a cell for won, again for lost; with keys W and L. It speaks of a piece that stands there alone.',
  canFill: ({ width, height }) => Math.max(width, height) <= SVG_SIDE,
  // Cells against the moves; where those lead back, by the moves to the end.
  rankBy: ({ width, kinds }, { name, remoteness }) => {
    const direction = directionOf(kinds.find((kind) => kind.name === name)?.moves ?? []);
    if (direction === null) {
      return (state) => {
        const far = remoteness[state] ?? -1;
        return far < 0 ? Infinity : far;
      };
    }
    // Rounded, for cells that are equally far along are taken as they are read.
    return (state) => -Math.round(((state % width) * direction[0] + Math.floor(state / width) * direction[1]) * 1e6);
  },
  placeNoun: () => 'cell',
  placeLabel: placeName,
  frameHeight: ({ width, height }) => 310 + Math.min(410, (680 / Math.max(1, width)) * height),
};
