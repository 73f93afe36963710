/** Contest problems of AtCoder. */

import type { ToldProblem } from './told.js';
import { lookup } from '../../../params/lookup.js';

export const ATCODER = lookup<ToldProblem>({
  'at-abc206f': {
    name: 'Interval Game 2',
    rule: 'From a list of intervals, choose one that overlaps none chosen before; intervals may touch.',
    theory:
      'A chosen interval splits the line into two independent parts, so that the Grundy number of a gap is the mex over the intervals in it.',
  },
  'at-abc255g': {
    name: 'Constrained Nim',
    rule: 'Take any number of stones from one pile, but for some listed sizes one amount is forbidden.',
    theory:
      'A size without a forbidden amount counts one more than the most that a smaller size counts. A forbidden amount can only lower the number of its own size, and the larger sizes go on from there.',
    covered:
      'Piles of some hundred stones; the original has up to a million million million, where only listed sizes need to be looked at.',
  },
  'at-abc278g': {
    name: 'Generalized Subtraction Game',
    rule: 'From a row of cards, take some that lie side by side: at least L, at most R. This may split the row in two.',
    theory:
      'Where a turn can leave two equal halves, the first player mirrors; where it cannot (L = R of the wrong parity), the mex decides.',
    covered:
      'Who wins and by which first turns, with some hundred cards; the original asks you to play against the judge.',
  },
  'at-abc297g': {
    name: 'Constrained Nim 2',
    rule: 'Take from one pile at least L and at most R stones.',
    theory: 'The Grundy number of a pile is its size modulo L + R, divided by L and rounded down.',
  },
  'at-abc368f': {
    name: 'Dividing Game',
    rule: 'Replace one of several numbers by a proper divisor of it.',
    theory: 'A number is a Nim heap with one token for each prime factor, counted as often as it divides.',
  },
  'at-agc010d': {
    name: 'Decrementing',
    rule: 'Lower one of several numbers that is at least 2 by one, then divide all by their greatest common divisor.',
    theory:
      'An odd number of even numbers wins. Otherwise there is hope only where a single number is odd, by the turn that lowers it.',
    covered: 'Up to four small numbers, with 0 for one that is missing; the original has up to 100 000.',
  },
  'at-agc010f': {
    name: 'Tree Game',
    rule: 'A token stands on a node of a tree. Take one stone from that node, then move the token to a neighbour.',
    theory:
      'The player to move wins exactly when some neighbour has fewer stones and loses. So the turns only go downhill.',
    covered: 'The path of three nodes, from each of its nodes; the original has trees of up to three thousand.',
  },
  'at-agc017d': {
    name: 'Game on Tree',
    rule: 'Remove an edge of a tree and the part without node 1.',
    theory: 'Green Hackenbush: a branch counts one more than the nim-sum of the branches that stand on it.',
  },
  'at-agc002e': {
    name: 'Candy Piles',
    rule: 'Eat the whole largest pile, or one candy from every pile. Whoever eats the last candy loses.',
    theory:
      'The piles form a staircase diagram; the turns walk from its corner to its edge, and the outcome stays the same along each diagonal inside.',
    covered: 'Some hundred piles of some hundred candies; the original has up to 100 000.',
  },
  'at-arc072d': {
    name: 'Alice&Brown',
    rule: 'Take an even number of stones from one of two piles, throw half of them away, and put the other half on the other pile.',
    theory: 'Lost exactly when the piles differ by at most one.',
    covered: 'Piles of some hundred stones; the original has up to 10^18.',
  },
  'at-arc091f': {
    name: 'Strange Nim',
    rule: 'Each pile has a number K of its own: from X stones take at least one, at most X divided by K.',
    theory:
      'Where K divides X the Grundy number is the quotient; elsewhere it is that of a smaller pile, found by a few quick steps.',
    covered: 'Piles of up to some thousand stones; the original has up to a thousand million.',
  },
  'at-arc151c': {
    name: '01 Game',
    rule: 'Write 0 or 1 into an empty square of a row, but never beside an equal digit.',
    theory:
      'A gap counts 1 between equal digits, 0 between unlike ones, its length where one side is open, and its length modulo 2 where both are.',
    covered:
      'Each gap by its length and the digits beside it: 1 for a 0, 2 for a 1, and 0 for the end of the row. Gaps of some hundred squares.',
  },
  'at-arc168b': {
    name: 'Arbitrary Nim',
    rule: 'Nim in which a turn takes at most k stones. For which largest k does the first player win?',
    theory:
      'With at most k stones a pile counts as its size modulo k + 1; equal piles cancel, and the largest one left over tells the answer.',
    covered: 'Who wins for the k of the link: change it and see.',
  },
  'at-dp-k': {
    name: 'Stones',
    rule: 'From one pile of stones, take as many as one of the given numbers says.',
    theory: 'A size is lost when each allowed number leads to a won one; from some size on this repeats.',
  },
});
