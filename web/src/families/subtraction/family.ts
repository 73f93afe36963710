/** Piles, and coins on a strip. */

import { COIN, numbered, PILE, PILES_LEGEND, STRIP_LEGEND } from '#words/names';
import { hasLongTable, LONGEST_STRIP } from '../../places/drawable.js';
import { drawsStrip, type PilesPosition } from './position.model.js';
import { GENERAL, periodText, reversibleText } from '../general.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { itemName, itemNames } from '../names.model.js';
import { itemAt } from '../../params/item-at.js';
import { drawnNumbers } from '../../params/chance.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/subtraction';
import * as words from '#words/families/subtraction';

const sizeMove = (position: PilesPosition, { item, from, to }: ShownMove): string =>
  (position.look === 'strip' ? words.coinMove : words.pileMove)(itemName(position, item), from, to);

export const family: PageFamily<PilesPosition> = {
  ...GENERAL,
  games,
  apart: true,
  playable: true,
  noun: ({ look }) => (look === 'strip' ? COIN : PILE),
  itemName: (position, item) => numbered(family.noun(position), item + 1),
  placeName: (_, state) => String(state),
  picture: (position) => (drawsStrip(position) ? 'strip' : 'piles'),
  isHeat: (_, tables) => hasLongTable(tables),
  legend: ({ look }) => (look === 'strip' ? STRIP_LEGEND : PILES_LEGEND),
  moveLabel: sizeMove,
  // A coin of a strip goes to a square; a pile may also be given coins.
  moveWords: (position, { item, from, to }) => {
    const name = itemName(position, item);
    if (position.look === 'strip') return words.movingCoin(name, to);
    return to > from ? words.addingTo(name, to) : words.takingPile(name, to);
  },
  shortWords: sizeMove,
  stateName: (_, state) => words.sizeName(state),
  reaching: (position, step) => {
    const { who, one } = GENERAL.reaching(position, step);
    return { who: words.pilesOfSize(who, one, step.state), one };
  },
  nimHeap: (position) => {
    if (position.take !== '') return GENERAL.nimHeap(position);
    return position.look === 'strip' ? words.NIM_COINS : words.NIM_PILES;
  },
  nimNumber: (position, items) =>
    position.look === 'strip' ? words.coinsLikePiles(itemNames(position, items)) : GENERAL.nimNumber(position, items),
  steps: {
    period: periodText,
    reversible: reversibleText,
    'take-theorem': (step, position) => {
      const piles = step.items.map((item, place) => ({
        name: itemName(position, item),
        rest: itemAt(step.rests, place),
        value: itemAt(step.values, place),
      }));
      return step.set === 'thirds' ? words.takesThirds(step, piles) : words.takesRange(step, piles);
    },
  },
  described: ({ piles, look }, title) => {
    if (piles.length === 0) return look === 'strip' ? words.noCoin(title) : words.noPile(title);
    return look === 'strip' ? words.withCoins(title, piles) : words.withPiles(title, piles);
  },
  placeTitle: ({ look }, state) => (look === 'strip' ? words.coinTitle(state) : words.pileTitle(state)),
  placeFacts: (_, { adds }) => (adds.length === 0 ? [] : [words.ADDS_DO_NOT_COUNT]),
  claimHint: ({ look }) => (look === 'strip' ? null : words.CLAIM_SIZES),
  canFill: (_, { columns }) => columns <= LONGEST_STRIP,
  placeNoun: ({ look }) => (look === 'strip' ? words.SQUARE : words.SIZE),
  placeLabel: (_, state) => String(state),
  frameHeight: ({ look, piles, take, adds }, narrow) => {
    if (look === 'strip') return narrow ? 590 : 430;
    const around = take === '' && adds.length === 0 ? 460 : 530;
    return around + (narrow ? 90 : 0) + 215 * Math.ceil(piles.length / (narrow ? 3 : 6));
  },
  chance: {
    piles: (value, chance) => drawnNumbers(value, 1, chance),
    coins: (value, chance) => drawnNumbers(value, 0, chance),
  },
  shadesByWhole: (position) => !drawsStrip(position),
  editor: (position) => (drawsStrip(position) ? import('./coin-strip-editor.js') : import('./piles-editor.js')),
  still: (position) => (drawsStrip(position) ? import('./still-coins.js') : import('./still-piles.js')),
  extra: () => import('./extra.js'),
};
