/** How positions of Northcott's game are described, examined and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL, likeNim } from '../general-describer.model.js';
import * as words from '#words/families/northcott';
import type { NorthcottPosition } from './position.model.js';

export const northcott: Describer<NorthcottPosition> = {
  ...GENERAL,
  described: ({ white, width }, title) => words.withRows(title, white.length, width),
  placeFacts: (analysis, _, __, entry) =>
    analysis.play === 'misere'
      ? []
      : [...likeNim(analysis, entry, words.fewerCellsLeft), words.RETREAT_CHANGES_NOTHING],
  frameHeight: ({ white }) => 440 + 73 * white.length,
};
