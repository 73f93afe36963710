/** Contest problems of all other judges. */

import type { ToldProblem } from './told.js';

export const OTHERS: Record<string, ToldProblem> = {
  'cses-1098': { name: 'Nim Game II', rule: 'Take one, two or three sticks from one heap.', theory: 'A heap counts as its size modulo 4.' },
  'cses-1099': {
    name: 'Stair Game',
    rule: 'Move any number of balls from one stair to the next lower one. The first stair is the ground.',
    theory: 'Staircase Nim: every second stair counts as a Nim heap, from the one above the ground on.',
  },
  'cses-1729': {
    name: 'Stick Game',
    rule: 'From one heap of sticks, take as many as one of the given numbers says.',
    theory: 'A size is lost when each allowed number leads to a won one. The strip shows the answer for every size at once.',
    covered: 'The answer for all sizes is the strip of letters that the link opens.',
  },
  'cses-1730': { name: 'Nim Game I', rule: 'Take any number of sticks from one heap.', theory: 'Nim: lost exactly when the nim-sum is 0.' },
  'cses-2207': {
    name: 'Grundy’s Game',
    rule: 'Split a heap into two heaps of different sizes.',
    theory: 'Grundy’s game: lost sizes have been listed far out, and none is known beyond 1222.',
    covered: 'Heaps of some ten thousand coins at once; the original has up to a million.',
  },
  'cses-2208': {
    name: 'Another Game',
    rule: 'Take one coin from each of some heaps, at least one.',
    theory: 'A selective sum: lost exactly when every heap is lost alone, which is when all are even.',
  },
  'gcj-2019-1c': {
    name: 'Bacterial Tactics',
    rule: 'Fill the whole row or column of a free rectangle, but never through a radioactive cell.',
    theory: 'A filled line parts the rectangle into two independent ones: the mex over all safe lines.',
    covered: 'Who wins and by which lines; the original counts a line once for each cell that it can be begun from.',
  },
  'ioi-2005-rec': {
    name: 'Rectangle Game',
    rule: 'Cut a rectangle along a line between its cells, and throw the smaller part away.',
    theory: 'The two sides are independent heaps; a side is a power of two minus one exactly when it counts as 0.',
    covered: 'Who wins and by which cuts, with sides of some hundred cells; the original asks you to play against the judge.',
  },
  'kt-cuboid-slicing-game': {
    name: 'Cuboid Slicing Game',
    rule: 'Choose a cell of a cuboid. The three layers through it vanish, and up to eight cuboids are left.',
    theory: 'A product of games on a line: the Grundy number of a cuboid is the mex over its cells.',
    covered: 'Cuboids of up to some ten cells a side; the original has thirty.',
  },
  'lc-292': { name: 'Nim Game', rule: 'From one heap, take one, two or three stones.', theory: 'Lost exactly at the multiples of 4.' },
  'lc-294': {
    name: 'Flip Game II',
    rule: 'Turn two neighbouring plus signs into minus signs.',
    theory: 'Each run of plus signs is a row of Dawson’s Kayles.',
  },
  'lc-464': {
    name: 'Can I Win',
    rule: 'Choose a number from 1 to m that nobody has chosen. Whoever brings the sum to the total wins.',
    theory: 'The set of chosen numbers tells everything, so that at most 2^m positions are looked at.',
    covered: 'Numbers up to some 15 and a total of at least 1; the original has up to 20.',
  },
  'lc-1025': { name: 'Divisor Game', rule: 'Subtract a proper divisor from a number.', theory: 'Lost exactly at odd numbers, whose divisors are odd and lead to even ones.' },
  'lc-1510': { name: 'Stone Game IV', rule: 'From one heap, take a square number of stones.', theory: 'Lost sizes follow no known rule; they are found one after the other.' },
  'lg-p2148': {
    name: 'E&D',
    rule: 'Of one pair of piles, remove one pile and split the other in two, which form the new pair.',
    theory: 'The Grundy number of a pair is the lowest binary place at which neither size minus one has a 1.',
    covered: 'Piles of some hundred stones; the original has up to two thousand million.',
  },
  'lg-p2252': {
    name: 'Wythoff’s game',
    rule: 'Take any number of stones from one of two piles, or the same number from both.',
    theory: 'Lost pairs are the multiples of the golden ratio and of its square, rounded down.',
    covered: 'Piles of up to some thousand stones; the original has up to a thousand million.',
  },
  'lg-p2599': {
    name: 'Taking stones from both ends',
    rule: 'From a row of piles, take stones of the first or of the last pile.',
    theory: 'For each row without its first pile there is one size of that pile which loses; these sizes follow from shorter rows.',
    covered: 'Rows of a few dozen small piles; the original has up to a thousand.',
  },
  'lg-p3185': {
    name: 'Splitting beans',
    rule: 'Take one bean from a bottle and put one bean into each of two later bottles, which may be the same.',
    theory: 'Each bean is a component whose number depends on its bottle alone; two beans in a bottle cancel.',
    covered: 'Who wins, the least winning turn and how many there are.',
  },
  'lg-p3480': {
    name: 'Pebbles',
    rule: 'Take pebbles from one pile, but leave no pile smaller than the one to its left.',
    theory: 'Staircase Nim on the differences of neighbouring piles: every second one counts.',
  },
  'lg-p4055': {
    name: 'A piece in a maze',
    rule: 'Put a piece on a free cell. Then, the opponent first, move it in turn to a free neighbour where it has not been.',
    theory: 'The winning starts are the cells that some largest matching of neighbours misses.',
    covered: 'Mazes of some thousand cells, and every winning start in the picture; the original has ten thousand.',
  },
  'lg-p4136': {
    name: 'Who can win?',
    rule: 'Move a stone from the corner of a square board to a neighbouring cell where it has not been.',
    theory: 'A board of even side is tiled by dominoes, and who begins always moves along one; of odd side the opponent does, once the corner is left out.',
  },
  'lg-p4279': {
    name: 'John’s game',
    rule: 'Take any number of stones from one pile; whoever takes the last stone loses.',
    theory: 'Misère Nim: as Nim while some pile has two stones or more, else the parity of the piles.',
  },
  'lg-p5363': {
    name: 'Moving coins',
    rule: 'Move one coin to the left along a strip, not onto or over another one.',
    theory: 'Staircase Nim on the gaps before the coins: the gap before the last coin, and every second one from it.',
    covered: 'One start at a time, as gaps from the last coin to the first; the original counts all starts that are won.',
  },
  'lg-p6487': {
    name: 'HRPA',
    rule: 'From one pile, take at most twice as much as the opponent has just taken.',
    theory: 'Fibonacci Nim: take the least part of the size written as a sum of Fibonacci numbers that are no neighbours.',
    covered: 'Some hundred hairs, and all first turns but taking all of them; the answer is the least that wins, or all where none does.',
  },
  'loj-1296': {
    name: 'Again Stone Game',
    rule: 'Take at least one stone, at most half of the pile.',
    theory: 'An even pile counts as half of itself; an odd one as the pile of half its size, rounded down.',
    covered: 'Piles of up to some thousand stones; the original has up to a thousand million.',
  },
  'loj-1315': {
    name: 'Game of Hyper Knights',
    rule: 'Knights with six leaps, each of which lowers the sum of their coordinates; several may share a cell.',
    theory: 'One table of Grundy numbers serves all knights, and the nim-sum decides.',
  },
  'poj-2960': {
    name: 'S-Nim',
    rule: 'From one heap, take as many beads as one of the given numbers says.',
    theory: 'Each heap has its Grundy number, the mex of those that the given numbers lead to.',
  },
  'usaco-2022-circular-barn': {
    name: 'Circular Barn',
    rule: 'The rooms of a ring are visited in turn. Take one cow or a prime number of cows from the room that is next.',
    theory: 'A room alone is lost at the multiples of 4; its winner hastens, its loser delays, and the first room to end decides.',
    covered: 'Three rooms with some dozens of cows; the original has up to 100 000 rooms.',
  },
};
