/** What an edit leaves of the text of a graph that is drawn. Nodes are called by their names. */

import { valueOf, withoutKey, withValue } from './params.js';

export function itemsOf(text: string, key: string): string[] {
  const list = valueOf(text, key)?.trim() ?? '';
  return list === '' ? [] : list.split(',').map((item) => item.trim());
}

export function withItems(text: string, key: string, items: readonly string[]): string {
  return withValue(text, key, items.join(','));
}

/** The same, but that an empty list is not written. */
export function withOptionalItems(text: string, key: string, items: readonly string[]): string {
  return items.length === 0 ? withoutKey(text, key) : withItems(text, key, items);
}

export const nodeOfSpot = (spot: string): string => spot.slice(0, spot.indexOf('@')).trim();

/** The nodes in the order in which they are named: by links, by what stands on them, and where they are drawn. */
export function namesUnder(text: string, links: readonly string[], standing: readonly string[]): string[] {
  const linked = links.flatMap((key) => itemsOf(text, key)).flatMap((link) => link.split('-'));
  const names = [...linked, ...standing.flatMap((key) => itemsOf(text, key)), ...itemsOf(text, 'at').map(nodeOfSpot)];
  return [...new Set(names.map((name) => name.trim()))];
}

/** The link under `key`, or none where there is one; an edge is the same both ways. */
export function toggleLink(text: string, key: string, from: string, to: string, directed: boolean): string {
  const links = itemsOf(text, key);
  const same = directed ? [`${from}-${to}`] : [`${from}-${to}`, `${to}-${from}`];
  return withItems(text, key, links.some((link) => same.includes(link)) ? links.filter((link) => !same.includes(link)) : [...links, `${from}-${to}`]);
}

/** Where a node is drawn; one that is not there yet is there then. */
export function placeNode(text: string, node: string, across: number, along: number): string {
  const others = itemsOf(text, 'at').filter((spot) => nodeOfSpot(spot) !== node);
  return withItems(text, 'at', [...others, `${node}@${Math.round(across)}.${Math.round(along)}`]);
}

/** Without the node where it is drawn, and without the links that lead to it or from it, which stand under `links`. */
export function removeNode(text: string, links: string, node: string): string {
  const left = itemsOf(text, links).filter((link) => !link.split('-').includes(node));
  return withOptionalItems(withItems(text, links, left), 'at', itemsOf(text, 'at').filter((spot) => nodeOfSpot(spot) !== node));
}

/** The least number that no node is called by. */
export function freeNumber(names: ReadonlySet<string>): string {
  let number = 1;
  while (names.has(String(number))) number += 1;
  return String(number);
}
