/** Contest problems of HackerRank. */

import type { ToldProblem } from './told.js';
import { lookup } from '../../../params/lookup.js';

const DIVISORS = 'A number is a Nim heap with one token for each prime factor, counted as often as it divides.';

export const HACKERRANK = lookup<ToldProblem>({
  'hr-bitter-chocolate': {
    name: 'Bitter Chocolate',
    rule: 'Bite a square off a bar of three rows; all above it and to its right goes with it. Whoever bites the lowest square on the left loses.',
    theory: 'Chomp: no formula is known for three rows, so that all positions are searched.',
  },
  'hr-bobs-game': {
    name: 'Bob’s Game',
    rule: 'Kings go one cell up, left, or up and left on a board with damaged cells; several may share a cell.',
    theory: 'Each king is a component, with a table of Grundy numbers for the board; the nim-sum decides.',
    covered: 'Who wins and how many winning moves there are: draw the board, then put the kings on it.',
  },
  'hr-chessboard-again': {
    name: 'A Chessboard Game, Again!',
    rule: 'Coins on a 15 × 15 board move as knights, but only by the four leaps that lower the sum of their coordinates.',
    theory: 'One table of Grundy numbers serves all coins, and the nim-sum decides.',
  },
  'hr-chocolate-in-box': {
    name: 'Chocolate in Box',
    rule: 'Nim with boxes of chocolates. How many first turns win?',
    theory:
      'A turn wins if it makes the nim-sum 0: one for each box that is larger than its own nim-sum with the total.',
  },
  'hr-digits-square-board': {
    name: 'Digits Square Board',
    rule: 'Cut a piece of a board of digits in two along a line; a piece that holds only prime digits must not be cut.',
    theory: 'A piece is a rectangle, and a cut leaves two independent ones: the mex over all cuts.',
    covered: 'Boards of up to some fifteen cells a side; the original has up to thirty.',
  },
  'hr-deforestation': {
    name: 'Deforestation',
    rule: 'Cut a branch of a tree; what no longer hangs on its root, node 1, is gone.',
    theory: 'Green Hackenbush: branches on one node count like one branch whose length is their nim-sum.',
  },
  'hr-game-of-kyles': {
    name: 'Game of Kyles',
    rule: 'Knock down one pin, or two side by side.',
    theory: 'Kayles: Grundy numbers have period 12 from 72 pins on.',
  },
  'hr-game-of-stones': {
    name: 'Game of Stones',
    rule: 'From one pile, take 2, 3 or 5 stones.',
    theory: 'Lost where the size divided by 7 leaves remainder 0 or 1.',
  },
  'hr-manasa-and-prime-game': {
    name: 'Manasa and Prime game',
    rule: 'Take 2, 3, 5, 7, 11 or 13 stones from one pile.',
    theory: 'The Grundy numbers of a pile repeat with a short period, and their nim-sum decides.',
  },
  'hr-misere-nim': {
    name: 'Misère Nim',
    rule: 'Take any number of stones from one pile; whoever takes the last stone loses.',
    theory: 'As in Nim while some pile has two stones or more; with piles of one stone, an even number of them wins.',
  },
  'hr-move-the-coins': {
    name: 'Move the Coins',
    rule: 'Move any number of coins from one node of a tree to its parent. Who wins if one node is hung elsewhere?',
    theory:
      'Staircase Nim on a tree: only nodes at an odd depth count, and re-hanging changes the depths of one subtree.',
  },
  'hr-nimble': {
    name: 'Nimble',
    rule: 'Move one coin any number of squares to the left; several may share a square.',
    theory: 'A coin is a Nim heap as large as its distance from the end, and two coins on a square cancel.',
  },
  'hr-permutation-game': {
    name: 'Permutation game',
    rule: 'Remove one number from a permutation. Whoever leaves an increasing row wins.',
    theory: 'With up to fifteen numbers, all 2^15 sets of removed ones are looked at.',
  },
  'hr-poker-nim': {
    name: 'Poker Nim',
    rule: 'Nim in which coins may also be added to a pile, but only so often.',
    theory: 'Whatever is added is taken away again at once, so that adding changes nothing.',
    covered:
      'Here each pile has so many coins to come, while the original counts the times; both end, and the answer is the same.',
  },
  'hr-silly-game': {
    name: 'Alice and Bob’s Silly Game',
    rule: 'From the numbers 1 to n, choose a prime that is left and remove all its multiples.',
    theory: 'Every prime is chosen exactly once, whatever anybody does: only their number counts.',
    covered: 'n up to 40; the original has up to 100 000.',
  },
  'hr-stone-division': {
    name: 'Stone Division Game',
    rule: 'Split a pile into s equal piles, where s is one of the given numbers.',
    theory: 'An even number of equal piles cancels, and an odd number counts as one of them.',
    covered: 'Numbers s of up to a thousand, since a turn leaves at most a thousand piles.',
  },
  'hr-stone-piles': {
    name: 'Stone Piles',
    rule: 'Split a pile into two or more piles, no two of which are equal.',
    theory: 'The Grundy number is the mex over all ways to write the size as a sum of different numbers.',
    covered: 'Piles of up to 20 stones, since five parts are typed; the original has up to 50.',
  },
  'hr-tower-breakers-again': {
    name: 'Tower Breakers, Again!',
    rule: 'Break a tower of height x into y towers of height z, where y times z is x and y is at least 2.',
    theory:
      'An even number of equal towers cancels: all twos together count as one prime factor, each odd prime as one.',
    covered: 'Heights whose towers stay below a thousand in number.',
  },
  'hr-tower-breakers-revisited': {
    name: 'Tower Breakers, Revisited!',
    rule: 'Lower a tower to a proper divisor of its height.',
    theory: DIVISORS,
  },
  'hr-zero-move-nim': {
    name: 'Zero-Move Nim',
    rule: 'Nim in which each pile that is not empty allows one pass, by whichever player comes first.',
    theory: 'With its pass a pile counts one more if odd and one less if even; without, as its size.',
    covered: 'Piles of some hundred items; the original has up to a thousand million.',
  },
});
