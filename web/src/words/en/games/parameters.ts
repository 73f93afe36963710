/** What the parameters of a position mean, and how they are written. */

import { formatNumber } from '../language.js';
import { lookup } from '../../../params/lookup.js';

/** The largest number that is allowed. */
const MOST = formatNumber(Number.MAX_SAFE_INTEGER);
const IN_RUNS = '; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7';

export interface ParameterWords {
  /** What it means, in one sentence. */
  meaning: string;
  /** How it is written. */
  form: string;
}

const ROWS_OF_PINS: ParameterWords = {
  meaning: 'The number of pins in each row; + joins the parts of a row with gaps.',
  form: `whole numbers from 0 to ${MOST}, such as 12,4+1${IN_RUNS}`,
};

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const PARAMETER_WORDS = lookup<ParameterWords>({
  'nim.piles': {
    meaning: 'The number of coins in each pile.',
    form: `whole numbers from 0 to ${MOST}, such as 7,4,1${IN_RUNS}`,
  },
  'subtraction.piles': {
    meaning: 'The number of coins in each pile.',
    form: `whole numbers from 0 to ${MOST}, such as 11${IN_RUNS}`,
  },
  'poker-nim.piles': {
    meaning: 'The number of coins in each pile.',
    form: `whole numbers from 0 to ${MOST}, such as 3,5${IN_RUNS}`,
  },
  piles: {
    meaning: 'The number of coins in each heap; + joins the parts of a heap that was split.',
    form: `whole numbers from 0 to ${MOST}, such as 7,4+1${IN_RUNS}`,
  },
  'kayles.piles': ROWS_OF_PINS,
  'dawsons-kayles.piles': ROWS_OF_PINS,
  'dawson.piles': {
    meaning: 'The number of files in each row; + joins the parts of a row that was split.',
    form: `whole numbers from 0 to ${MOST}, such as 8,4+1${IN_RUNS}`,
  },
  'treblecross.piles': {
    meaning: 'The number of coins in each row; + joins the parts of a row that was split.',
    form: `whole numbers from 0 to ${MOST}, such as 11,4+1${IN_RUNS}`,
  },
  'ordered.piles': {
    meaning: 'The number of stones in each pile, none smaller than the one before.',
    form: `ascending whole numbers from 0 to ${MOST}, such as 1,2,4${IN_RUNS}`,
  },
  'cake.piles': {
    meaning: 'The number of pieces of each cake.',
    form: `whole numbers from 0 to ${MOST}, such as 3,3,1${IN_RUNS}`,
  },
  sum: {
    meaning:
      'How many components a turn moves: one (disjunctive), one or more (selective), some but not all (not-all), or at most 2 (up-to-2). Under conjunctive every one moves, under continued every one that still can.',
    form: 'disjunctive, selective, not-all, conjunctive, continued or up-to-2 (or another number); disjunctive when left out',
  },
  play: {
    meaning: 'Who wins at the end: whoever cannot move loses (normal) or wins (misere).',
    form: 'normal or misere; normal when left out',
  },
  take: {
    meaning: 'The numbers of coins a turn may take.',
    form: 'numbers, ranges and names, such as 1,3,4 or 1-5,9,primes or all-but(2). Names are primes, squares, cubes, evens, odds, fibonacci, factorials, triangular, and powers(2) with any base from 2. The pile’s size decides divisors, proper-divisors and coprimes',
  },
  count: {
    meaning: 'How many of the pile sizes from 1 to this number are lost?',
    form: 'a whole number from 1 to 1000000000000000, such as 6543',
  },
  'nimble.coins': {
    meaning: 'The square of each coin; the squares of the strip are numbered from 0 at its left end.',
    form: `whole numbers from 0 to ${MOST}, such as 3,5,5${IN_RUNS}`,
  },
  'tree.coins': { meaning: 'The number of coins on each node.', form: 'one number per node, such as 0,2,2,1,3,2' },
  adds: {
    meaning: 'How many coins each pile may still receive.',
    form: 'a whole number from 0 to 1000 for each pile, such as 2,0',
  },
  'octal.code': {
    meaning:
      'The digits after the point are for taking 1, 2, 3, … coins, the one before it for taking none. A digit adds 1 if nothing may be left, 2 if one heap may be, 4 if two may be. Digits in brackets repeat for ever.',
    form: 'octal digits, such as 0.77, 4.3 or 0.(3)',
  },
  'hexadecimal.code': {
    meaning: 'As an octal code; a digit also adds 8 if three heaps may be left. Write 10 to 15 as a to f.',
    form: 'hexadecimal digits, such as 0.8f or 4.(3)',
  },
  parts: {
    meaning: 'Whether the heaps that a turn splits one heap into must all differ in size, or all be equal.',
    form: 'unequal, equal or any; any when left out',
  },
  'chomp.rows': {
    meaning: 'The number of squares in each row of the bar, the lowest first, none longer than the one below it.',
    form: 'whole numbers from 1 to 64, at most 64 of them, such as 7,5,3; 5x4 is 5,5,5,5',
  },
  'cram.size': { meaning: 'Columns and rows of the board.', form: 'width x height, at most 64 cells, such as 5x4' },
  'notakto.size': { meaning: 'Columns and rows of each board.', form: 'width x height, at most 25 cells, such as 3x3' },
  boards: {
    meaning: 'How many boards there are, side by side with a column between them.',
    form: 'a whole number, as long as all of them take at most 25 columns; 1 when left out',
  },
  marked: {
    meaning: 'Cells that are marked, named over all boards and the columns between them.',
    form: 'cells, such as a1,f2; none when left out',
  },
  taken: { meaning: 'Cells that dominoes cover already.', form: 'cells, such as a1,b1; none when left out' },
  size: { meaning: 'Columns and rows of the board.', form: 'width x height, at most 16777216 cells, such as 8x8' },
  pieces: {
    meaning: 'The pieces and where they stand.',
    form: 'piece@cell, the cell as c5 or as x,y counted from 0, such as knight4@c5,queen@30,40',
  },
  holes: { meaning: 'Damaged cells, which no piece may enter or slide over.', form: 'cells, such as b2,c3' },
  toward: {
    meaning:
      'The corner toward which pieces move. King, queen, rook, bishop and knight keep only moves toward it; other pieces are mirrored toward it. Without a corner they keep all moves, may go round for ever, and may draw.',
    form: 'left-down, left-up, right-down or right-up',
  },
  'piece.NAME': {
    meaning: 'Your own piece by its vectors, drawn for the corner left-down.',
    form: 'leap(dx,dy) once or slide(dx,dy) any distance, such as leap(-1,-3)slide(-1,0)',
  },
  parents: {
    meaning: 'The parent of each node, 0 for the root.',
    form: 'one number per node, such as 0,1,1,3,3,4; or use edges instead',
  },
  edges: {
    meaning: 'The edges of the tree, in any order, instead of parents.',
    form: 'node-node, such as 1-2,1-3,3-4',
  },
  'geography.edges': {
    meaning:
      'The edges, each of which may be followed both ways. There may be several between two nodes, and from a node to itself.',
    form: 'node-node with names or numbers, such as a-b,a-b,b-c; or use arcs instead',
  },
  'geography.arcs': {
    meaning: 'The arcs, each of which may be followed one way, instead of edges.',
    form: 'node-node with names or numbers, such as a-b,b-c',
  },
  token: { meaning: 'Where the token is. Without one, the first turn puts it on any node.', form: 'a node' },
  each: {
    meaning: 'What the token may not use again: nodes, or edges (with arcs, these).',
    form: 'nodes or edges; nodes when left out',
  },
  visited: { meaning: 'The nodes where the token has been, where each is used once.', form: 'nodes, such as a,b' },
  used: {
    meaning:
      'The edges or arcs that the token has followed, where each is used once; a name given twice means two copies.',
    form: 'some of these, such as a-b,b-c',
  },
  'node-kayles.edges': { meaning: 'The edges of the graph.', form: 'node-node with names or numbers, such as a-b,b-c' },
  'node-kayles.tokens': {
    meaning: 'The nodes with a token, of which no two are joined by an edge.',
    form: 'nodes, such as a,c',
  },
  'arc-kayles.edges': { meaning: 'The edges of the graph.', form: 'node-node with names or numbers, such as a-b,b-c' },
  'arc-kayles.tokens': { meaning: 'The nodes with a token, which no move takes again.', form: 'nodes, such as a,b' },
  'hackenbush.edges': {
    meaning:
      'The edges, from node to node; 0 is the ground. The same one may stand there twice, and lead back to its node.',
    form: 'node-node with names or numbers, such as 0-a,a-b,b-0',
  },
  root: { meaning: 'Which node is the root of these edges.', form: 'a node; 1 when left out' },
  rehang: { meaning: 'Questions: what if this node hung under that one?', form: 'node:new parent, such as 6:2,4:1' },
  stairs: {
    meaning: 'The number of coins on each stair, the lowest first.',
    form: `whole numbers from 0, together at most ${MOST}, such as 0,3,1,2${IN_RUNS}`,
  },
  numbering: {
    meaning:
      'What the stairs are called. The first is the ground, stair 0 (ground-0); or the ground is not listed and the lowest stair is stair 1 (steps-1) or stair 0 (steps-0).',
    form: 'ground-0, steps-1 or steps-0; ground-0 when left out',
  },
  pots: {
    meaning: 'The number of stones in each pot.',
    form: `at most 2000 whole numbers from 0 to ${MOST}, such as 3,0,1,2${IN_RUNS}`,
  },
  columns: { meaning: 'The number of columns.', form: 'a whole number from 2 to 1000000, such as 8' },
  rows: {
    meaning: 'The white and the black piece of each row.',
    form: 'white-black, the columns counted from 1, such as 1-8,3-6',
  },
  turn: { meaning: 'Who is to move.', form: 'white or black; white when left out' },
  arcs: {
    meaning:
      'Where a token may go, from node to node or back to the same node. Several arcs between two nodes are one move.',
    form: 'node-node with numbers or names, such as 1-2,2-3,3-1',
  },
  tokens: { meaning: 'The node on which each token stands.', form: 'nodes, such as 1,2' },
  numbers: {
    meaning: 'What the numbers of a position are called, one to four of them.',
    form: 'names, such as n or a,b',
  },
  moves: {
    meaning:
      'The moves: each kind says which position it leaves, or several with commas between them, of which a turn then moves one. Separate alternative moves with «;».',
    form: 'such as n-k for k in {1,3,4}, or (a-k,b) for k in 1..a; (a,b-k) for k in 1..b',
  },
  end: {
    meaning: 'From which positions there is no move, whatever the kinds of moves say.',
    form: 'a condition, such as min(a,b)==0',
  },
  lost: {
    meaning:
      'Where the whole game ends and the player to move loses, in both conventions. With several positions one of them is enough.',
    form: 'a condition, such as n==0',
  },
  won: {
    meaning:
      'Where the whole game ends and the player to move wins, in both conventions; where lost= holds too, that counts.',
    form: 'a condition, such as n==0',
  },
  'let.NAME': {
    meaning: 'A name for a value, which may depend on the position’s numbers.',
    form: 'such as let.half=n/2',
  },
  'data.NAME': {
    meaning:
      'A list of numbers, or a table with / between its rows; a table of one row ends with /. An index counts from 0.',
    form: 'such as data.cost=3,1,4 or data.board=0,1/1,0',
  },
  guess: {
    meaning: 'A guess that is tested on every position of the picture: which are lost, or their Grundy numbers.',
    form: 'a condition, such as n mod 7==0 or n mod 7==2, or a number, such as a xor b',
  },
  axes: {
    meaning: 'Which numbers the picture shows: the first goes across, the second up.',
    form: 'one or two names, such as a,c; the first two when left out',
  },
  upto: { meaning: 'How far the picture shows them.', form: 'a whole number for each axis, such as 20 or 20,12' },
  'rule.at': {
    meaning: 'The positions, with commas between them; + joins the parts of one.',
    form: 'numbers, such as 7 or 5+3, in brackets where a position has several, such as (25,7); none for nothing left',
  },
  labels: {
    meaning: 'What readers see in place of the names of nodes, or of their numbers in a tree.',
    form: 'node:label, such as a:North bank,b:South bank; %2C is a comma in a label, %25 a percent sign',
  },
  'hackenbush.at': {
    meaning:
      'Where nodes are drawn, from the left and above the ground; the others find their own place. It also adds nodes without edges.',
    form: 'node@right.up, such as a@120.80,b@200.80',
  },
  at: {
    meaning:
      'Where nodes are drawn, from the left and from above; the others find their own place. It also adds nodes without arcs.',
    form: 'node@right.down, such as 1@120.40,2@200.40',
  },
});
