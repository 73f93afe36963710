/** What is drawn of heaps that may be split. */

import type { Analysis } from 'grundy-wasm';
import type { Figure, HeapsView } from '../../pictures/heaps/heaps.model.js';
import { heapNouns } from '#words/nouns';
import { heapsPosition } from './position.model.js';
import { lookup } from '../../params/lookup.js';

/** What a heap is drawn of, by the code of the rule, like its nouns; coins for all other codes. */
const FIGURES = lookup<Figure>({
  // Kayles, Dawson's Kayles and Dawson's Chess. A file of the last holds two pawns that face each other.
  '0.77': 'pin',
  '0.07': 'pin',
  '0.137': 'file',
});

/** The digit before the point says whether a turn may split a heap without taking. */
function splitsOf(code: string): HeapsView['splits'] {
  if (code.startsWith('0')) return 'never';
  return code.endsWith('.0') ? 'always' : 'too';
}

export function heapsView(analysis: Analysis): HeapsView {
  const { piles, largest, parts, heaps, code } = heapsPosition(analysis);
  return {
    piles,
    largest,
    parts,
    heaps,
    nouns: heapNouns(code),
    figure: FIGURES[code] ?? 'coin',
    splits: splitsOf(code),
  };
}
