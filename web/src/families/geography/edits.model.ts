/** What a gesture on a graph with one token makes of the text. Nodes are called by their names. */

import { withoutKey, withValue } from '../../params/params.js';
import * as drawn from '../../params/drawn-graph.js';
import { itemsOf, withItems, withOptionalItems } from '../../params/drawn-graph.js';

const linksOf = (directed: boolean): string => (directed ? 'arcs' : 'edges');

/** The arc or edge, or none where there is one. */
export function toggleLink(text: string, directed: boolean, from: string, to: string): string {
  return drawn.toggleLink(text, linksOf(directed), from, to, directed);
}

function withoutVisited(text: string, node: string): string {
  return withOptionalItems(text, 'visited', itemsOf(text, 'visited').filter((each) => each !== node));
}

export function toggleVisited(text: string, node: string): string {
  const visited = itemsOf(text, 'visited');
  return visited.includes(node) ? withoutVisited(text, node) : withItems(text, 'visited', [...visited, node]);
}

/** The token stands there then, where it was not before. */
export function putToken(text: string, node: string): string {
  return withValue(withoutVisited(text, node), 'token', node);
}

export function takeToken(text: string): string {
  return withoutKey(text, 'token');
}

/** The node with its links is gone, and the token where it stood there. */
export function removeNode(text: string, directed: boolean, node: string): string {
  const left = withoutVisited(itemsOf(text, 'token').includes(node) ? takeToken(text) : text, node);
  return drawn.removeNode(left, linksOf(directed), node);
}
