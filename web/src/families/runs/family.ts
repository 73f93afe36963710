/** Piles too many to be drawn. */

import { ONE_GAME, GENERAL } from '../general.model.js';
import { RUN, runName, RUNS_LEGEND } from '#words/names';
import { itemAt } from '../../params/item-at.js';
import type { RunsPosition } from './pile-runs.model.js';
import { itemName } from '../names.model.js';
import { MOST_SAID } from '#words/alternative-text';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/subtraction';
import * as words from '#words/families/runs';

export const family: PageFamily<RunsPosition> = {
  ...GENERAL,
  ...ONE_GAME,
  games,
  playable: false,
  noun: () => RUN,
  itemName: ({ first, last, times }, item) => runName(itemAt(first, item), itemAt(last, item), itemAt(times, item)),
  picture: () => 'runs',
  legend: () => RUNS_LEGEND,
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
  described: (position, title) => {
    const names = Array.from(position.first.slice(0, MOST_SAID), (_, item) => itemName(position, item));
    return words.withRuns(title, position.count, names, position.first.length - names.length);
  },
  frameHeight: ({ first }) => 450 + 34 * first.length,
  editor: () => import('./runs-editor.js'),
  still: () => import('./still.js'),
};
