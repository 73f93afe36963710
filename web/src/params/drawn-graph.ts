/** Edits of the text of a drawn graph. Nodes are called by their names. */

import { valueOf, withoutKey, withValue } from './params.js';

export function itemsOf(text: string, key: string): string[] {
  const list = valueOf(text, key)?.trim() ?? '';
  return list === '' ? [] : list.split(',').map((item) => item.trim());
}

export function withItems(text: string, key: string, items: readonly string[]): string {
  return withValue(text, key, items.join(','));
}

/** The same, but an empty list is left out. */
export function withOptionalItems(text: string, key: string, items: readonly string[]): string {
  return items.length === 0 ? withoutKey(text, key) : withItems(text, key, items);
}

export const nodeOfSpot = (spot: string): string => spot.slice(0, spot.indexOf('@')).trim();

const nodeOfLabel = (label: string): string => label.slice(0, label.indexOf(':')).trim();

/** The names of the nodes in the order in which they occur: in links, in what stands on nodes, in the places where they are drawn, and in labels. */
export function namesUnder(text: string, links: readonly string[], standing: readonly string[]): string[] {
  const linked = links.flatMap((key) => itemsOf(text, key)).flatMap((link) => link.split('-'));
  const names = [
    ...linked,
    ...standing.flatMap((key) => itemsOf(text, key)),
    ...itemsOf(text, 'at').map(nodeOfSpot),
    ...itemsOf(text, 'labels').map(nodeOfLabel),
  ];
  return [...new Set(names.map((name) => name.trim()))];
}

/** Adds the link under `key`, or removes it if it is there; an edge is the same both ways. */
export function toggleLink(text: string, key: string, from: string, to: string, directed: boolean): string {
  const links = itemsOf(text, key);
  const same = directed ? [`${from}-${to}`] : [`${from}-${to}`, `${to}-${from}`];
  return withItems(
    text,
    key,
    links.some((link) => same.includes(link))
      ? links.filter((link) => !same.includes(link))
      : [...links, `${from}-${to}`],
  );
}

/** Adds a link under `key`, whether or not there is one already. */
export function addLink(text: string, key: string, from: string, to: string): string {
  return withItems(text, key, [...itemsOf(text, key), `${from}-${to}`]);
}

/** Removes the link of this index. */
export function removeLink(text: string, key: string, link: number): string {
  return withItems(
    text,
    key,
    itemsOf(text, key).filter((_, index) => index !== link),
  );
}

/** Sets where a node is drawn; adds the node if it is new. */
export function placeNode(text: string, node: string, across: number, along: number): string {
  const others = itemsOf(text, 'at').filter((spot) => nodeOfSpot(spot) !== node);
  return withItems(text, 'at', [...others, `${node}@${Math.round(across)}.${Math.round(along)}`]);
}

/** Removes the place where a node is drawn, its label, and the links to or from it, listed under the key `links`. */
export function removeNode(text: string, links: string, node: string): string {
  const left = itemsOf(text, links).filter((link) => !link.split('-').includes(node));
  const unplaced = withOptionalItems(
    withItems(text, links, left),
    'at',
    itemsOf(text, 'at').filter((spot) => nodeOfSpot(spot) !== node),
  );
  return withOptionalItems(
    unplaced,
    'labels',
    itemsOf(text, 'labels').filter((label) => nodeOfLabel(label) !== node),
  );
}

/** The least positive number that is no node's name. */
export function freeNumber(names: ReadonlySet<string>): string {
  let number = 1;
  while (names.has(String(number))) number += 1;
  return String(number);
}
