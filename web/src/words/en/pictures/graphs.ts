/** The words of pictures of graphs. Nodes are called by name, tokens count from 1. */

import { count, formatNumber, phrases } from '../language.js';

export const graphLabel = (nodes: number): string => `Graph of ${nodes} nodes`;

export const nodeLabel = (node: { name: string; words: string; tokens: number; winning: boolean }): string =>
  phrases(
    `node ${node.name}`,
    node.words,
    node.tokens > 0 ? count(node.tokens, 'token') : '',
    node.winning ? 'a winning move leads here' : '',
  );

export const edgeLabel = (edge: { name: string; words: string; winning: boolean }): string =>
  phrases(`edge ${edge.name}`, edge.words, edge.winning ? 'a winning move leads here' : '');

export const tooLarge = (nodes: number, arcs: number, tokens: number, most: number): string =>
  `${count(nodes, 'node')}, ${count(arcs, 'arc')} and ${count(tokens, 'token')}: only graphs of up to ${formatNumber(most)} nodes are drawn.`;

/** `used`: the token has followed it. */
export const loopLabel = (node: string, used: boolean): string => phrases(`loop at ${node}`, used ? 'used' : '');

/** For a node or an edge where no token may go. */
export const CLOSED = 'no token may go here';

export const GRAPH = {
  add: 'Add a node',
  arc: {
    draw: (node: string): string => `Draw an arc from ${node}`,
    oneMore: (node: string): string =>
      `Choose where the arc from ${node} leads; it may be ${node} itself. Delete removes an arc that leads there. Cancel leaves all as it is.`,
    remove: (from: string, to: string): string => `Remove the arc ${from} → ${to}`,
    from: (node: string): string =>
      `Choose where the arc from ${node} leads. If there is such an arc already, it is removed. Cancel leaves all as it is.`,
  },
  edge: {
    draw: (node: string): string => `Draw an edge from ${node}`,
    oneMore: (node: string): string =>
      `Choose where the edge from ${node} ends; it may be ${node} itself. Delete removes an edge that ends there. Cancel leaves all as it is.`,
    remove: (from: string, to: string): string => `Remove the edge ${from}–${to}`,
    from: (node: string): string =>
      `Choose where the edge from ${node} ends. If there is such an edge already, it is removed. Cancel leaves all as it is.`,
  },
  leave: 'Cancel',
  put: 'Put a token here',
  putBoth: 'Put tokens on both ends',
  take: 'Remove a token',
  remove: (node: string): string => `Remove node ${node}`,
  removeEdge: (edge: string): string => `Remove edge ${edge}`,
  hint: 'Tap an empty spot to add a node. Drag a node to its place, or a token to another node.',
  /** `one`: there is only one token, which every tap moves. `loops`: it may follow loops. */
  playing: (one: boolean, loops: boolean): string =>
    `${one ? 'Tap the node that the token goes to' : 'Tap a token, then the node it goes to'}${loops ? ', or the loop that it follows' : ''}.`,
  playingEdge: 'Tap the disc of an edge: both its ends get a token.',
  held: (token: number, loop: boolean): string =>
    `Token ${token} is picked up: choose a node${loop ? ' or its loop' : ''}. The same node puts it back.`,
  paste: 'Paste a graph',
  added: (node: string): string => `node ${node} added`,
};
