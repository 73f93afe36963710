/** Marks on boards, as turns and reasons tell of them. */

import { GENERAL } from '../general-teller.model.js';
import type { ShownMove, Teller } from '../teller.model.js';
import { placeName } from '../../words/names.js';
import * as words from '#words/families/notakto';
import { markedPlace, type NotaktoPosition } from './position.model.js';

const marked = (position: NotaktoPosition, move: ShownMove): string => placeName(position, markedPlace(position, move));

export const notakto: Teller<NotaktoPosition> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, move) => words.markName(marked(position, move)),
  moveWords: (position, move) => words.marking(marked(position, move)),
  shortWords: (position, move) => words.markName(marked(position, move)),
  // It is told where one board alone can be marked: what its options have that it has not.
  stateName: (position, state) => {
    const item = position.ended.indexOf(0);
    return words.aMarkOn(marked(position, { item, from: position.marks[item] ?? 0, to: state }));
  },
};
