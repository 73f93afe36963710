/** Piles of a subtraction game and coins on a strip, as they are drawn. */

import type { Analysis } from 'grundy-wasm';
import type { PilesView } from '../../pictures/heaps/piles.model.js';
import type { StripView } from '../../pictures/strip/coin-strip.model.js';
import { COIN } from '#words/names';
import { PILE_NOUNS } from '#words/pictures/piles';
import { lastSquareOf, pilesPosition } from './position.model.js';

export function pilesView(analysis: Analysis): PilesView {
  const { piles, largest, adds, look } = pilesPosition(analysis);
  return { piles, largest, adds, nouns: PILE_NOUNS[look] };
}

/** Coins on a strip. */
export function coinView(analysis: Analysis): StripView {
  const position = pilesPosition(analysis);
  return { last: lastSquareOf(position), coins: position.piles, noun: COIN };
}
