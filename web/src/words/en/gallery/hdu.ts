/** Contest problems of Hangzhou Dianzi University’s online judge. */

import type { ToldProblem } from './told.js';

export const HDU: Record<string, ToldProblem> = {
  'hdu-3537': {
    name: 'Daizhenyang’s Coin',
    rule: 'Turn over one, two or three coins of a row; the one farthest to the right must go from heads to tails.',
    theory: 'Mock Turtles: a coin at place x, counted from 0, is worth 2x or 2x + 1, whichever has an odd number of ones in binary.',
    covered: 'Places of up to some hundred; the original has up to 10^8. A place that is given twice counts once.',
  },
};
