/** The layout of a strip too long for single squares as a heat map. */

import type { HeatGrid } from './heat-grid.model.js';

/** A long strip is wrapped into rows of a round number of entries, about twice as wide as high. */
export function stripGrid(entries: number): HeatGrid {
  const ideal = Math.sqrt(entries * 2);
  const unit = ideal > 1000 ? 100 : 10;
  const columns = Math.max(unit, Math.round(ideal / unit) * unit);
  return { columns, rows: Math.ceil(entries / columns), count: entries, bottomUp: false };
}
