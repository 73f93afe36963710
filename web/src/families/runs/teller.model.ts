/** Piles that are too many to be drawn, as turns and reasons tell of them. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { formatNumber } from '#words/language';
import type { RunsPosition } from './position.model.js';

/** A move names a run as its item; which of its piles is meant is told by how it is written. */
export const runs: Teller<RunsPosition> = {
  ...GENERAL,
  moveLabel: (_, { from, to, notation }) => `a pile of ${formatNumber(from)} → ${formatNumber(to)} (${notation})`,
  moveWords: (_, { from, to }) => `taking a pile of ${formatNumber(from)} down to ${formatNumber(to)}`,
  shortWords: (_, { from, to }) => `a pile of ${from} → ${to}`,
};
