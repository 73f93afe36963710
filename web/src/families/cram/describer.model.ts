/** How boards for dominoes are described, examined and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import { itemName, placeName } from '../names.model.js';
import { capitalised } from '#words/language';
import * as words from '#words/families/cram';
import type { CramPosition } from './position.model.js';

export const cram: Describer<CramPosition> = {
  ...GENERAL,
  described: ({ width, height, holes }, title) => words.withBoard(title, width, height, holes.length),
  placeTitle: (position, state) =>
    (position.parts[state] ?? 0) > 0
      ? capitalised(itemName(position, state))
      : words.aloneCell(placeName(position, state)),
  placeAlone: (_, __, { shade }) => (shade === 'none' ? { outcome: words.IS_TAKEN } : null),
  // Cells are numbered row by row, so their numbers depend on the width of the board.
  followed: (before, after, state) => {
    const [x, y] = [state % before.width, Math.floor(state / before.width)];
    return x < after.width && y < after.height ? x + y * after.width : null;
  },
  placeNoun: () => words.CELL,
  placeLabel: placeName,
  frameHeight: ({ width, height }) => 320 + Math.min(410, (680 / Math.max(1, width)) * height),
};
