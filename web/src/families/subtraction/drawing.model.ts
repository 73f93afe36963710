import type { Analysis } from 'grundy-wasm';
import { drawStrip } from '../../pictures/drawers/board.js';
import type { Picture } from '../../pictures/drawers/shapes.js';
import { drawStacks } from '../../pictures/drawers/stacks.js';
import { drawnPiles, MOST_PILES } from '../../pictures/heaps/piles.model.js';
import { coinView } from './coin-view.model.js';
import { pilesView } from './piles-view.model.js';
import { drawsStrip, pilesPosition } from './position.model.js';

export function draw(analysis: Analysis): Picture | null {
  const position = pilesPosition(analysis);
  if (drawsStrip(position)) return drawStrip(analysis, coinView(analysis));
  if (position.piles.length > MOST_PILES) return null;
  const piles = drawnPiles(analysis, pilesView(analysis));
  return drawStacks(piles.map(({ coins, shade }) => ({ size: coins, shade, rise: 0 })));
}
