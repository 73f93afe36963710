/** What pictures of directed graphs say. Nodes are called by name, tokens count from 1. */

import { count, formatNumber, phrases } from '../language.js';

export const graphLabel = (nodes: number): string => `Graph of ${nodes} nodes`;

export const nodeLabel = (node: { name: string; words: string; tokens: number; winning: boolean }): string =>
  phrases(`node ${node.name}`, node.words, node.tokens > 0 ? count(node.tokens, 'token') : '', node.winning ? 'a winning move leads here' : '');

export const tooLarge = (nodes: number, arcs: number, tokens: number, most: number): string =>
  `${count(nodes, 'node')}, ${count(arcs, 'arc')} and ${count(tokens, 'token')}: up to ${formatNumber(most)} nodes are drawn.`;

export const GRAPH = {
  add: 'Add a node',
  arc: (node: string): string => `Draw an arc from ${node}`,
  leave: 'Leave it',
  put: 'Put a token here',
  take: 'Take a token off',
  remove: (node: string): string => `Remove node ${node}`,
  hint: 'Tap beside the nodes to add one; drag a node to its place, or a token to another node.',
  playing: 'Tap a token, then the node to which it goes.',
  arcFrom: (node: string): string => `Choose the node to which an arc from ${node} leads; one that is there already is taken away. Esc leaves it.`,
  held: (token: number): string => `Token ${token} is taken up: choose its node. Esc puts it back.`,
  added: (node: string): string => `node ${node} is there`,
};
