/** The words of the picture of green Hackenbush and its tools, and the names of its nodes and edges. */

import { count, formatNumber, type Noun, phrases } from '../language.js';

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
