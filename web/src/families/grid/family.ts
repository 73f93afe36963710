/** A board with pieces. */

import type { PieceMove } from 'grundy-wasm';
import { SVG_SIDE } from '../../places/drawable.js';
import { cellName, pieceName } from '#words/language';
import { BOARD_LEGEND, PIECE, pieceOn } from '#words/names';
import { type BoardPosition, kindName, placeInCrowd } from './position.model.js';
import { GENERAL } from '../general.model.js';
import { itemName, placeName } from '../names.model.js';
import { MOST_SAID } from '#words/alternative-text';
import { MOST_ITEMS, type Chance } from '../../params/chance.js';
import { readCells, readPieces, writePieces, type Cell } from '../../params/lists.js';
import { valueOf } from '../../params/params.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/grid';
import * as words from '#words/families/grid';

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

/** A random cell, or the next one after it that is not damaged. */
function wholeCell(width: number, height: number, holes: ReadonlySet<string>, chance: Chance): Cell {
  const cells = width * height;
  for (let cell = chance(cells); ; cell = (cell + 1) % cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (!holes.has(`${x},${y}`)) return { x, y };
  }
}

export const family: PageFamily<BoardPosition> = {
  ...GENERAL,
  games,
  apart: true,
  playable: true,
  noun: () => PIECE,
  itemName: (position, item) =>
    pieceOn(
      kindName(position, item),
      family.placeName(position, position.pieceCell[item] ?? 0),
      placeInCrowd(position, item),
    ),
  placeName: ({ width }, state) => cellName(state % width, Math.floor(state / width)),
  picture: () => 'board',
  isHeat: ({ width, height }, _, coarse) => coarse || Math.max(width, height) > SVG_SIDE,
  legend: ({ holes }) => ({ ...BOARD_LEGEND, closer: true, gone: holes.length > 0 }),
  places: true,
  moveLabel: (position, { item, from, to }) =>
    words.pieceMove(
      kindName(position, item),
      placeName(position, from),
      placeName(position, to),
      placeInCrowd(position, item),
    ),
  // A piece that does not start where the position has it is named by the cell where it starts.
  moveWords: (position, { item, from, to }) => {
    const name =
      from === position.pieceCell[item]
        ? itemName(position, item)
        : words.pieceNowOn(kindName(position, item), placeName(position, from));
    return words.movingPiece(name, placeName(position, to));
  },
  shortWords: (position, { item, to }) => words.pieceBecomes(itemName(position, item), placeName(position, to)),
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
  chance: {
    pieces: (value, chance, text) => {
      const [width = 0, height = 0] = (valueOf(text, 'size') ?? '').split('x').map(Number);
      const holes = new Set(readCells(valueOf(text, 'holes')).map(({ x, y }) => `${x},${y}`));
      const now = readPieces(value);
      const whole = width * height - holes.size;
      if (now.length > MOST_ITEMS || whole < 1 || (holes.size > whole && holes.size > MOST_ITEMS)) return value;
      return writePieces(now.map(({ kind }) => ({ kind, ...wholeCell(width, height, holes, chance) })));
    },
  },
  shadesByWhole: () => true,
  editor: () => import('./board-editor.js'),
  tools: () => import('./board-tools.js'),
  still: () => import('./still.js'),
  extra: () => import('./extra.js'),
};
