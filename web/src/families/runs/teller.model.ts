/** Piles that are too many to be drawn, as turns and reasons tell of them. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { formatNumber } from '../../words/words.js';
import type { RunsPosition } from './position.model.js';

/** A move names a pile by its number among all. */
export const runs: Teller<RunsPosition> = {
  ...GENERAL,
  moveLabel: (_, { from, to, notation }) => `pile ${formatNumber(notation.slice(0, notation.indexOf(':')))}: ${formatNumber(from)} → ${formatNumber(to)}`,
  moveWords: (_, item, target) => `taking pile ${formatNumber(item + 1)} down to ${formatNumber(target)}`,
  shortWords: (_, item, target) => `pile ${item + 1} → ${target}`,
  written: (_, __, target) => ({ from: 0, to: Number(target) }),
};
