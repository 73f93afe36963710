import type { Analysis } from 'grundy-wasm';
import type { Picture } from '../../pictures/drawers/shapes.js';
import { drawRows } from '../../pictures/drawers/stacks.js';
import { drawnHeaps } from '../../pictures/heaps/heaps.model.js';
import { MOST_PILES } from '../../pictures/heaps/piles.model.js';
import { heapsView } from './heaps-view.model.js';

export function draw(analysis: Analysis): Picture | null {
  const view = heapsView(analysis);
  if (view.piles.length > MOST_PILES) return null;
  const rows = drawnHeaps(analysis, view).map(({ heaps, shade }) => ({
    heaps: heaps.map(({ coins }) => coins),
    shade,
  }));
  return drawRows(rows, view.figure);
}
