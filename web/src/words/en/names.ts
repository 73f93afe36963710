/** The names of the families' things, and the legend's words for their places. The first picture of an embed waits for these words. */

import { count, formatNumber, type Noun } from './language.js';

export const PILE: Noun = { one: 'pile', many: 'piles' };
export const COIN: Noun = { one: 'coin', many: 'coins' };
export const HEAP: Noun = { one: 'heap', many: 'heaps' };
export const PIECE: Noun = { one: 'piece', many: 'pieces' };
export const NODE: Noun = { one: 'node', many: 'nodes' };
export const ROW: Noun = { one: 'row', many: 'rows' };
export const RUN: Noun = { one: 'run', many: 'runs' };
export const TOKEN: Noun = { one: 'token', many: 'tokens' };
/** What a turn moves if all things together are one component. */
export const GAME: Noun = { one: 'game', many: 'games' };

/** `pile 3` */
export function numbered({ one }: Noun, number: number | string): string {
  return `${one} ${number}`;
}

/** `the queen on b4`; `the queen on b4 (2)` is the second of several there. */
export function pieceOn(kind: string, cell: string, which: number | null): string {
  return `the ${kind} on ${cell}${which === null ? '' : ` (${which})`}`;
}

/** `token 2 on node a`; one that has no number is the only one. */
export function tokenOn(node: string, number: number | null): string {
  return number === null ? `the token on ${node}` : `${numbered(TOKEN, number)} on ${node}`;
}

/** Piles of one run: one of each size, or some of one size. */
export function runName(first: number, last: number, times: number): string {
  if (last > first) return `the piles of ${formatNumber(first)}, ${formatNumber(first + 1)}, …, ${formatNumber(last)}`;
  return times === 1 ? `the pile of ${formatNumber(first)}` : `the ${count(times, 'pile')} of ${formatNumber(first)}`;
}

/** The legend's words for where a winning move goes, or what it leaves. */
const WINNING_MOVE = 'winning move';
export const STARTS_HERE = 'winning move from here';
export const WHAT_COUNTS = { name: 'Shades', meaning: 'Which places count, and who wins there' };

export const PILES_LEGEND = { numbers: { letters: 'in a pile', deciding: 'in a pile: its' }, ring: WINNING_MOVE };
export const STRIP_LEGEND = { numbers: { letters: 'in a pile', deciding: 'in a square: its' }, ring: WINNING_MOVE };
export const heapsLegend = ({ one }: Noun) => ({
  numbers: { letters: `in a ${one}`, deciding: `in a ${one}: its` },
  ring: WINNING_MOVE,
});
export const BOARD_LEGEND = { numbers: { letters: 'in a cell', deciding: 'in a cell: its' }, ring: WINNING_MOVE };
export const TREE_LEGEND = {
  numbers: { letters: 'beside a node', deciding: 'in a node: its coins; beside it: its' },
  ring: STARTS_HERE,
};
export const GRAPH_LEGEND = { numbers: { letters: 'in a node', deciding: 'in a node: its' }, ring: WINNING_MOVE };
export const NORTHCOTT_LEGEND = {
  numbers: 'beside a row: the free cells between its pieces',
  ring: WINNING_MOVE,
  choice: WHAT_COUNTS,
};
export const RUNS_LEGEND = {
  numbers: { letters: 'beside piles', deciding: 'beside piles: their' },
  ring: STARTS_HERE,
  blank: 'The nim-sum of each run stands beside it.',
  choice: { name: 'Nim-sums', meaning: 'The nim-sum of each run of piles' },
};
