/** What a gesture on a graph with one token makes of the text. Nodes are called by their names. */

import { withoutKey, withValue } from '../../params/params.js';
import * as drawn from '../../params/drawn-graph.js';
import { itemsOf, withItems, withOptionalItems } from '../../params/drawn-graph.js';

const linksOf = (directed: boolean): string => (directed ? 'arcs' : 'edges');

/** The items of `used` that are not such links. */
const usedBut = (text: string, isOne: (from: string, to: string) => boolean): string[] =>
  itemsOf(text, 'used').filter((link) => {
    const [from = '', to = ''] = link.split('-');
    return !isOne(from, to);
  });

const sameLink = (directed: boolean, from: string, to: string) => (tail: string, head: string): boolean => (tail === from && head === to) || (!directed && tail === to && head === from);

/** The arc or edge, not used, or none where there is one. */
export function toggleLink(text: string, directed: boolean, from: string, to: string): string {
  const unused = withOptionalItems(text, 'used', usedBut(text, sameLink(directed, from, to)));
  return drawn.toggleLink(unused, linksOf(directed), from, to, directed);
}

/** The arc or edge is used then, or no longer. */
export function toggleUsed(text: string, directed: boolean, from: string, to: string): string {
  const others = usedBut(text, sameLink(directed, from, to));
  return withOptionalItems(text, 'used', others.length < itemsOf(text, 'used').length ? others : [...others, `${from}-${to}`]);
}

/** What may be used once, of which none is used yet. */
export function useOnce(text: string, each: 'nodes' | 'edges'): string {
  const unused = withoutKey(withoutKey(text, 'visited'), 'used');
  return each === 'nodes' ? withoutKey(unused, 'each') : withValue(unused, 'each', each);
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
  const unused = withOptionalItems(text, 'used', usedBut(text, (from, to) => from === node || to === node));
  const left = withoutVisited(itemsOf(text, 'token').includes(node) ? takeToken(unused) : unused, node);
  return drawn.removeNode(left, linksOf(directed), node);
}
