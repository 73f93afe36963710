/** The words for problems of a text: the item, where it is, what was expected there. */

import type { Expected, Problem } from 'grundy-wasm';
import { formatNumber, plural } from './language.js';
import { RULE_EXPECTED } from './families/rule-problems.js';
import { lookup } from '../../params/lookup.js';

/** The largest number that is allowed, as the core writes it; the next one stands for any larger number. */
const TOP = '9007199254740991';
const BEYOND = '9007199254740992';

const bound = (number: string) => (number === TOP ? formatNumber(TOP) : number);
const range = (least: string, most: string) => `${least} to ${bound(most)}`;
const either = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
const so = (number: string, one: string, many = `${one}s`) =>
  `${number === BEYOND ? `over ${formatNumber(TOP)}` : number} ${plural(number, one, many)}`;

const HACKENBUSH_LISTS = lookup<string>({ edges: 'edge', at: 'node', labels: 'label' });
const GRAPH_LISTS = lookup<string>({
  arcs: 'arc',
  edges: 'edge',
  tokens: 'token',
  at: 'node',
  visited: 'node',
  labels: 'label',
});

/** What was expected, by the core's code: the words after "expected". A family's codes start with its name. */
export const EXPECTED = lookup<(...values: string[]) => string>({
  'key-and-value': () => 'key=value',
  'small-letters': () => 'a key in small letters',
  'hexadecimal-digits': () => 'two hexadecimal digits after each %',
  'parameter-once': () => 'this parameter once',
  'at-most-parameters': (most) => `at most ${most} parameters`,
  'one-of': (...words) => either(words),
  'one-of-games': () => 'the name of a game, such as nim',
  'one-of-parameters': (...keys) => `one of the parameters of this game: ${keys.join(', ')}`,
  number: (least, most) => `a whole number from ${range(least, most)}`,
  'number-or-run': (least, most) =>
    `a whole number from ${range(least, most)}, a run of them such as 1-5, or equal ones such as 7x3`,
  'equal-numbers': () => 'a number repeated at least once, such as 7x3',
  'ascending-run': () => 'a run from the smaller number to the larger one, such as 1-5',
  'at-most-numbers': (most) => `at most ${most} numbers`,
  'coins-together': (most) => `at most ${bound(most)} coins together`,
  sum: () => 'disjunctive, selective, not-all, conjunctive, continued or up-to-2 (or another number)',
  'up-to': (most) => `up-to-1 to up-to-${most}`,
  move: () => 'item:target counted from 1, such as 2:1, 1:b3 or 5:2; several separated by spaces',
  'legal-turn': () => 'a turn that the rules allow here',
  'table-with-options': () => 'a game whose tables hold the options of their states',
  table: () => 'one of the tables of this position',
  state: () => 'a position in this table',
  component: () => 'a pile or piece of this position, counted from 0',
  'program-typed-moves': () => 'a game whose moves are typed: of others there is no program',
  'program-no-return': () => 'moves that never lead back to where the play was, for a program',
  'program-disjunctive': () => 'one component moved per turn, for a program',
  'game-of-heaps': () => 'a game of heaps, such as kayles, octal, hexadecimal, subtraction, nim or rule',

  'piles-sizes': () => 'the sizes of the piles, such as 7,4,1',
  'piles-count': () => 'a number of coins, such as 1000000000',
  'piles-squares': () => 'the squares of the coins, such as 3,5,5',
  'piles-adds': () => 'how many coins each pile may still receive, such as 2,0',
  'piles-number-for-each': (piles) => `one number for each of the ${piles} piles`,
  'piles-coins-when-given-all': (most) => `at most ${bound(most)} coins in a pile that received all of them`,
  'piles-at-most-under-rule': (most) => `at most ${most} piles; more only in normal play with one pile moved per turn`,
  'piles-at-most-to-play': (most) => `at most ${most} piles, to list turns or to play against`,
  'take-numbers': () => 'the numbers of coins a turn may take, such as 1,3,4 or 1-5,primes',
  'take-not-empty': () => 'at least one number, such as 1,3,4',
  'take-item': (...names) => `a number, a range such as 1-3, all-but(1,2), powers(2), or one of ${names.join(', ')}`,
  'take-ascending-range': () => 'the smaller number of a range first',
  'take-at-most-items': (most) => `at most ${most} items`,

  'heaps-sizes': () => 'the sizes of the heaps, such as 7,4+1',
  'heaps-left-of-one': (least, most) =>
    `a whole number from ${range(least, most)}, or the parts left of one heap, such as 4+1`,
  'heaps-at-most': (most) => `at most ${most} heaps`,
  'heaps-octal': () => 'an octal code such as 0.77',
  'heaps-hexadecimal': () => 'a hexadecimal code such as 0.8f',
  'heaps-octal-code': () => 'an octal code such as 0.77, 4.3 or, with digits that repeat for ever, 0.(3)',
  'heaps-hexadecimal-code': () => 'a hexadecimal code such as 0.8f, 4.3 or, with digits that repeat for ever, 0.(3)',
  'heaps-octal-split': () => '0 or 4 before the point: a turn that takes nothing must split the heap',
  'heaps-hexadecimal-split': () => '0, 4, 8 or c before the point: a turn that takes nothing must split the heap',
  'heaps-at-most-digits': (most) => `at most ${most} digits`,

  'chomp-rows': () => 'the squares of each row, the lowest first, such as 7,5,3',
  'chomp-no-longer': (most) => `at most ${most}, since no row is longer than the one below it`,
  'board-size': () => 'width x height, such as 8x8',
  'board-not-empty': () => 'at least 1 column and 1 row',
  'board-at-most-cells': (most) => `at most ${most} cells`,
  'board-at-most-cells-in-circles': (most, piece, vectors) =>
    `at most ${most} cells for a ${piece}, whose ${vectors} vectors let it go in circles`,
  'board-at-most-kinds': (most) => `at most ${most} kinds of pieces on a board of this size`,
  'board-pieces': () => 'pieces on cells, such as knight4@c5,queen@h8',
  'board-at-most-pieces': (most) => `at most ${most} pieces`,
  'board-piece': () => 'piece@cell, such as queen@h8',
  'board-piece-among': (...names) => `a piece among ${names.join(', ')}, or your own described as piece.NAME`,
  'board-piece-on-cell': () => 'piece@cell, with the cell as c5 or as x,y counted from 0',
  'board-cell': () => 'a cell, such as c5 or x,y counted from 0',
  'board-cell-up-to': (last) => `a cell from a1 to ${last}`,
  'board-each-cell-once': () => 'each cell once',
  'board-no-hole': () => 'a cell that is not damaged',
  'board-piece-name': (most) => `a name of at most ${most} small letters and digits that starts with a letter`,
  'board-new-name': () => 'a name that no standard piece has',
  'board-vectors': () => 'vectors such as leap(-1,-3)slide(-1,0)',
  'board-at-most-vectors': (most) => `at most ${most} vectors`,
  'board-step': (most) => `steps of at most ${most} cells`,
  'board-each-vector-once': () => 'each vector once',

  'tree-parents': () => 'the parent of each node, 0 for the root, such as 0,1,1,3',
  'tree-one-root': () => 'exactly one 0, which marks the root',
  'tree-parents-to-root': () => 'parents that lead from every node to the root',
  'tree-edge': () => 'node-node, such as 1-2',
  'tree-each-edge-once': () => 'each edge once',
  'tree-at-most-edges': (most) => `at most ${most} edges`,
  'tree-nodes-of-edges': (least, most) => `nodes from ${range(least, most)}, one more than there are edges`,
  'tree-different-nodes': () => 'an edge between two different nodes',
  'tree-connected': (edges, nodes) =>
    `the edges of one tree: ${edges} edges without a cycle that connect ${nodes} nodes`,
  'tree-edges-or-parents': () => 'either edges or parents, not both',
  'tree-root-of-edges': () => 'edges; parents already say which node is the root',
  'tree-node-from': (least, most) => `a node from ${range(least, most)}`,
  'tree-nodes-from': (least, most) => `nodes from ${range(least, most)}`,
  'tree-coins': () => 'the coins on each node, such as 0,2,2,1',
  'tree-number-for-each-node': (nodes) => `${nodes} numbers, one for each node`,
  'tree-question': () => 'node:new parent, such as 6:2',
  'tree-at-most-questions': (most) => `at most ${most} questions`,

  'graph-arcs': () => 'the arcs of the graph, such as 1-2,2-3,3-1',
  'graph-arc': () => 'node-node, such as 1-2 or start-end',
  'graph-tokens': () => 'the node of each token, such as 1,2',
  'graph-node': () => 'a node, named by letters, digits and _, such as 1 or start',
  'graph-at-most-characters': (most) => `at most ${most} characters`,
  'graph-at-most': (most, list) => `at most ${so(most, GRAPH_LISTS[list] ?? 'item')}`,
  'graph-spot': () => 'node@right.down, such as 1@120.40',
  'graph-distances': (least, most) => `numbers from ${range(least, most)}`,
  'graph-each-node-once': () => 'each node once',
  label: () => 'node:label, such as a:North bank',
  'label-printable': () => 'a label of printable characters',
  'label-at-most-characters': (most) => `a label of at most ${most} characters`,

  'geography-edges': () => 'edges such as a-b,b-c, or arcs',
  'geography-edges-or-arcs': () => 'either edges or arcs, not both',
  'geography-left-by-token': () => 'nodes that the token has left',
  'geography-each': () => 'nodes or edges',
  'geography-visited-nodes': () => 'visited nodes; edges are used once where each is edges',
  'geography-used-edges': () => 'used edges; nodes may be visited again where each is edges',
  'geography-link-there': () => 'one of the edges, or arcs',
  'geography-no-copy-left': () => 'each edge, or arc, no more often than the graph has it',

  'node-kayles-edges': () => 'edges such as a-b,b-c',
  'node-kayles-apart': () => 'no token beside another',

  'hackenbush-edges': () => 'the edges, such as 0-a,a-b,b-a, where 0 is the ground',
  'hackenbush-edge': () => 'node-node, such as 0-a or a-b',
  'hackenbush-node': () => 'a node, named by letters, digits and _, such as a, or 0 for the ground',
  'hackenbush-at-most-characters': (most) => `at most ${most} characters`,
  'hackenbush-at-most': (most, list) => `at most ${so(most, HACKENBUSH_LISTS[list] ?? 'item')}`,
  'hackenbush-spot': () => 'node@right.up, such as a@120.80',
  'hackenbush-distances': (least, most) => `numbers from ${range(least, most)}`,
  'hackenbush-above-ground': () => 'a node other than 0, the ground, which has no spot',
  'hackenbush-each-node-once': () => 'each node once',

  'row-stairs': () => 'the coins on each stair, such as 0,3,1,2',
  'row-ascending-piles': () => 'ascending piles, such as 1,2,4',
  'row-no-smaller-pile': (least) => `at least ${least} stones, as in the pile before`,
  'row-cakes': () => 'the pieces of each cake, such as 3,3,1',
  'row-pots': () => 'the stones in each pot, such as 3,0,1,2',

  'notakto-boards': () => 'how many boards there are, such as 2',
  'notakto-on-a-board': () => 'a cell of a board, not between two boards',
  'northcott-columns': () => 'the number of columns, such as 8',
  'northcott-rows': () => 'the pieces of each row, such as 1-8,3-6',
  'northcott-at-most-rows': (most) => `at most ${most} rows`,
  'northcott-row': () => 'white-black, the columns of the two pieces, such as 1-8',
  'northcott-columns-from': (least, most) => `columns from ${range(least, most)}`,
  'northcott-different-columns': () => 'the pieces in two different columns',
});

