/** What the rules of the games are, whatever the position. */

/** By the key of the catalogue, in one sentence. */
export const GAME_RULES: Record<string, string> = {
  nim: 'Take any number of coins, at least one, from one pile.',
  subtraction: 'Take one of the numbers of coins in a set from one pile.',
  nimble: 'Move one coin any number of squares to the left; several may stand on one square.',
  'poker-nim': 'Take any number of coins from one pile, or add coins to a pile that may still be given them.',
  kayles: 'Knock down one pin or two that stand side by side in one row; what is left of the row may be in two parts.',
  'dawsons-kayles': 'Knock down two pins that stand side by side in one row; what is left of the row may be in two parts.',
  dawson: 'Two rows of pawns face each other, and who can capture must: advancing one clears its file and those beside it.',
  lasker: 'Take any number of coins from one heap, or split one heap in two.',
  grundy: 'Split one heap into two heaps of different sizes.',
  officers: 'Take one coin from a heap of two or more; what is left of the heap may be split in two.',
  treblecross: 'Take three coins that lie side by side in one row; what is left of the row may be in two parts.',
  guiles: 'Take a whole heap of one or two coins, or take two coins and split what is left of the heap in two.',
  octal: 'Take coins from one heap and leave nothing, one heap or two heaps of it: what the code allows for each number taken.',
  hexadecimal: 'Take coins from one heap and leave up to three heaps of it: what the code allows for each number taken.',
  board: 'Move one piece by its own moves; several may stand on one cell.',
  tree: 'Move one or more coins from one node to its parent.',
  staircase: 'Move one or more coins from one stair to the next lower one.',
  ordered: 'Take one or more stones from one pile, so that no pile is smaller than the one to its left.',
  cake: 'Eat one or more pieces of one cake among those with the most pieces.',
  roxor: 'Take one stone from a pot and put one stone into each of two later pots, which may be the same pot.',
  northcott: 'Slide one of your own pieces along its row, forward or back, not over the other piece.',
  graph: 'Move one token along an arc; several may stand on one node.',
};
