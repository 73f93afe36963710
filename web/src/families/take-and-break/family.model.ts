/** Heaps that are split, at first sight. */

import type { Family } from '../family.model.js';
import { HEAP, HEAPS_LEGEND, numbered } from '#words/names';
import { hasLongTable } from '../../places/drawable.js';
import type { HeapsPosition } from './position.model.js';

export const takeAndBreak: Family<HeapsPosition> = {
  apart: true,
  playable: true,
  noun: () => HEAP,
  itemName: (_, item) => numbered(HEAP, item + 1),
  placeName: (_, state) => String(state),
  picture: () => 'heaps',
  isHeat: (_, tables) => hasLongTable(tables),
  legend: () => HEAPS_LEGEND,
  counting: () => '',
};