/** How to say an item that is a number of things or stands at a place. All other items are given as they were written. */
const ITEMS = lookup<(item: string, ...values: string[]) => string>({
  'at-most-numbers': (item) => so(item, 'number'),
  'piles-number-for-each': (item) => so(item, 'number'),
  'piles-at-most-under-rule': (item) => so(item, 'pile'),
  'piles-at-most-to-play': (item) => so(item, 'pile'),
  'take-at-most-items': (item) => so(item, 'item'),
  'heaps-at-most': (item) => so(item, 'heap'),
  'board-at-most-cells-in-circles': (item) => so(item, 'cell'),
  'board-at-most-kinds': (item) => so(item, 'kind'),
  'board-at-most-pieces': (item) => so(item, 'piece'),
  'board-at-most-vectors': (item) => so(item, 'vector'),
  'tree-one-root': (item) => so(item, 'root'),
  'tree-parents-to-root': (item) => `node ${item}`,
  'tree-at-most-edges': (item) => so(item, 'edge'),
  'tree-number-for-each-node': (item) => so(item, 'number'),
  'tree-at-most-questions': (item) => so(item, 'question'),
  'graph-at-most': (item, _most, list) => so(item, GRAPH_LISTS[list] ?? 'item'),
  'hackenbush-at-most': (item, _most, list) => so(item, HACKENBUSH_LISTS[list] ?? 'item'),
  'row-no-smaller-pile': (item, _least, pile) => `pile ${pile}: ${item}`,
  'northcott-at-most-rows': (item) => so(item, 'row'),
});

