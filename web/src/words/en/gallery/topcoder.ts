/** Contest problems of Topcoder. */

import type { ToldProblem } from './told.js';
import { lookup } from '../../../params/lookup.js';

export const TOPCODER = lookup<ToldProblem>({
  'tc-cake-party': {
    name: 'CakeParty',
    rule: 'Eat one or more pieces of a cake, but only of one that is largest at the moment.',
    theory:
      'An even number of largest cakes is lost for the player to move: each turn makes it odd, and the opponent can make it even again.',
  },
  'tc-chess-training': {
    name: 'ChessTraining',
    rule: 'Queens move toward the corner, one in a turn. Whoever brings one into the corner wins.',
    theory:
      'A queen on an edge or on the diagonal wins at once. So nobody goes there, and what is left is an ordinary sum.',
    covered: 'Queens off both edges and off the diagonal; with one on them the first player wins at once.',
  },
  'tc-game-of-segments': {
    name: 'GameOfSegments',
    rule: 'Join two corners of a polygon by a segment that touches none drawn before.',
    theory: 'A segment uses two corners and parts the others in two: Dawson’s Kayles, with period 34.',
  },
  'tc-long-long-nim': {
    name: 'LongLongNim',
    rule: 'Take as many stones as one of the given numbers says. How many of the first pile sizes are lost?',
    theory: 'Whether a size is lost depends on the last few sizes alone, so that the pattern repeats.',
  },
  'tc-ordered-nim': {
    name: 'OrderedNim',
    rule: 'Nim in which stones may only be taken from the first pile that is not empty.',
    theory: 'Whoever first faces a pile of two or more decides who begins the next one, and wins.',
    covered: 'Piles of some hundred stones; the original has up to a thousand million.',
  },
  'tc-roxor': {
    name: 'Roxor',
    rule: 'Take one stone from a pot and put one stone into each of two later pots, which may be the same.',
    theory: 'Each stone is a component whose number depends on its pot alone; two stones in a pot cancel.',
  },
  'tc-split-stone-game': {
    name: 'SplitStoneGame',
    rule: 'Split a pile of two or more stones, and put the two parts on two other piles.',
    theory: 'Each turn removes a pile and leaves large ones, so that only the number of piles counts.',
    covered: 'By the number of piles, and 1 if some pile has two stones or more, else 0.',
  },
  'tc-stone-game-strategist': {
    name: 'StoneGameStrategist',
    rule: 'Take stones from one pile, but leave no pile smaller than the one to its left.',
    theory: 'Staircase Nim on the differences of neighbouring piles: every second one counts.',
  },
  'tc-stones-game': {
    name: 'StonesGame',
    rule: 'Reverse k neighbouring stones of a row, among them the white one. Whoever brings it to the goal wins.',
    theory: 'A turn can be undone, so that whoever would lose repeats: a win comes in the first two turns or never.',
    covered: 'Rows of some thousands of stones. The second number of the position only tells the turns apart.',
  },
});
