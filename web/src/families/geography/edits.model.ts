/** The text after an edit of a graph of Geography. Nodes are given by their names. */

import { withoutKey, withValue } from '../../params/params.js';
import * as drawn from '../../params/drawn-graph.js';
import { itemsOf, withItems, withOptionalItems } from '../../params/drawn-graph.js';

const linksOf = (directed: boolean): string => (directed ? 'arcs' : 'edges');

/** The items of `used` without the links that `isOne` accepts. */
const usedBut = (text: string, isOne: (from: string, to: string) => boolean): string[] =>
  itemsOf(text, 'used').filter((link) => {
    const [from = '', to = ''] = link.split('-');
    return !isOne(from, to);
  });

const sameLink = (directed: boolean, from: string, to: string) => (tail: string, head: string): boolean => (tail === from && head === to) || (!directed && tail === to && head === from);

/** Adds the arc or edge as unused, or removes it where there is one. */
export function toggleLink(text: string, directed: boolean, from: string, to: string): string {
  const unused = withOptionalItems(text, 'used', usedBut(text, sameLink(directed, from, to)));
  return drawn.toggleLink(unused, linksOf(directed), from, to, directed);
}

/** Marks the arc or edge as used, or as unused where it is used. */
export function toggleUsed(text: string, directed: boolean, from: string, to: string): string {
  const others = usedBut(text, sameLink(directed, from, to));
  return withOptionalItems(text, 'used', others.length < itemsOf(text, 'used').length ? others : [...others, `${from}-${to}`]);
}

/** Sets whether each node or each edge may be used once, and clears what is visited or used. */
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

/** Puts the token on a node, which then no longer counts as visited. */
export function putToken(text: string, node: string): string {
  return withValue(withoutVisited(text, node), 'token', node);
}

export function takeToken(text: string): string {
  return withoutKey(text, 'token');
}

/** Removes the node with its links, and the token if it stands there. */
export function removeNode(text: string, directed: boolean, node: string): string {
  const unused = withOptionalItems(text, 'used', usedBut(text, (from, to) => from === node || to === node));
  const left = withoutVisited(itemsOf(text, 'token').includes(node) ? takeToken(unused) : unused, node);
  return drawn.removeNode(left, linksOf(directed), node);
}
