/** Words for moves on a bar of chocolate, and for the reasons why they win. */

import { cellName } from '#words/language';
import * as words from '#words/families/chomp';
import { GENERAL } from '../general-teller.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import type { Teller } from '../teller.model.js';
import type { ChompPosition } from './position.model.js';

/** The name of the square that is bitten: the first that its row loses. */
const bitten = ({ item, to }: ShownMove): string => cellName(to, item);

export const chomp: Teller<ChompPosition, 'stealing'> = {
  ...GENERAL,
  places: true,
  moveLabel: (_, move) => words.biteName(bitten(move)),
  moveWords: (_, move) => words.biting(bitten(move)),
  shortWords: (_, move) => words.biteName(bitten(move)),
  steps: { stealing: () => words.STEALING },
};