const UNEXPLAINED: Record<Problem['code'], string> = {
  missing: 'is missing',
  unknown: 'is not used here',
  repeated: 'is given more than once',
  malformed: 'cannot be read',
  range: 'is out of range',
  limit: 'is over the limit',
  conflict: 'does not fit the rest',
};

/** `instead`: what was likely meant, where the core knows it. */
export const expectedWords = ({ code, values }: Expected, instead?: string) =>
  (EXPECTED[code] ?? RULE_EXPECTED[code])?.(...(code === 'rule-sign' && instead ? [instead.trim()] : values)) ?? '';

export const itemWords = (item: string, { code, values }: Expected) => ITEMS[code]?.(item, ...values) ?? item;

export const missingParameter = (key: string, expected: string) => `${key} is missing: expected ${expected}`;

export const noParameter = (key: string, expected: string) => `${key} is not a parameter here: expected ${expected}`;

export const wholeValue = (key: string, expected: string) => `${key}: expected ${expected}`;

/** An empty `item` means an empty one, or, with `gap`, a missing one; a null `key`, no parameter; an empty `expected`, that only the problem is said. */
export function wrongItem(
  item: string,
  key: string | null,
  code: Problem['code'],
  expected: string,
  gap = false,
): string {
  const named = gap ? 'this place' : item === '' ? 'an empty item' : `«${item}»`;
  const where = key === null ? named : `${named} in ${key}`;
  return expected === '' ? `${where} ${UNEXPLAINED[code]}` : `${where}: expected ${expected}`;
}

/** If there is no game in the text; `name`: the one that was likely meant. */
export const startWithGame = (name: string | null) => `Start with a game, such as game=${name ?? 'nim'}`;

export const noSuchGame = (written: string, name: string | null) =>
  `There is no game «${written}». ${name === null ? startWithGame(null) : `Did you mean game=${name}?`}`;
