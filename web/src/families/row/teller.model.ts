/** Words for moves of stairs, ordered piles, cakes and pots, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import type { Teller } from '../teller.model.js';
import { itemName, itemNames } from '../names.model.js';
import type { NimHeap } from '#words/reasons';
import { pairing } from '#words/reasons-hidden';
import * as words from '#words/families/row';
import { itemAt } from '../../params/item-at.js';
import { potsOf, type Look, type RowPosition } from './position.model.js';

function labelOf(position: RowPosition, move: ShownMove): string {
  const { item, from, to } = move;
  const name = itemName(position, item);
  switch (position.look) {
    case 'stairs':
      return words.coinsMove(name, from - to);
    case 'piles':
    case 'cakes':
      return words.coinsTaken(name, from, to);
    case 'pots': {
      const [one, other] = potsOf(move);
      return one === other
        ? words.stonesMoveTwice(name, itemName(position, one))
        : words.stonesMove(name, one + position.first, other + position.first);
    }
  }
}

function wordsOf(position: RowPosition, move: ShownMove): string {
  const { item, from, to } = move;
  const name = itemName(position, item);
  switch (position.look) {
    case 'stairs':
      return words.movingDown(name, from - to);
    case 'piles':
      return words.takingPile(name, to);
    case 'cakes':
      return words.eatingCake(name, to);
    case 'pots': {
      const [one, other] = potsOf(move);
      return one === other
        ? words.puttingTwo(name, itemName(position, one))
        : words.puttingOneEach(name, one + position.first, other + position.first);
    }
  }
}

function shortOf(position: RowPosition, move: ShownMove): string {
  const name = itemName(position, move.item);
  switch (position.look) {
    case 'stairs':
      return words.stairKeeps(name, move.to);
    case 'piles':
    case 'cakes':
      return words.coinsTaken(name, move.from, move.to);
    case 'pots':
      return labelOf(position, move);
  }
}

const NIM_HEAPS: Partial<Record<Look, NimHeap>> = {
  stairs: words.NIM_STAIRS,
  piles: words.NIM_DIFFERENCES,
  pots: words.NIM_STONES,
};

export const row: Teller<
  RowPosition,
  'even-depth' | 'odd-depth' | 'pairing' | 'differences' | 'largest' | 'place-values'
> = {
  ...GENERAL,
  first: ({ first }) => first,
  moveLabel: labelOf,
  moveWords: wordsOf,
  shortWords: shortOf,
  nimHeap: (position) => NIM_HEAPS[position.look] ?? GENERAL.nimHeap(position),
  tame: (position, items) => {
    if (position.look !== 'pots') return GENERAL.tame(position, items);
    return words.tameStones(itemNames(position, items), items.length === 1 && position.heaps[itemAt(items, 0)] === 1);
  },
  restores: (position, step, turn) => {
    const { heap, before, after } = step;
    switch (position.look) {
      case 'stairs':
        return words.restoresStair(turn, itemName(position, heap), before, after);
      case 'piles':
        return words.restoresDifference(turn, itemName(position, heap), before, after);
      case 'pots':
        return words.exchangesStone(turn, before, after);
      case 'cakes':
        return GENERAL.restores(position, step, turn);
    }
  },
  steps: {
    'even-depth': ({ items }, position) => words.stairsAtEvenHeight(itemNames(position, items), items.length === 1),
    'odd-depth': ({ items }, position) => words.stairsAtOddHeight(itemNames(position, items), items.length === 1),
    pairing: ({ items }, position) => pairing(items.length === 0 ? '' : itemNames(position, items)),
    differences: ({ values, omitted }) => words.differences(values, omitted),
    largest: ({ size, count }, _, { play }) => words.largestCakes(size, count, play),
    'place-values': ({ values, omitted }) => words.stoneNumbers(values, omitted),
  },
};
