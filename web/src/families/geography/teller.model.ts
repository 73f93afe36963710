/** Words for moves in Geography, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import type { Teller } from '../teller.model.js';
import { placeName } from '../names.model.js';
import * as words from '#words/families/geography';
import { labelIn } from '../../pictures/graph/graph-view.model.js';
import { TOKEN, type GeographyPosition } from './position.model.js';

/** Whether a move puts the token on the graph. Its `from` equals its `to`, as along a loop. */
const puts = ({ tokens }: GeographyPosition, move: ShownMove): boolean =>
  move.from === move.to && tokens[TOKEN] === undefined;

export const geography: Teller<GeographyPosition, 'matched' | 'kernel'> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, move) =>
    words.tokenMove(puts(position, move) ? null : labelIn(position, move.from), labelIn(position, move.to)),
  moveWords: (position, move) =>
    puts(position, move)
      ? words.putting(placeName(position, move.to))
      : move.from === move.to
        ? words.ALONG_LOOP
        : words.moving(placeName(position, move.to)),
  shortWords: (position, move) => words.shortMove(labelIn(position, move.to)),
  steps: {
    matched: ({ count, covers }, position) =>
      words.matched(position.tokens[0] === undefined ? null : placeName(position, position.tokens[0]), count, covers),
    kernel: ({ count, covers }, position) =>
      words.kernel(position.tokens[0] === undefined ? null : placeName(position, position.tokens[0]), count, covers),
  },
};
