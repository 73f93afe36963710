/** The text after an edit of a picture of edges. Nodes are given by their names, edges by their indices from 0. */

import * as drawn from '../../params/drawn-graph.js';
import { itemsOf, withItems } from '../../params/drawn-graph.js';

function withEdges(text: string, edges: readonly string[]): string {
  return withItems(text, 'edges', edges);
}

export function addEdge(text: string, a: string, b: string): string {
  return withEdges(text, [...itemsOf(text, 'edges'), `${a}-${b}`]);
}

export function removeEdge(text: string, edge: number): string {
  return withEdges(
    text,
    itemsOf(text, 'edges').filter((_, index) => index !== edge),
  );
}

/** Sets where a node is drawn, and so adds it where it is new. */
export function placeNode(text: string, node: string, right: number, up: number): string {
  return drawn.placeNode(text, node, right, up);
}

/** Removes the node with its edges. */
export function removeNode(text: string, node: string): string {
  return drawn.removeNode(text, 'edges', node);
}

/** The first letter that names no node, else the first number. */
export function freeName(names: ReadonlySet<string>): string {
  const letter = [...'abcdefghijklmnopqrstuvwxyz'].find((each) => !names.has(each));
  let number = 1;
  while (names.has(String(number))) number += 1;
  return letter ?? String(number);
}
