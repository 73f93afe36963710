/** Contest problems of Hangzhou Dianzi University’s online judge. */

import type { ToldProblem } from './told.js';
import { lookup } from '../../../params/lookup.js';

export const HDU = lookup<ToldProblem>({
  'hdu-1847': {
    name: 'Good Luck in CET-4 Everybody!',
    rule: 'From one pile of cards, take as many as a power of two says.',
    theory: 'Lost exactly at the multiples of 3, since no power of two is one.',
  },
  'hdu-1848': {
    name: 'Fibonacci again and again',
    rule: 'From one of three piles, take as many stones as a Fibonacci number says.',
    theory: 'Each pile has its Grundy number, and their nim-sum decides.',
  },
  'hdu-2147': {
    name: 'kiki’s game',
    rule: 'A coin begins in the corner of a board. Move it one cell to the left, down, or both.',
    theory: 'Lost exactly when the numbers of rows and of columns are both odd.',
  },
  'hdu-2897': {
    name: 'Encounter',
    rule: 'Take at least p and at most q coins, or all of them where fewer than p are left. Whoever takes the last coin loses.',
    theory: 'Lost where the size modulo p + q is at least 1 and at most p.',
    covered: 'Piles of some thousand coins; the original has larger ones.',
  },
  'hdu-3032': {
    name: 'Nim or not Nim?',
    rule: 'Take any number of objects from one heap, or split one heap in two.',
    theory:
      'Lasker’s Nim: a heap counts as its size, but a multiple of 4 as one less, and a size just below one as one more.',
  },
  'hdu-3537': {
    name: 'Daizhenyang’s Coin',
    rule: 'Turn over one, two or three coins of a row; the one farthest to the right must go from heads to tails.',
    theory:
      'Mock Turtles: a coin at place x, counted from 0, is worth 2x or 2x + 1, whichever has an odd number of ones in binary.',
    covered: 'Places of up to some hundred; the original has far larger ones.',
  },
  'hdu-3980': {
    name: 'Paint Chain',
    rule: 'Paint m neighbouring beads of a ring, none of which is painted yet.',
    theory:
      'The first turn makes a row of the ring. Every further one cuts a row in two, whose nim-sum is its Grundy number.',
  },
});
