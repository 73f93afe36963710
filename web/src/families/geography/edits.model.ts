/** The text after an edit of a graph of Geography. Nodes are given by their names. */

import { withoutKey, withValue } from '../../params/params.js';
import * as drawn from '../../params/drawn-graph.js';
import { itemsOf, withItems, withOptionalItems } from '../../params/drawn-graph.js';

const linksOf = (directed: boolean): string => (directed ? 'arcs' : 'edges');

/** Adds an arc or edge, unused. */
export function addLink(text: string, directed: boolean, from: string, to: string): string {
  return drawn.addLink(text, linksOf(directed), from, to);
}

/** Removes the arc or edge of this index; `isUsed` tells whether it is used. */
export function removeLink(text: string, directed: boolean, link: number, isUsed: boolean): string {
  const [from = '', to = ''] = (itemsOf(text, linksOf(directed))[link] ?? '').split('-');
  return drawn.removeLink(isUsed ? unuse(text, directed, from, to) : text, linksOf(directed), link);
}

/** Marks an arc or edge as used, one of its copies that is not. */
export function use(text: string, from: string, to: string): string {
  return withItems(text, 'used', [...itemsOf(text, 'used'), `${from}-${to}`]);
}

/** Marks one of its copies as not used. */
export function unuse(text: string, directed: boolean, from: string, to: string): string {
  const used = itemsOf(text, 'used');
  const last = used.findLastIndex((link) => link === `${from}-${to}` || (!directed && link === `${to}-${from}`));
  return withOptionalItems(
    text,
    'used',
    used.filter((_, index) => index !== last),
  );
}

/** Sets whether each node or each edge may be used once, and clears what is visited or used. */
export function useOnce(text: string, each: 'nodes' | 'edges'): string {
  const unused = withoutKey(withoutKey(text, 'visited'), 'used');
  return each === 'nodes' ? withoutKey(unused, 'each') : withValue(unused, 'each', each);
}

function withoutVisited(text: string, node: string): string {
  return withOptionalItems(
    text,
    'visited',
    itemsOf(text, 'visited').filter((each) => each !== node),
  );
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
  const unused = withOptionalItems(
    text,
    'used',
    itemsOf(text, 'used').filter((link) => !link.split('-').includes(node)),
  );
  const left = withoutVisited(itemsOf(text, 'token').includes(node) ? takeToken(unused) : unused, node);
  return drawn.removeNode(left, linksOf(directed), node);
}
