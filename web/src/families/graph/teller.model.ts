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
  // A token that has left the node it is named by is named by the other.
  moveWords: (position, { item, from, to }) =>
    `moving ${from === position.tokens[item] ? itemName(position, item) : `${tokenName(position, item)} now on ${placeName(position, from)}`} to ${placeName(position, to)}`,
  shortWords: (position, { item, to }) => `${tokenName(position, item)} → ${nodeName(position, to)}`,
  stateName: placeName,
};
