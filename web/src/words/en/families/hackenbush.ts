/** The words of green Hackenbush: its parts, picture, tools, cuts, reasons and places. */

import { capitalised, count, formatNumber, namesOfMany, type Noun, phrases } from '../language.js';
import { valuesSaid } from '../reasons.js';

/** `edges ground–a, a–b and 3 more` */
export function edgeNames(ends: readonly string[], most: number): string {
  return `${ends.length === 1 ? EDGE.one : EDGE.many} ${namesOfMany(ends, most)}`;
}

/** `falling`: how many other edges fall. */
export function cutLabel(a: string, b: string, falling: number): string {
  return falling === 0
    ? `cut ${between(a, b)}`
    : `cut ${between(a, b)}: ${count(falling, 'more edge')} ${falling === 1 ? 'falls' : 'fall'}`;
}

export function cutting(edge: string): string {
  return `cutting ${edge}`;
}

export function cutShort(a: string, b: string): string {
  return `cut ${between(a, b)}`;
}

/** `stalk`: the stalk that the cut is in, which begins with an edge on the ground; null if that edge itself is cut. */
export function restoresStalk(turn: string, stalk: string | null, before: number, after: number): string {
  const which = stalk === null ? 'the stalk that it begins' : `the stalk that begins with ${stalk}`;
  return `${capitalised(turn)} changes ${which} from ${formatNumber(before)} to ${formatNumber(after)} and makes the nim-sum 0.`;
}

/** The fusion principle, for edges that lie on common cycles. */
export function fusion(names: string, edges: number, result: number): string {
  return `Fuse the nodes of the cycles through ${names} into one. The ${count(edges, 'edge')} become loops, each a stalk of length 1: together ${result}.`;
}

/** The colon principle, for stalks on one node. */
export function colon(names: string, values: readonly number[], omitted: number, result: number): string {
  return `The stalks that begin with ${names} stand on one node. Replace them by one as long as the nim-sum of ${valuesSaid(values, omitted)}: ${formatNumber(result)}.`;
}

export function furtherSteps(steps: number): string {
  return `${count(steps, 'more step')} of this kind ${steps === 1 ? 'is' : 'are'} left out.`;
}

export function withEdges(title: string, edges: number, nodes: number): string {
  return `${capitalised(title)} with ${count(edges, 'edge')} and ${count(nodes, 'node')}`;
}

export const ON_THE_GROUND = 'All that stands on the ground';

export function onNode(name: string): string {
  return `What stands on node ${name}`;
}

export const HANGS_NOWHERE = 'It does not hang on the ground, so it does not count.';
export const NORMAL_NUMBERS = 'The number is that of normal play; in misère play it does not decide.';

export function numberMeans(ground: boolean): string {
  return ground
    ? 'The nim-sum of all stalks on the ground.'
    : 'All that stands on this node counts like one stalk of that length.';
}

export const CLAIM_NODES =
  'Tap a node for won, again for lost, or press W or L. Answer for what stands on the node, as if it were the ground.';

export const EDGE: Noun = { one: 'edge', many: 'edges' };
export const THE_GROUND = 'the ground';
export const LEGEND = {
  numbers: { letters: 'in a node', deciding: 'number:', of: ' of everything above the node' },
  ring: 'winning cut',
};

/** `ground–a` */
export const between = (a: string, b: string): string => `${a}–${b}`;

/** `edge ground–a` */
export function edgeName(a: string, b: string): string {
  return `edge ${between(a, b)}`;
}

export function nodeNamed(name: string): string {
  return `node ${name}`;
}

/** The words of the picture and its tools. */
export const PICTURE = {
  ground: 'ground',
  label: (nodes: number, edges: number): string =>
    `Hackenbush picture of ${count(nodes, 'node')} and ${count(edges, 'edge')}`,
  node: (name: string, words: string): string => phrases(name, words),
  edge: (a: string, b: string, standing: boolean, winning: boolean): string =>
    phrases(edgeName(a, b), standing ? '' : 'does not hang on the ground', winning ? 'cutting it wins' : ''),
  tooLarge: (nodes: number, edges: number, most: number): string =>
    `${count(nodes, 'node')} and ${count(edges, 'edge')}: only pictures of up to ${formatNumber(most)} nodes are drawn.`,
  grow: (name: string): string => `Grow an edge from ${name}`,
  draw: (name: string): string => `Draw an edge from ${name}`,
  leave: 'Cancel',
  move: 'Move nodes',
  removeNode: (name: string): string => `Remove node ${name}`,
  cut: (a: string, b: string): string => `Cut ${between(a, b)}`,
  removeEdge: (a: string, b: string): string => `Remove ${between(a, b)}`,
  paste: 'Paste a graph',
  hint: 'Drag from a node or the ground to draw an edge. Tap an empty spot to add a node, an edge to choose it.',
  moving: 'Drag a node to its place.',
  playing: 'Tap an edge to cut it.',
  drawing: (name: string): string =>
    `Choose where the edge from ${name} ends: a node, the ground or an empty spot. Cancel draws none.`,
  added: (name: string): string => `node ${name} added`,
};
