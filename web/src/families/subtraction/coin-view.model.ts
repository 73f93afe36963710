/** Coins on a strip, as they are drawn. */

import type { Analysis } from 'grundy-wasm';
import type { StripView } from '../../pictures/strip/coin-strip.model.js';
import { COIN } from '#words/names';
import { lastSquareOf, pilesPosition } from './position.model.js';

export function coinView(analysis: Analysis): StripView {
  const position = pilesPosition(analysis);
  return { last: lastSquareOf(position), coins: position.piles, noun: COIN };
}
