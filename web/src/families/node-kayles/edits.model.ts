/** The text after an edit of a graph of Node Kayles. Nodes are given by their names. */

import * as drawn from '../../params/drawn-graph.js';
import { itemsOf, withOptionalItems } from '../../params/drawn-graph.js';
import { valueOf } from '../../params/params.js';

function withoutTokens(text: string, nodes: readonly string[]): string {
  return withOptionalItems(
    text,
    'tokens',
    itemsOf(text, 'tokens').filter((each) => !nodes.includes(each)),
  );
}

/** Adds the edge, or removes it where there is one. In Node Kayles the token on `to` goes if both its ends have one. */
export function toggleEdge(text: string, from: string, to: string): string {
  const tokens = itemsOf(text, 'tokens');
  const apart = tokens.includes(from) && valueOf(text, 'game') === 'node-kayles' ? withoutTokens(text, [to]) : text;
  return drawn.toggleLink(apart, 'edges', from, to, false);
}

/** Puts tokens on nodes, and removes those on their neighbours. */
export function putTokens(text: string, nodes: readonly string[], neighbours: readonly string[]): string {
  const left = withoutTokens(text, [...nodes, ...neighbours]);
  return withOptionalItems(left, 'tokens', [...itemsOf(left, 'tokens'), ...nodes]);
}

export function takeToken(text: string, node: string): string {
  return withoutTokens(text, [node]);
}

/** Removes the node with its edges and its token. */
export function removeNode(text: string, node: string): string {
  return drawn.removeNode(takeToken(text, node), 'edges', node);
}
