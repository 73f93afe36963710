/** The words of coins on a tree: their moves, reasons and places. */

import { withItems } from '../alternative-text.js';
import { capitalised, count, formatNumber } from '../language.js';
import type { NimHeap } from '../reasons.js';
import { evenDepth, likeNimPile, oddDepth } from '../reasons-hidden.js';

export function coinsMove(node: string, coins: number, parent: string): string {
  return `${node}: ${count(coins, 'coin')} to ${parent}`;
}

export function movingUp(node: string, coins: number): string {
  return `moving ${count(coins, 'coin')} up from ${node}`;
}

export function nodeKeeps(node: string, coins: number): string {
  return `${node} keeps ${coins}`;
}

export const NIM_NODES: NimHeap = {
  large: { one: 'node at odd depth with two or more coins', many: 'nodes at odd depth with two or more coins' },
  single: { one: 'node at odd depth with one coin', many: 'nodes at odd depth with one coin' },
  noLarge: 'none at odd depth with two or more coins',
};

export function restoresNode(turn: string, node: string, before: number, after: number): string {
  return `${capitalised(turn)} changes the counted coins of ${node} from ${formatNumber(before)} to ${formatNumber(after)} and makes the nim-sum 0.`;
}

export function nodesAtEvenDepth(names: string, one: boolean): string {
  return evenDepth(names, one, 'at even depth', 'moves up');
}

export function nodesAtOddDepth(names: string, one: boolean): string {
  return oddDepth(names, one, 'at odd depth');
}

export function withNodes(title: string, nodes: number): string {
  return withItems(title, count(nodes, 'node'));
}

export function nodeTitle(node: string, coins: number): string {
  return `${capitalised(node)} with ${count(coins, 'coin')}`;
}

export const ROOT = 'The root: its coins cannot move.';
export const AT_EVEN_DEPTH =
  'At even depth: whatever moves up from here, the opponent can move on at once, so its coins do not count.';
export const AT_ODD_DEPTH = 'At odd depth: its coins count like a Nim pile.';

export function anySmallerLeft(grundy: number): string {
  return likeNimPile('A move can leave any smaller number', grundy);
}
