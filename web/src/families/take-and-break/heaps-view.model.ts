/** Heaps that are split, as they are drawn. */

import type { Analysis } from 'grundy-wasm';
import type { Figure, HeapsView } from '../../pictures/heaps/heaps.model.js';
import { heapNouns } from '#words/nouns';
import { heapsPosition } from './position.model.js';

/** What stands in the rows, by the code of the rule, as its nouns are; elsewhere coins. */
const FIGURES: Record<string, Figure> = {
  // Kayles and Dawson's Kayles; Dawson's Chess, whose files hold two pawns that face each other.
  '0.77': 'pin',
  '0.07': 'pin',
  '0.137': 'file',
};

/** Whether a turn may only split is the digit before the point. */
function splitsOf(code: string): HeapsView['splits'] {
  if (code.startsWith('0')) return 'never';
  return code.endsWith('.0') ? 'always' : 'too';
}

export function heapsView(analysis: Analysis): HeapsView {
  const { piles, largest, parts, heaps, code } = heapsPosition(analysis);
  return { piles, largest, parts, heaps, nouns: heapNouns(code), figure: FIGURES[code] ?? 'coin', splits: splitsOf(code) };
}
