/** What a gesture on a graph makes of the text. Nodes are called by their names, tokens counted from 0. */

import { valueOf, withoutKey, withValue } from '../../params/params.js';

function itemsOf(text: string, key: string): string[] {
  const list = valueOf(text, key)?.trim() ?? '';
  return list === '' ? [] : list.split(',').map((item) => item.trim());
}

function withItems(text: string, key: string, items: readonly string[]): string {
  return withValue(text, key, items.join(','));
}

function withSpots(text: string, spots: readonly string[]): string {
  return spots.length === 0 ? withoutKey(text, 'at') : withItems(text, 'at', spots);
}

const spotOf = (node: string, x: number, y: number): string => `${node}@${Math.round(x)}.${Math.round(y)}`;

/** The arc, or no arc where there is one. */
export function toggleArc(text: string, from: string, to: string): string {
  const arcs = itemsOf(text, 'arcs');
  const arc = `${from}-${to}`;
  return withItems(text, 'arcs', arcs.includes(arc) ? arcs.filter((each) => each !== arc) : [...arcs, arc]);
}

/** Where a node is drawn; one that is not there yet is there then. */
export function placeNode(text: string, node: string, x: number, y: number): string {
  const others = itemsOf(text, 'at').filter((each) => !each.startsWith(`${node}@`));
  return withSpots(text, [...others, spotOf(node, x, y)]);
}

/** The node with its arcs and tokens is gone. */
export function removeNode(text: string, node: string): string {
  const arcs = itemsOf(text, 'arcs').filter((arc) => !arc.split('-').includes(node));
  const tokens = itemsOf(text, 'tokens').filter((each) => each !== node);
  const spots = itemsOf(text, 'at').filter((each) => !each.startsWith(`${node}@`));
  return withSpots(withItems(withItems(text, 'arcs', arcs), 'tokens', tokens), spots);
}

export function addToken(text: string, node: string): string {
  return withItems(text, 'tokens', [...itemsOf(text, 'tokens'), node]);
}

export function removeToken(text: string, token: number): string {
  return withItems(text, 'tokens', itemsOf(text, 'tokens').filter((_, index) => index !== token));
}

export function moveToken(text: string, token: number, node: string): string {
  return withItems(text, 'tokens', itemsOf(text, 'tokens').map((each, index) => (index === token ? node : each)));
}

/** The nodes in the order in which they are named. */
export function namesIn(text: string): string[] {
  const spots = itemsOf(text, 'at').map((spot) => spot.slice(0, spot.indexOf('@')));
  return [...new Set([...itemsOf(text, 'arcs').flatMap((arc) => arc.split('-')), ...itemsOf(text, 'tokens'), ...spots])].map((name) => name.trim());
}

/** The least number that no node is called by. */
export function freeName(names: ReadonlySet<string>): string {
  let number = 1;
  while (names.has(String(number))) number += 1;
  return String(number);
}
