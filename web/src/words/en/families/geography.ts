/** The words of Geography: its moves, its reasons and its places. */

import { capitalised, count, formatNumber } from '../language.js';

export const THE_TOKEN = 'the token';
const NUMBERS = { letters: 'in a node, once the token is there', deciding: 'number:', of: ' once the token is there' };
export const LEGEND = { numbers: NUMBERS, ring: 'winning move', faded: 'the token has been on grey nodes' };
/** The legend if each edge is used only once. */
export const TRAIL_LEGEND = { ...LEGEND, faded: 'no move leads to grey nodes, and dotted edges are used' };

/** `from` is null if the token is put on the board. */
export function tokenMove(from: string | null, to: string): string {
  return from === null ? `token on ${to}` : `token: ${from} → ${to}`;
}

export function putting(node: string): string {
  return `putting the token on ${node}`;
}

export function moving(node: string): string {
  return `moving the token to ${node}`;
}

export const ALONG_LOOP = 'moving the token along its loop';

export function shortMove(to: string): string {
  return `token → ${to}`;
}

/** Says whether each maximum matching (as many edges as possible, no two at one node) covers the token's `node`; null if there is no token. */
export function matched(node: string | null, edges: number, covers: boolean): string {
  const most = `Of the nodes that are left, a largest matching has ${count(edges, 'edge')}`;
  if (node !== null)
    return covers
      ? `${most}, and every one covers ${node}. Whoever follows its edge can do so again after each answer.`
      : `${most}. This one misses ${node}: the opponent answers each move along its edge.`;
  return covers
    ? `${most} and covers all of them: wherever the token is put, the opponent answers along its edge.`
    : `${most} and does not cover them all. It wins to put the token on a node that some largest matching misses.`;
}

/** Of a set to which each node has an even number of edges, says whether it holds the token's `node` (else only that has an odd number), or exists at all. */
export function kernel(node: string | null, nodes: number, covers: boolean): string {
  const set = `a set of ${count(nodes, 'node')}`;
  if (node !== null)
    return covers
      ? `Each node has an even number of edges left to ${set} with ${node} in it. Whoever moves out of the set can be answered by a move back.`
      : `${capitalised(set)} has an even number of edges left to each node but ${node}. A move to one of them leaves an even number to all.`;
  return covers
    ? `Each node has an even number of edges left to ${set}. Put there, the token can be brought back after each move out of the set.`
    : 'No set of nodes has an even number of edges left to each node: wherever the token is put, the opponent wins.';
}

/** `visited`, `used`: how many nodes and links the token has been on. */
export function withToken(
  title: string,
  {
    nodes,
    links,
    directed,
    token,
    visited,
    used,
  }: { nodes: number; links: number; directed: boolean; token: string | null; visited: number; used: number },
): string {
  const graph = `${capitalised(title)} (${count(nodes, 'node')}, ${count(links, directed ? 'arc' : 'edge')}) with ${token === null ? 'no token' : `a token on ${token}`}`;
  const been = [visited > 0 ? `${formatNumber(visited)} visited` : '', used > 0 ? `${formatNumber(used)} used` : ''];
  return [graph, ...been.filter((part) => part !== '')].join(', ');
}

export function onNode(node: string): string {
  return `The token on ${node}`;
}

export const NO_MOVE_THERE = 'No move leads here.';
export const WAS_THERE = 'The token has been here and may not return.';

/** The outcome of a node where the token is (`here`), or may come to. */
export function outcomeThere(outcome: string, here: boolean): string {
  return `${capitalised(outcome)}${here ? '' : ', once the token is there'}.`;
}

export const CLAIM_NODES =
  'Tap a node for won, again for lost, or press W or L. Answer for the player who is to move once the token is there.';

export const TOOLS = {
  visit: (node: string): string => `Mark ${node} as visited`,
  unvisit: (node: string): string => `Mark ${node} as not visited`,
  use: (from: string, to: string, directed: boolean): string =>
    `Mark ${directed ? 'arc' : 'edge'} ${from}-${to} as used`,
  unuse: (from: string, to: string, directed: boolean): string =>
    `Mark ${directed ? 'arc' : 'edge'} ${from}-${to} as not used`,
  eachNode: 'Use each node once',
  eachLink: (directed: boolean): string => `Use each ${directed ? 'arc' : 'edge'} once`,
};
