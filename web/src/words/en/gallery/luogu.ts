/** Contest problems of Luogu. */

import type { ToldProblem } from './told.js';
import { lookup } from '../../../params/lookup.js';

export const LUOGU = lookup<ToldProblem>({
  'lg-p1971': {
    name: 'Rabbit and egg',
    rule: 'A board of white and black pieces has one empty cell. The first player moves a white neighbour into it, the second a black one.',
    theory:
      'The empty cell goes between the two colours and never comes back, so that it walks as in Geography: a largest matching decides.',
    covered:
      'Who wins from a position, drawn as the steps that the empty cell can take; the original asks where a player erred.',
  },
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
  'lg-p2575': {
    name: 'A duel of masters',
    rule: 'In rows of twenty squares, move a piece one square to the right, or where that is taken, to the first free square behind it.',
    theory: 'A row is a set of taken squares, each row a component, and their nim-sum decides.',
    covered: 'Each row as a number whose binary ones are its pieces, the lowest for the square at the right end.',
  },
  'lg-p2599': {
    name: 'Taking stones from both ends',
    rule: 'From a row of piles, take stones of the first or of the last pile.',
    theory:
      'For each row without its first pile there is one size of that pile which loses; these sizes follow from shorter rows.',
    covered: 'Rows of a few dozen small piles; the original has up to a thousand.',
  },
  'lg-p3179': {
    name: 'Array game',
    rule: 'In a row of stones with a white and a black side, choose a white one at x. Turn over the stones at x, 2x, 3x and so on, as far as you like.',
    theory: 'Each white stone is a component. Its Grundy number depends on n divided by x and rounded down alone.',
    covered: 'Rows of some hundred stones; the original has up to a thousand million.',
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
    theory:
      'A board of even side is tiled by dominoes, and who begins always moves along one; of odd side the opponent does, once the corner is left out.',
  },
  'lg-p4279': {
    name: 'John’s game',
    rule: 'Take any number of stones from one pile; whoever takes the last stone loses.',
    theory: 'Misère Nim: as Nim while some pile has two stones or more, else the parity of the piles.',
  },
  'lg-p4617': {
    name: 'Hiking',
    rule: 'Walk in turn from a peak to a valley and from a valley to a peak along given paths, never to a place where you have been.',
    theory: 'The walk from a peak is lost for whoever begins it exactly when some largest matching misses that peak.',
    covered: 'One peak at a time, with the player to move standing on it; the original asks for every peak.',
  },
  'lg-p5363': {
    name: 'Moving coins',
    rule: 'Move one coin to the left along a strip, not onto or over another one.',
    theory: 'Staircase Nim on the gaps before the coins: the gap before the last coin, and every second one from it.',
    covered:
      'One start at a time, as gaps from the last coin to the first; the original counts all starts that are won.',
  },
  'lg-p6487': {
    name: 'HRPA',
    rule: 'From one pile, take at most twice as much as the opponent has just taken.',
    theory:
      'Fibonacci Nim: take the least part of the size written as a sum of Fibonacci numbers that are no neighbours.',
    covered:
      'Some hundred hairs, and all first turns but taking all of them; the answer is the least that wins, or all where none does.',
  },
  'lg-p6560': {
    name: 'The passing of time',
    rule: 'Move a token along the arcs of a graph. Whoever brings it to the goal wins, and whoever cannot move loses.',
    theory:
      'From the ends backwards: a node is won if an arc leads to a lost one, lost if all lead to won ones, else a draw.',
    covered: 'One start and one goal, whose own arcs are left out, since play ends there.',
  },
});
