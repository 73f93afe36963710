/** What the first sight of heaps that may be split needs. */

import type { Family } from '../family.model.js';
import { heapsLegend, numbered } from '#words/names';
import { heapNouns } from '#words/nouns';
import { hasLongTable } from '../../places/drawable.js';
import type { HeapsPosition } from './position.model.js';

export const takeAndBreak: Family<HeapsPosition> = {
  apart: true,
  playable: true,
  nouns: ({ code }) => heapNouns(code),
  noun: ({ code }) => heapNouns(code).heap,
  itemName: ({ code }, item) => numbered(heapNouns(code).heap, item + 1),
  placeName: (_, state) => String(state),
  picture: () => 'heaps',
  isHeat: (_, tables) => hasLongTable(tables),
  legend: ({ code }) => heapsLegend(heapNouns(code).heap),
};
