/** The words of Node Kayles: its moves, its reasons and its places. */

import { capitalised, count, formatNumber, type Noun } from '../language.js';

export const PART: Noun = { one: 'part', many: 'parts' };
export const LEGEND = {
  numbers: { letters: 'in a node, once a token is there', deciding: 'in a node, once a token is there: its' },
  ring: 'winning move',
  faded: 'grey nodes have a token, or one beside them',
};

export const partOf = (node: string): string => `the part with ${node}`;

export const tokenOn = (node: string): string => `token on ${node}`;

export const putting = (node: string): string => `putting a token on ${node}`;

export function restoresPart(turn: string, part: string, before: number, after: number): string {
  return `${capitalised(turn)} changes the Grundy number of ${part} from ${formatNumber(before)} to ${formatNumber(after)} and makes the nim-sum 0.`;
}

export function numbersSearched(parts: number): string {
  return `A search found the numbers. It splits what a token leaves into parts and asks of each whether it has a given number. It looked at ${count(parts, 'part')}.`;
}

/** Parts that are read out at most. */
const MOST_PARTS = 12;

/** The Grundy number of each part; a part is named by its first node. */
export function partsSaid(nodes: readonly string[], values: readonly number[], omitted: number): string {
  if (nodes.length === 1 && omitted === 0) return `All free nodes hang together. Their Grundy number is ${formatNumber(values[0] ?? 0)}, and only with 0 is a position lost.`;
  const said = nodes.slice(0, MOST_PARTS).map((node, index) => `${formatNumber(values[index] ?? 0)} (${node})`);
  const more = nodes.length - said.length + omitted;
  return `No edge joins the ${formatNumber(nodes.length + omitted)} parts of the free nodes, so they are a sum. Their Grundy numbers are ${said.join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}.`;
}

export function withGraph(title: string, nodes: number, edges: number, tokens: number): string {
  return `${capitalised(title)} (${count(nodes, 'node')}, ${count(edges, 'edge')}) with ${tokens === 0 ? 'no token' : count(tokens, 'token')}`;
}

export const onNode = (node: string): string => `A token on ${node}`;

export const NOT_FREE = 'There is a token here or beside it, so no token may be put here.';

export const outcomeThere = (outcome: string): string => `${capitalised(outcome)}, once a token is here.`;

export const CLAIM_NODES = 'Tap a node for won, again for lost, or press W or L. Answer for the player who is to move once a token is there.';
