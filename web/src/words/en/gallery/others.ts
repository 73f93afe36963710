/** Contest problems of all other judges. */

import type { ToldProblem } from './told.js';
import { lookup } from '../../../params/lookup.js';

export const OTHERS = lookup<ToldProblem>({
  'cses-1098': {
    name: 'Nim Game II',
    rule: 'Take one, two or three sticks from one heap.',
    theory: 'A heap counts as its size modulo 4.',
  },
  'cses-1099': {
    name: 'Stair Game',
    rule: 'Move any number of balls from one stair to the next lower one. The first stair is the ground.',
    theory: 'Staircase Nim: every second stair counts as a Nim heap, from the one above the ground on.',
  },
  'cses-1729': {
    name: 'Stick Game',
    rule: 'From one heap of sticks, take as many as one of the given numbers says.',
    theory:
      'A size is lost when each allowed number leads to a won one. The strip shows the answer for every size at once.',
    covered: 'The answer for all sizes is the strip of letters that the link opens.',
  },
  'cses-1730': {
    name: 'Nim Game I',
    rule: 'Take any number of sticks from one heap.',
    theory: 'Nim: lost exactly when the nim-sum is 0.',
  },
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
    covered:
      'Who wins and by which cuts, with sides of some hundred cells; the original asks you to play against the judge.',
  },
  'kt-bachetsgame': {
    name: 'Bachet’s Game',
    rule: 'From one pile of stones, take as many as one of the given numbers says; 1 is always among them.',
    theory: 'A size is lost when each allowed number leads to a won one.',
  },
  'kt-cuboid-slicing-game': {
    name: 'Cuboid Slicing Game',
    rule: 'Choose a cell of a cuboid. The three layers through it vanish, and up to eight cuboids are left.',
    theory: 'A product of games on a line: the Grundy number of a cuboid is the mex over its cells.',
    covered: 'Cuboids of up to some ten cells a side; the original has thirty.',
  },
  'lc-292': {
    name: 'Nim Game',
    rule: 'From one heap, take one, two or three stones.',
    theory: 'Lost exactly at the multiples of 4.',
  },
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
  'lc-1025': {
    name: 'Divisor Game',
    rule: 'Subtract a proper divisor from a number.',
    theory: 'Lost exactly at odd numbers, whose divisors are odd and lead to even ones.',
  },
  'lc-1510': {
    name: 'Stone Game IV',
    rule: 'From one heap, take a square number of stones.',
    theory: 'Lost sizes follow no known rule; they are found one after the other.',
  },
  'loj-1229': {
    name: 'Treblecross',
    rule: 'Put a cross on a free cell of a row. Whoever completes three crosses side by side wins.',
    theory:
      'Nobody goes within two cells of a cross. So a cross uses up five cells, or in a row that is two longer, three side by side.',
    covered:
      'A row by its gaps, where no turn wins at once: between two crosses each is two shorter, a row without a cross two longer.',
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
  'poj-1704': {
    name: 'Georgia and Bob',
    rule: 'Move one piece to the left along a strip, not onto or over another one.',
    theory: 'Staircase Nim on the gaps before the pieces: the gap before the last piece, and every second one from it.',
  },
  'poj-2311': {
    name: 'Cutting Game',
    rule: 'Cut a piece of squared paper in two along a line. Whoever cuts out a single cell wins.',
    theory:
      'A strip one cell wide wins at once for whoever is to move. So nobody makes one, and what is left is an ordinary sum.',
    covered: 'Sheets of some hundred cells a side; the largest ones of the original, two hundred, take some seconds.',
  },
  'poj-2348': {
    name: 'Euclid’s Game',
    rule: 'Subtract from the larger of two numbers a multiple of the smaller one. Whoever reaches 0 wins.',
    theory:
      'Who first has a choice, since one number is at least twice the other, wins; without any choice the steps of Euclid are counted.',
    covered: 'Numbers of some hundred thousand whose quotients are small; the original has larger ones.',
  },
  'poj-2425': {
    name: 'A Chess Game',
    rule: 'Pieces stand on the nodes of a graph without circles, also several on one. Move one of them along an arc.',
    theory:
      'Each node has its Grundy number, the mex of those its arcs lead to, and the nim-sum of all pieces decides.',
    covered: 'One start at a time, drawn as a graph.',
  },
  'poj-2960': {
    name: 'S-Nim',
    rule: 'From one heap, take as many beads as one of the given numbers says.',
    theory: 'Each heap has its Grundy number, the mex of those that the given numbers lead to.',
  },
  'poj-3533': {
    name: 'Light Switching Game',
    rule: 'Switch the lights at the corners of a box in space, which may be flat, thin or a single point. The far corner must go off.',
    theory: 'A light is worth the nim product of its three coordinates.',
    covered: 'Lights with coordinates of up to a dozen; the original has larger ones.',
  },
  'sp-cot3': {
    name: 'Combat on a tree',
    rule: 'Choose a white node of a tree, and paint all nodes from there to the root black.',
    theory:
      'What hangs on the painted path falls apart into subtrees, and their nim-sum is the Grundy number of the choice.',
    covered:
      'Trees of some dozens of nodes, as lists in the order of a walk through the tree; the original has up to 100 000.',
  },
  'usaco-2022-circular-barn': {
    name: 'Circular Barn',
    rule: 'The rooms of a ring are visited in turn. Take one cow or a prime number of cows from the room that is next.',
    theory:
      'A room alone is lost at the multiples of 4; its winner hurries, its loser stalls, and the first room to end decides.',
    covered: 'Three rooms with some dozens of cows; the original has up to 100 000 rooms.',
  },
});
