/** Words for moves of tokens on a graph, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName, placeName } from '../names.model.js';
import * as words from '#words/families/graph';
import { labelIn } from '../../pictures/graph/graph-view.model.js';
import { tokenNumber, type GraphPosition } from './position.model.js';

export const graph: Teller<GraphPosition> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, { item, from, to }) =>
    words.tokenMove(tokenNumber(position, item), labelIn(position, from), labelIn(position, to)),
  // A token that does not start where the position has it is named by the node where it starts.
  moveWords: (position, { item, from, to }) => {
    const name =
      from === position.tokens[item]
        ? itemName(position, item)
        : words.tokenNowOn(tokenNumber(position, item), placeName(position, from));
    return from === to ? words.alongLoop(name) : words.movingToken(name, placeName(position, to));
  },
  shortWords: (position, { item, from, to }) =>
    words.tokenBecomes(tokenNumber(position, item), labelIn(position, from), labelIn(position, to)),
};
