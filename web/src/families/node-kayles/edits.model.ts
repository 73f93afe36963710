/** What a gesture on a graph with tokens that stay apart makes of the text. Nodes are called by their names. */

import * as drawn from '../../params/drawn-graph.js';
import { itemsOf, withOptionalItems } from '../../params/drawn-graph.js';

function withoutTokens(text: string, nodes: readonly string[]): string {
  return withOptionalItems(text, 'tokens', itemsOf(text, 'tokens').filter((each) => !nodes.includes(each)));
}

/** The edge, or none where there is one. Of two tokens that would be beside each other one is gone. */
export function toggleEdge(text: string, from: string, to: string): string {
  const tokens = itemsOf(text, 'tokens');
  const apart = tokens.includes(from) ? withoutTokens(text, [to]) : text;
  return drawn.toggleLink(apart, 'edges', from, to, false);
}

/** Tokens that are in the way are gone. */
export function putToken(text: string, node: string, neighbours: readonly string[]): string {
  const left = withoutTokens(text, [node, ...neighbours]);
  return withOptionalItems(left, 'tokens', [...itemsOf(left, 'tokens'), node]);
}

export function takeToken(text: string, node: string): string {
  return withoutTokens(text, [node]);
}

/** The node with its edges is gone, and the token there. */
export function removeNode(text: string, node: string): string {
  return drawn.removeNode(takeToken(text, node), 'edges', node);
}
