/** The text after an edit of a graph. Nodes are given by their names, tokens by their indices from 0. */

import * as drawn from '../../params/drawn-graph.js';
import { itemsOf, withItems } from '../../params/drawn-graph.js';

export function addArc(text: string, from: string, to: string): string {
  return drawn.addLink(text, 'arcs', from, to);
}

export function removeArc(text: string, arc: number): string {
  return drawn.removeLink(text, 'arcs', arc);
}

/** Removes the node with its arcs and tokens. */
export function removeNode(text: string, node: string): string {
  return drawn.removeNode(
    withItems(
      text,
      'tokens',
      itemsOf(text, 'tokens').filter((each) => each !== node),
    ),
    'arcs',
    node,
  );
}

export function addToken(text: string, node: string): string {
  return withItems(text, 'tokens', [...itemsOf(text, 'tokens'), node]);
}

export function removeToken(text: string, token: number): string {
  return withItems(
    text,
    'tokens',
    itemsOf(text, 'tokens').filter((_, index) => index !== token),
  );
}

export function moveToken(text: string, token: number, node: string): string {
  return withItems(
    text,
    'tokens',
    itemsOf(text, 'tokens').map((each, index) => (index === token ? node : each)),
  );
}

/** The nodes in the order in which the text names them. */
export function namesIn(text: string): string[] {
  return drawn.namesUnder(text, ['arcs'], ['tokens']);
}
