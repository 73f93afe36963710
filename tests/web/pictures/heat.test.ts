import { describe, expect, it } from 'vitest';
import {
  fitScale,
  fitted,
  panned,
  placesSeen,
  revealing,
  zoomed,
} from '../../../web/src/pictures/heat-map/camera.model.js';
import { columnOf, entryAt, rowOf } from '../../../web/src/pictures/heat-map/heat-grid.model.js';
import { stripGrid } from '../../../web/src/pictures/heat-map/strip-grid.model.js';

const grid = { columns: 1000, rows: 500, count: 500_000, bottomUp: true };
const window = { width: 500, height: 400 };

describe('a heat map', () => {
  it('has the first row of a board at the bottom and of a strip at the top', () => {
    expect(entryAt(grid, 0, 499)).toBe(0);
    expect(entryAt({ ...grid, bottomUp: false }, 0, 0)).toBe(0);
    expect(rowOf(grid, 0)).toBe(499);
    expect(columnOf(grid, 1001)).toBe(1);
    expect(entryAt(grid, 1000, 0)).toBe(-1);
  });
  it('wraps a strip of any length into rows that hold all of it', () => {
    for (const count of [501, 9999, 10_000_001, 2]) {
      const strip = stripGrid(count);
      expect(strip.columns * strip.rows).toBeGreaterThanOrEqual(count);
      expect(strip.columns * (strip.rows - 1)).toBeLessThan(count);
      expect(entryAt(strip, strip.columns - 1, strip.rows - 1)).toBe(
        strip.columns * strip.rows === count ? count - 1 : -1,
      );
    }
  });
  it('fits the window, in the middle', () => {
    expect(fitted(grid, window)).toEqual({ scale: 0.5, left: 0, top: 75 });
  });
  it('zooms around the point under the finger and never beyond its ends', () => {
    const near = zoomed(fitted(grid, window), 8, 250, 200, grid, window);
    expect(near.scale).toBe(4);
    expect((250 - near.left) / near.scale).toBeCloseTo(500);
    expect(zoomed(near, 1e-9, 0, 0, grid, window).scale).toBe(fitScale(grid, window));
    expect(zoomed(near, 1e9, 0, 0, grid, window).scale).toBe(64);
  });
  it('is panned without leaving gaps', () => {
    const near = zoomed(fitted(grid, window), 8, 250, 200, grid, window);
    expect(panned(near, 1e6, 1e6, grid, window)).toMatchObject({ left: 0, top: 0 });
    expect(panned(near, -1e6, -1e6, grid, window)).toMatchObject({ left: -3500, top: -1600 });
  });
  it('paints the places that are seen, where they lie', () => {
    expect(placesSeen(fitted(grid, window), grid, window)).toEqual({
      pixels: { width: 1000, height: 500 },
      camera: { scale: 1, left: -0, top: -0 },
      at: { left: 0, top: 75, width: 500, height: 250 },
    });
    const near = { scale: 4, left: -10, top: -402 };
    expect(placesSeen(near, grid, window)).toEqual({
      pixels: { width: 126, height: 101 },
      camera: { scale: 1, left: -2, top: -100 },
      at: { left: -2, top: -2, width: 504, height: 404 },
    });
  });
  it('brings a cell into view by the least move', () => {
    const near = zoomed(fitted(grid, window), 8, 250, 200, grid, window);
    const moved = revealing(near, 0, 0, grid, window);
    expect(moved).toMatchObject({ left: 0, top: 0 });
    expect(revealing(moved, 10, 10, grid, window)).toEqual(moved);
  });
});
