/** Words for marks on boards, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import type { Teller } from '../teller.model.js';
import { placeName } from '../names.model.js';
import * as words from '#words/families/notakto';
import { markedPlace, type NotaktoPosition } from './position.model.js';

const marked = (position: NotaktoPosition, move: ShownMove): string => placeName(position, markedPlace(position, move));

export const notakto: Teller<NotaktoPosition> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, move) => words.markName(marked(position, move)),
  moveWords: (position, move) => words.marking(marked(position, move)),
  shortWords: (position, move) => words.markName(marked(position, move)),
  // Only needed where a single board is open: the state is named by the mark that the option adds.
  stateName: (position, state) => {
    const item = position.ended.indexOf(0);
    return words.aMarkOn(marked(position, { item, from: position.marks[item] ?? 0, to: state }));
  },
};
