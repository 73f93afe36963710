/** Words for moves of piles and of coins on a strip, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import { periodText, reversibleText } from '../nim-like.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import type { Teller } from '../teller.model.js';
import { itemName, itemNames } from '../names.model.js';
import * as words from '#words/families/subtraction';
import { itemAt } from '../../params/item-at.js';
import type { PilesPosition } from './position.model.js';

const sizeMove = (position: PilesPosition, { item, from, to }: ShownMove): string =>
  (position.look === 'strip' ? words.coinMove : words.pileMove)(itemName(position, item), from, to);

export const subtraction: Teller<PilesPosition, 'period' | 'reversible' | 'take-theorem'> = {
  ...GENERAL,
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
};
