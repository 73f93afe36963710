/** Words for moves of piles too many to be drawn, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName } from '../names.model.js';
import { MOST_SAID } from '#words/alternative-text';
import * as words from '#words/families/runs';
import { itemAt } from '../../params/item-at.js';
import type { RunsPosition } from './position.model.js';

/** The item of a move is a run; which of its piles moves, only the notation says. */
export const runs: Teller<RunsPosition, 'nim-runs'> = {
  ...GENERAL,
  moveLabel: (_, { from, to }) => words.pileMove(from, to),
  moveWords: (_, { from, to }) => words.takingPile(from, to),
  shortWords: (_, { from, to }) => words.pileMove(from, to),
  steps: {
    'nim-runs': ({ items, first, last, times, values, omitted }, position) => {
      const told = items
        .slice(0, MOST_SAID)
        .map((item, place) => ({ name: itemName(position, item), value: itemAt(values, place) }));
      const pairs = times.some((many) => many > 1);
      const fours = first.some((size, place) => itemAt(last, place) > size);
      return words.nimRuns(told, items.length - told.length + omitted, pairs, fours);
    },
  },
};
