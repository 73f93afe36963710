/** Contest problems of Codeforces. */

import type { ToldProblem } from './told.js';
import { lookup } from '../../../params/lookup.js';

export const CODEFORCES = lookup<ToldProblem>({
  'cf-15c': {
    name: 'Industrial Nim',
    rule: 'Nim with rows of piles, in each of which every pile has one stone more than the one before.',
    theory: 'The nim-sum of consecutive numbers repeats with period four, so that whole rows are added at once.',
    covered: 'Piles of up to 2^53 − 1 stones; the original has up to 10^16.',
  },
  'cf-87c': {
    name: 'Interesting Game',
    rule: 'Split one pile into two or more piles of consecutive sizes, such as 4 + 5 + 6.',
    theory:
      'A split is given by its number of parts, of which there are few; its Grundy number is a nim-sum of consecutive sizes.',
    covered: 'Who wins and by which splits; the answer is the least number of parts among the winning ones.',
  },
  'cf-138d': {
    name: 'World of Darkraft',
    rule: 'Each cell sends rays along one diagonal, the other, or both. Choose a cell no ray has crossed; its rays run until they meet a crossed cell.',
    theory:
      'Cells of the two colours of a chessboard never meet, and in turned coordinates each ray cuts a rectangle in two.',
    covered:
      'Boards typed as digits: 1 for L, 2 for R, 3 for X. Boards of some seven by seven are quick, while the original has twenty by twenty.',
  },
  'cf-256c': {
    name: 'Furlo and Rublo and Game',
    rule: 'Reduce a pile of x coins to a number between the fourth root and the square root of x.',
    theory: 'Sizes shrink so fast that the Grundy numbers stay below five, in long stretches of equal ones.',
    covered: 'Piles of up to a hundred million coins; the original has up to 777 777 777 777.',
  },
  'cf-305e': {
    name: 'Playing with String',
    rule: 'In one piece of a string, choose a letter with equal neighbours on both sides; this cuts it out and leaves two pieces.',
    theory: 'Only runs of such letters matter: choosing one makes its two neighbours useless, which is Dawson’s Chess.',
    covered: 'Who wins, once you have counted the lengths of the runs of letters with equal neighbours.',
  },
  'cf-317d': {
    name: 'Game with Powers',
    rule: 'Choose a number from 1 to n that is still free. It and all its powers are gone.',
    theory: 'Numbers that are no power of each other are independent, and each is a small game on its exponents.',
    covered:
      'A component for each number that is no power, with how many of its powers are at most n: the link has n = 8. Up to some 16 powers.',
  },
  'cf-494e': {
    name: 'Sharti',
    rule: 'Coins lie on a board. Choose a square of at most k by k cells whose last corner shows heads, and turn it over.',
    theory: 'A coin counts as the largest power of two that divides its row and its column and is at most k.',
    covered:
      'Each coin that shows heads, by row and column, up to some dozens; the original gives rectangles of up to 10^9 cells a side.',
  },
  'cf-603c': {
    name: 'Lieges of Legendre',
    rule: 'Take one cow from a pile, or turn an even pile into k piles of half its size.',
    theory:
      'If k is even, the halves cancel and the Grundy numbers are soon 0 and 1; if k is odd, they follow the number of halvings.',
    covered: 'Piles of up to some hundred thousand cows; the original has up to a thousand million.',
  },
  'cf-768e': {
    name: 'Game of Stones',
    rule: 'Nim in which no amount may be taken twice from the same pile.',
    theory: 'A pile’s Grundy number is the most turns that can be made in it: the largest m with 1 + 2 + … + m stones.',
    covered: 'Piles of up to 52 stones; the original has up to 60.',
  },
  'cf-812e': {
    name: 'Sagheer and Apple Tree',
    rule: 'Move some apples from a node of a tree to one of its children, or eat some apples of a leaf. All leaves have depths of one parity.',
    theory:
      'Staircase Nim: only nodes whose depth has the parity of the leaves count, and what comes to them from others is moved on.',
    covered:
      'A root with two leaves, and who wins; the original counts the swaps of two nodes after which the second player wins.',
  },
  'cf-850c': {
    name: 'Arpa and a game with Mojtaba',
    rule: 'Choose a power of a prime that divides at least one of the numbers, and divide by it every number it divides.',
    theory: 'Each prime is a game of its own on the set of exponents that occur.',
    covered:
      'After factoring: for each prime the number with a binary 1 for each exponent. The link has 4, 8, 3 and 9.',
  },
  'cf-1033c': {
    name: 'Permutation Game',
    rule: 'Move a token in a permutation to a larger number, by a multiple of the number on which it stands.',
    theory:
      'A place is won if it leads to a lost one, and lost if it does not; places of larger numbers are known first.',
    covered: 'The strip shows the answer for each start, and its places are counted from 0.',
  },
  'cf-1147c': {
    name: 'Thanos Nim',
    rule: 'With an even number of piles, take at least one stone from each of exactly half of them, amounts as you like.',
    theory: 'Lost exactly when more than half of the piles have the least size.',
    covered: 'Four piles; the original has up to fifty.',
  },
  'cf-1147f': {
    name: 'Zigzag Game',
    rule: 'Players move a token in turn along an edge of a complete bipartite graph, never to a node where it has been. One of them needs an edge heavier than the last, the other a lighter one.',
    theory: 'A stable matching answers every turn: who first moves along an edge of it, always can again.',
    covered:
      'Two nodes on each side, from a node that was chosen on; the original has fifty, and asks you to play against the judge.',
  },
  'cf-1194d': {
    name: '1-2-K Game',
    rule: 'Move a chip along a strip toward 0 by 1, 2 or k cells.',
    theory: 'Unless 3 divides k, who moves at a multiple of 3 loses; if it does, the pattern has period k + 1.',
  },
  'cf-1312f': {
    name: 'Attack on Red Kingdom',
    rule: 'Three attacks remove up to x, y or z soldiers of a castle. The second and the third kind must not follow themselves at one castle.',
    theory: 'A castle has three states, by its last attack; their Grundy numbers are below four and become periodic.',
    covered: 'Castles of some thousands of soldiers; the original has up to 10^18, by the period.',
  },
  'cf-1382b': {
    name: 'Sequential Nim',
    rule: 'Nim in which stones may only be taken from the first pile that is not empty.',
    theory: 'Whoever first faces a pile of two or more decides who begins the next one, and wins.',
    covered: 'Piles of some hundred stones; the original has up to a thousand million.',
  },
  'cf-1396b': {
    name: 'Stoned Game',
    rule: 'Take one stone from a pile, but not from the pile that your opponent has just used.',
    theory:
      'A pile larger than all others together wins for the first player; otherwise only the parity of all stones counts.',
    covered: 'Three piles; the original has up to a hundred.',
  },
  'cf-1498f': {
    name: 'Christmas Game',
    rule: 'Move some gifts from a node of a tree to its ancestor k steps nearer to the root.',
    theory: 'Staircase Nim: a node counts if its depth, divided by k and rounded down, is odd.',
    covered:
      'One root: hang each node on its k-th ancestor, and all nodes of a depth below k are the root. The link has six nodes and k = 2.',
  },
  'cf-1537d': {
    name: 'Deleting Divisors',
    rule: 'Subtract from a number one of its divisors, but neither 1 nor the number itself.',
    theory: 'Lost exactly at odd numbers and at 2, 8, 32 and so on, the powers of two with an odd exponent.',
    covered: 'Numbers of up to some hundred thousand; the original has up to a thousand million.',
  },
  'cf-1823e': {
    name: 'Removing Graph',
    rule: 'From one of several rings, or of the paths that rings become, remove between l and r neighbouring vertices.',
    theory:
      'A ring becomes a path, and a path that is long enough is won by mirroring; so a ring counts only while it is short.',
    covered: 'Rings by their sizes, which you read off the edges.',
  },
  'cf-2004e': {
    name: 'Not a Nim Problem',
    rule: 'From one pile, take a number of stones that has no common divisor with the size of the pile.',
    theory:
      'An even pile counts 0 and a single stone 1. Any other counts as the place of its least prime divisor among the primes: 3 gives 2, 5 gives 3.',
  },
  'cf-gym-marbles': {
    name: 'Marbles',
    rule: 'Marbles move as queens toward the corner, one in a turn. Whoever brings one into the corner wins.',
    theory:
      'A marble on an edge or on the diagonal wins at once. So nobody goes there, and what is left is an ordinary sum.',
    covered: 'Two marbles on a board of 25 by 25, or three on one of ten by ten; the original has more of both.',
  },
});
