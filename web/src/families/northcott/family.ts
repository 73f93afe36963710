/** Northcott's game. */

import { ONE_GAME, GENERAL, reversibleText, likeNim } from '../general.model.js';
import { NORTHCOTT_LEGEND, numbered, ROW } from '#words/names';
import type { NorthcottPosition } from './position.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { itemName } from '../names.model.js';
import { valueOf } from '../../params/params.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/northcott';
import * as words from '#words/families/northcott';

const colourOf = ({ white }: NorthcottPosition, { item, from }: ShownMove): 'white' | 'black' =>
  white[item] === from ? 'white' : 'black';

export const family: PageFamily<NorthcottPosition> = {
  ...GENERAL,
  ...ONE_GAME,
  games,
  noun: () => ROW,
  itemName: (_, item) => numbered(ROW, item + 1),
  picture: () => 'pairs',
  legend: () => NORTHCOTT_LEGEND,
  moveLabel: (position, move) =>
    words.pieceMove(itemName(position, move.item), colourOf(position, move), move.from + 1, move.to + 1),
  moveWords: (position, move) =>
    words.movingPiece(itemName(position, move.item), colourOf(position, move), move.to + 1),
  shortWords: (position, move) =>
    words.pieceBecomes(itemName(position, move.item), colourOf(position, move), move.to + 1),
  restores: (position, { heap, before, after }, turn) =>
    words.restoresGap(turn, itemName(position, heap), before, after),
  steps: { gaps: ({ values, omitted }, _, { play }) => words.gaps(values, omitted, play), reversible: reversibleText },
  described: ({ white, width }, title) => words.withRows(title, white.length, width),
  placeFacts: (analysis, _, __, entry) =>
    analysis.play === 'misere'
      ? []
      : [...likeNim(analysis, entry, words.fewerCellsLeft), words.RETREAT_CHANGES_NOTHING],
  frameHeight: ({ white }) => 440 + 73 * white.length,
  chance: {
    rows: (value, chance, text) => {
      const columns = Number(valueOf(text, 'columns'));
      if (!(columns >= 2)) return value;
      return value
        .split(',')
        .map(() => {
          const white = chance(columns);
          const black = (white + 1 + chance(columns - 1)) % columns;
          return `${white + 1}-${black + 1}`;
        })
        .join(',');
    },
  },
  editor: () => import('./northcott-editor.js'),
  still: () => import('./still.js'),
};
