/** The rules of the games, whatever the position. */

import { lookup } from '../../../params/lookup.js';

/** Each rule in one sentence, by the key of the catalogue. */
export const GAME_RULES = lookup<string>({
  nim: 'Take one or more coins from one pile.',
  subtraction: 'Take coins from one pile: as many as a given set of numbers allows.',
  nimble: 'Move one coin any number of squares to the left; coins may share a square.',
  'poker-nim': 'Take one or more coins from one pile, or add coins to a pile that may still receive them.',
  kayles: 'Knock down one pin, or two side by side; this may split their row in two.',
  'dawsons-kayles': 'Knock down two pins side by side; this may split their row in two.',
  dawson:
    'Two rows of pawns face each other, and whoever can capture must. Advancing a pawn clears its file and the files beside it.',
  lasker: 'Take one or more coins from one heap, or split one heap in two.',
  grundy: 'Split one heap into two heaps of different sizes.',
  officers: 'Take one coin from a heap of two or more; you may split what is left in two.',
  treblecross: 'Take three coins side by side from one row; this may split the row in two.',
  guiles: 'Take a whole heap of one or two coins, or take two coins and split what is left of the heap in two.',
  octal: 'Take coins from one heap and leave nothing, one heap or two heaps of it, as the code allows.',
  hexadecimal: 'Take coins from one heap and leave up to three heaps of it, as the code allows.',
  board: 'Move one piece by its own moves; pieces may share a cell.',
  cram: 'Put a domino on two free cells side by side, along a row or a column.',
  chomp:
    'Bite a square of the bar: it goes with all above it and to its right. The lowest square on the left is poisoned.',
  notakto:
    'Mark a free cell of a board that has no three marks in a row yet: side by side, one above the other or along a diagonal.',
  tree: 'Move one or more coins from one node to its parent.',
  staircase: 'Move one or more coins from one stair to the next lower one.',
  ordered: 'Take one or more stones from one pile, but leave no pile smaller than the one to its left.',
  cake: 'Eat one or more pieces of a largest cake.',
  roxor: 'Take one stone from a pot and put one stone into each of two later pots, which may be the same pot.',
  northcott: 'Slide one of your pieces along its row, forward or back, but not past the other piece.',
  graph: 'Move one token along an arc; tokens may share a node.',
  geography: 'Move the token along an edge, never to a node where it has been, or never along the same edge.',
  'node-kayles': 'Put a token on a node that has none, and none beside it.',
  'arc-kayles': 'Put tokens on both ends of an edge where neither has one.',
  hackenbush: 'Cut an edge; what no longer hangs on the ground falls.',
  rule: 'Type the moves of a game: what they make of one position’s numbers.',
});
