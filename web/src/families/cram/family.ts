/** Dominoes on a board. */

import { ONE_GAME, GENERAL } from '../general.model.js';
import { SVG_SIDE } from '../../places/drawable.js';
import { cellName, capitalised } from '#words/language';
import type { CramPosition } from './position.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { itemName, itemNames, placeName } from '../names.model.js';
import { drawnCells } from '../../params/chance.js';
import { valueOf } from '../../params/params.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/cram';
import * as words from '#words/families/cram';

/** The names of both cells that a domino covers. */
function cellsOf(position: CramPosition, move: ShownMove): [string, string] {
  return [placeName(position, move.item), placeName(position, move.changes?.[0]?.item ?? move.item)];
}

export const family: PageFamily<CramPosition> = {
  ...GENERAL,
  ...ONE_GAME,
  games,
  noun: () => words.REGION,
  itemName: (position, item) => words.regionOf(family.placeName(position, item)),
  placeName: ({ width }, state) => cellName(state % width, Math.floor(state / width)),
  picture: () => 'dominoes',
  isHeat: ({ width, height }) => Math.max(width, height) > SVG_SIDE,
  legend: () => words.CRAM_LEGEND,
  places: true,
  moveLabel: (position, move) => words.dominoName(...cellsOf(position, move)),
  moveWords: (position, move) => words.placing(...cellsOf(position, move)),
  shortWords: (position, move) => words.dominoName(...cellsOf(position, move)),
  restores: (position, { heap, before, after }, turn) =>
    words.restoresRegion(turn, itemName(position, heap), before, after),
  steps: {
    mirrored: ({ items }, position) => words.mirrored(itemNames(position, items), items.length === 1),
    'numbers-searched': ({ positions }) => words.numbersSearched(positions),
    regions: ({ items, values, omitted }, position) =>
      words.regionsSaid(
        items.map((item) => placeName(position, item)),
        values,
        omitted,
      ),
  },
  described: ({ width, height, holes }, title) => words.withBoard(title, width, height, holes.length),
  placeTitle: (position, state) =>
    (position.parts[state] ?? 0) > 0
      ? capitalised(itemName(position, state))
      : words.aloneCell(placeName(position, state)),
  placeAlone: (_, __, { shade }) => (shade === 'none' ? { outcome: words.IS_TAKEN } : null),
  // Cells are numbered row by row, so their numbers depend on the width of the board.
  followed: (before, after, state) => {
    const [x, y] = [state % before.width, Math.floor(state / before.width)];
    return x < after.width && y < after.height ? x + y * after.width : null;
  },
  placeNoun: () => words.CELL,
  placeLabel: placeName,
  frameHeight: ({ width, height }) => 320 + Math.min(410, (680 / Math.max(1, width)) * height),
  chance: {
    taken: (value, chance, text) => {
      const [width = 0, height = 0] = (valueOf(text, 'size') ?? '').split('x').map(Number);
      const cells = Array.from({ length: width * height }, (_, cell) => ({
        x: cell % width,
        y: Math.floor(cell / width),
      }));
      return drawnCells(value, cells, chance);
    },
  },
  editor: () => import('./cram-editor.js'),
  still: () => import('./still.js'),
};
