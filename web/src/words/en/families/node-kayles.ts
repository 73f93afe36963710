/** The words of Node Kayles and Arc Kayles: their moves, their reasons and their places. */

import { capitalised, count, formatNumber, type Noun } from '../language.js';

export const PART: Noun = { one: 'part', many: 'parts' };
export const EDGE: Noun = { one: 'edge', many: 'edges' };
export const LEGENDS = {
  node: {
    numbers: { letters: 'in a node, once a token is there', deciding: 'number:', of: ' once a token is there' },
    ring: 'winning move',
    faded: 'grey nodes have a token, or one beside them',
  },
  edge: {
    numbers: {
      letters: 'on an edge, once both ends have tokens',
      deciding: 'number:',
      of: ' once both ends have tokens',
    },
    ring: 'winning move',
    faded: 'grey edges have an end with a token',
  },
};

export const partOf = (node: string): string => `the part with ${node}`;

export const tokenOn = (nodes: readonly string[]): string =>
  `${nodes.length > 1 ? 'tokens' : 'token'} on ${nodes.join(' and ')}`;

export const putting = (nodes: readonly string[]): string =>
  nodes.length > 1 ? `putting tokens on ${nodes.join(' and ')}` : `putting a token on node ${nodes.join()}`;

export function restoresPart(turn: string, part: string, before: number, after: number): string {
  return `${capitalised(turn)} changes the Grundy number of ${part} from ${formatNumber(before)} to ${formatNumber(after)} and makes the nim-sum 0.`;
}

export function numbersSearched(parts: number): string {
  return `A search found the numbers. It splits what a move leaves into parts and asks of each whether it has a given number. It looked at ${count(parts, 'part')}.`;
}

/** Parts that are read out at most. */
const MOST_PARTS = 12;

/** What falls into parts. */
export const LEFT = { node: 'free nodes', edge: 'edges that are left' };

/** The Grundy number of each part; a part is named by its first node. */
export function partsSaid(left: string, nodes: readonly string[], values: readonly number[], omitted: number): string {
  if (nodes.length === 1 && omitted === 0)
    return `All ${left} are connected. Their Grundy number is ${formatNumber(values[0] ?? 0)}; a position is lost only if it is 0.`;
  const said = nodes.slice(0, MOST_PARTS).map((node, index) => `${formatNumber(values[index] ?? 0)} (${node})`);
  const more = nodes.length - said.length + omitted;
  return `No edge joins the ${formatNumber(nodes.length + omitted)} parts of the ${left}, so they are a sum. Their Grundy numbers are ${said.join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}.`;
}

export function withGraph(title: string, nodes: number, edges: number, tokens: number): string {
  return `${capitalised(title)} (${count(nodes, 'node')}, ${count(edges, 'edge')}) with ${tokens === 0 ? 'no token' : count(tokens, 'token')}`;
}

export const onPlace = (place: string, onEdges: boolean): string => `${onEdges ? 'A move' : 'A token'} on ${place}`;

export const NOT_FREE = {
  node: 'There is a token here or beside it, so no token may be put here.',
  edge: 'An end of this edge has a token, so no move may be made here.',
};

export const TAP_EDGES = 'Moves are made on edges: tap the disc of one.';

export const outcomeThere = (outcome: string): string => `${capitalised(outcome)}, once a move is made here.`;

export const claim = ({ one }: Noun): string =>
  `Tap the ${one} of a move for won, again for lost, or press W or L. Answer for the player who is to move once a move is made there.`;
