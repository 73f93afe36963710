/** Tokens on a graph, as turns and reasons tell of them. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName, placeName } from '../../words/names.js';
import { nodeName, type GraphPosition } from './position.model.js';

/** `token 2`; where there is one, `token`. */
function tokenName({ tokens }: GraphPosition, item: number): string {
  return tokens.length > 1 ? `token ${item + 1}` : 'token';
}

export const graph: Teller<GraphPosition> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, { item, from, to }) => `${tokenName(position, item)}: ${nodeName(position, from)} → ${nodeName(position, to)}`,
  moveWords: (position, item, target, left) => {
    const node = left.get(item);
    return `moving ${node === undefined ? itemName(position, item) : `${tokenName(position, item)} now on ${placeName(position, node)}`} to node ${target}`;
  },
  shortWords: (position, item, target) => `${tokenName(position, item)} → ${target}`,
  written: ({ tokens, nodes }, item, target) => ({ from: tokens[item] ?? 0, to: nodes.findIndex(({ name }) => name === target) }),
  stateName: placeName,
};
