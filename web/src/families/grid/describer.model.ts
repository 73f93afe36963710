/** How boards with pieces are described, examined, filled and shared. */

import type { PieceMove } from 'grundy-wasm';
import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import { SVG_SIDE } from '../../places/drawable.js';
import { placeName } from '../names.model.js';
import { MOST_SAID } from '#words/alternative-text';
import * as words from '#words/families/grid';
import { pieceName } from '#words/language';
import { kindName } from './family.model.js';
import type { BoardPosition } from './position.model.js';

/** A direction along which every move advances; null where some moves lead back. */
export function directionOf(moves: readonly PieceMove[]): [x: number, y: number] | null {
  const units = moves.map(({ dx, dy }) => [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)] as const);
  // If all moves lie in an open half-plane, the middle of the two outermost ones forms an acute angle with each.
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
  described: (position, title) => {
    const { width, height, pieceCell } = position;
    const pieces =
      pieceCell.length > MOST_SAID
        ? pieceCell.length
        : Array.from(pieceCell, (cell, item) => ({ kind: kindName(position, item), cell: placeName(position, cell) }));
    return words.withPieces(title, width, height, pieces);
  },
  placeTitle: (position, state, { name }) => words.pieceTitle(pieceName(name), placeName(position, state)),
  // Cells are numbered row by row, so their numbers depend on the width of the board.
  followed: (before, after, state) => {
    const [x, y] = [state % before.width, Math.floor(state / before.width)];
    return x < after.width && y < after.height ? x + y * after.width : null;
  },
  claimHint: () => words.CLAIM_CELLS,
  canFill: ({ width, height }) => Math.max(width, height) <= SVG_SIDE,
  // Cells are filled against the direction of the moves; where moves lead back, by remoteness.
  rankBy: ({ width, kinds }, { name, remoteness }) => {
    const direction = directionOf(kinds.find((kind) => kind.name === name)?.moves ?? []);
    if (direction === null) {
      return (state) => {
        const far = remoteness[state] ?? -1;
        return far < 0 ? Infinity : far;
      };
    }
    // Rounded, so that cells equally far along keep their order in the table.
    return (state) => -Math.round(((state % width) * direction[0] + Math.floor(state / width) * direction[1]) * 1e6);
  },
  placeNoun: () => words.CELL,
  placeLabel: placeName,
  frameHeight: ({ width, height }) => 320 + Math.min(410, (680 / Math.max(1, width)) * height),
};
