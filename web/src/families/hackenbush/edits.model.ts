/** The text after an edit of a picture of edges. Nodes are given by their names, edges by their indices from 0. */

import { valueOf, withoutKey, withValue } from '../../params/params.js';

function itemsOf(text: string, key: string): string[] {
  const list = valueOf(text, key)?.trim() ?? '';
  return list === '' ? [] : list.split(',').map((item) => item.trim());
}

function withEdges(text: string, edges: readonly string[]): string {
  return withValue(text, 'edges', edges.join(','));
}

function withSpots(text: string, spots: readonly string[]): string {
  return spots.length === 0 ? withoutKey(text, 'at') : withValue(text, 'at', spots.join(','));
}

const namedIn = (spot: string): string => spot.slice(0, spot.indexOf('@')).trim();

export function addEdge(text: string, a: string, b: string): string {
  return withEdges(text, [...itemsOf(text, 'edges'), `${a}-${b}`]);
}

export function removeEdge(text: string, edge: number): string {
  return withEdges(text, itemsOf(text, 'edges').filter((_, index) => index !== edge));
}

/** Sets where a node is drawn, and so adds it where it is new. */
export function placeNode(text: string, node: string, right: number, up: number): string {
  const others = itemsOf(text, 'at').filter((spot) => namedIn(spot) !== node);
  return withSpots(text, [...others, `${node}@${Math.round(right)}.${Math.round(up)}`]);
}

/** Removes the node with its edges. */
export function removeNode(text: string, node: string): string {
  const edges = itemsOf(text, 'edges').filter((edge) => !edge.split('-').includes(node));
  return withSpots(withEdges(text, edges), itemsOf(text, 'at').filter((spot) => namedIn(spot) !== node));
}

/** The first letter that names no node, else the first number. */
export function freeName(names: ReadonlySet<string>): string {
  const letter = [...'abcdefghijklmnopqrstuvwxyz'].find((each) => !names.has(each));
  let number = 1;
  while (names.has(String(number))) number += 1;
  return letter ?? String(number);
}
