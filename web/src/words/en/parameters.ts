/** The parameters that games of several families have. */

import { formatNumber } from './language.js';
import { lookup } from '../../params/lookup.js';
import type { ParameterWords } from '../game-words.js';

/** The largest number that is allowed. */
export const MOST = formatNumber(Number.MAX_SAFE_INTEGER);
export const IN_RUNS = '; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7';

export const PARAMETERS = lookup<ParameterWords>({
  sum: {
    meaning:
      'How many components a turn moves: one (disjunctive), one or more (selective), some but not all (not-all), or at most 2 (up-to-2). Under conjunctive every one moves, under continued every one that still can.',
    form: 'disjunctive, selective, not-all, conjunctive, continued or up-to-2 (or another number); disjunctive when left out',
  },
  play: {
    meaning: 'Who wins at the end: whoever cannot move loses (normal) or wins (misere).',
    form: 'normal or misere; normal when left out',
  },
  labels: {
    meaning: 'What readers see in place of the names of nodes, or of their numbers in a tree.',
    form: 'node:label, such as a:North bank,b:South bank; %2C is a comma in a label, %25 a percent sign',
  },
  at: {
    meaning:
      'Where nodes are drawn, from the left and from above; the others find their own place. It also adds nodes without arcs.',
    form: 'node@right.down, such as 1@120.40,2@200.40',
  },
});
