/** What a gesture on a graph makes of the text. Nodes are called by their names, tokens counted from 0. */

import * as drawn from '../../params/drawn-graph.js';
import { itemsOf, withItems } from '../../params/drawn-graph.js';

/** The arc, or no arc where there is one. */
export function toggleArc(text: string, from: string, to: string): string {
  return drawn.toggleLink(text, 'arcs', from, to, true);
}

/** The node with its arcs and tokens is gone. */
export function removeNode(text: string, node: string): string {
  return drawn.removeNode(withItems(text, 'tokens', itemsOf(text, 'tokens').filter((each) => each !== node)), 'arcs', node);
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
  return drawn.namesUnder(text, ['arcs'], ['tokens']);
}
