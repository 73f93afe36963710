/** What is drawn of piles of a subtraction game, and of coins on a strip too long for squares. */

import type { Analysis } from 'grundy-wasm';
import type { PilesView } from '../../pictures/heaps/piles.model.js';
import { PILE_NOUNS } from '#words/pictures/piles';
import { pilesPosition } from './position.model.js';

export function pilesView(analysis: Analysis): PilesView {
  const { piles, largest, adds, look } = pilesPosition(analysis);
  return { piles, largest, adds, nouns: PILE_NOUNS[look] };
}
