/** Words for moves in Geography, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { ShownMove, Teller } from '../teller.model.js';
import { placeName } from '../../words/names.js';
import * as words from '#words/families/geography';
import { nodeName, type GeographyPosition } from './position.model.js';

/** The node that the token leaves; null for the move that puts it on the graph, whose `from` equals its `to`. */
const from = (position: GeographyPosition, move: ShownMove): string | null => (move.from === move.to ? null : nodeName(position, move.from));

export const geography: Teller<GeographyPosition, 'matched' | 'kernel'> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, move) => words.tokenMove(from(position, move), nodeName(position, move.to)),
  moveWords: (position, move) => (move.from === move.to ? words.putting(placeName(position, move.to)) : words.moving(placeName(position, move.to))),
  shortWords: (position, move) => words.shortMove(nodeName(position, move.to)),
  steps: {
    matched: ({ count, covers }, position) => words.matched(position.tokens[0] === undefined ? null : placeName(position, position.tokens[0]), count, covers),
    kernel: ({ count, covers }, position) => words.kernel(position.tokens[0] === undefined ? null : placeName(position, position.tokens[0]), count, covers),
  },
};
