/** Colours the pixels of a heat map directly from the table: the cost depends on the window, not on the board. */

import type { Table } from 'grundy-wasm';
import type { Camera } from './camera.model.js';
import { entryAt, type HeatGrid } from './heat-grid.model.js';
import { loopSetOf, shadeOf } from '../../places/outcome.js';
import { DRAW, LOST } from '../../params/shade.js';

export interface HeatColours {
  /** Colours by Grundy number, up to the largest; numbers beyond share the last. 32-bit pixels. */
  won: Uint32Array;
  lost: number;
  /** A draw is hatched: dark stripes on light. */
  draw: [light: number, dark: number];
  gone: number;
}

/** The number of tints: larger Grundy numbers share the last one. */
const TINTS = 1 << 16;
/** The main thread is yielded after this many milliseconds; the rest follows in the next frame. */
const SLICE_MS = 6;

/** The width in pixels of a stripe, and of the gap between two. */
const STRIPE = 3;

/** A colour as a pixel, in the byte order of a little-endian machine. */
function pixelOf(red: number, green: number, blue: number): number {
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.trim().slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colours of the page as pixels; `paint` gives them by name, `largest` is the largest Grundy number. */
export function coloursFrom(paint: (name: string) => string, largest: number): HeatColours {
  const colour = (name: string): [number, number, number] => channels(paint(name));
  const [from, to] = [colour('--heat-won-from'), colour('--heat-won-to')];
  const tints = Math.min(TINTS, largest + 1);
  const won = new Uint32Array(tints);
  for (let grundy = 0; grundy < tints; ++grundy) {
    // The exponent separates the small numbers most: they are the common ones.
    const share = tints < 2 ? 0 : (grundy / (tints - 1)) ** 0.7;
    const mix = (index: 0 | 1 | 2): number => Math.round(from[index] + (to[index] - from[index]) * share);
    won[grundy] = pixelOf(mix(0), mix(1), mix(2));
  }
  return {
    won,
    lost: pixelOf(...colour('--heat-lost')),
    draw: [pixelOf(...colour('--draw')), pixelOf(...colour('--draw-mark'))],
    gone: pixelOf(...colour('--heat-gone')),
  };
}

/** The largest Grundy number, whether there are draws to hatch, and the lost places: null if they are more than `mostLost`. */
export function surveyOf(table: Table, mostLost: number): { largest: number; hatched: boolean; lost: number[] | null } {
  let largest = 0;
  // A plain loop, because a table has millions of entries and this runs in a single task.
  for (const grundy of table.grundy) if (grundy > largest && !loopSetOf(grundy, table.loopSets)) largest = grundy;
  const hatched = table.outcomes.includes(DRAW);
  const lost: number[] = [];
  for (let entry = table.outcomes.indexOf(LOST); entry !== -1; entry = table.outcomes.indexOf(LOST, entry + 1)) {
    if (lost.length === mostLost) return { largest, hatched, lost: null };
    lost.push(entry);
  }
  return { largest, hatched, lost };
}

export interface HeatPicture {
  table: Table;
  grid: HeatGrid;
  camera: Camera;
  colours: HeatColours;
  /** Pixels of the canvas per CSS pixel. */
  density: number;
}

function paintRow(
  pixels: Uint32Array,
  columns: Int32Array,
  first: number,
  y: number,
  { table, grid, colours }: HeatPicture,
): void {
  for (let x = 0; x < pixels.length; ++x) {
    const column = columns[x] ?? -1;
    const entry = first + column;
    if (column < 0 || entry >= grid.count) continue;
    const shade = shadeOf(table.outcomes[entry]);
    if (shade === 'lose') pixels[x] = colours.lost;
    else if (shade === 'win')
      pixels[x] = colours.won[Math.min(Math.max(0, table.grundy[entry] ?? 0), colours.won.length - 1)] ?? 0;
    else if (shade === 'draw') pixels[x] = colours.draw[Math.floor((x + y) / STRIPE) % 2] ?? 0;
    else if (shade !== 'hidden') pixels[x] = colours.gone;
  }
}

/** Fills `image` row by row. Resolves to false as soon as `stale` says that it is no longer wanted. */
export async function paintHeat(image: ImageData, picture: HeatPicture, stale: () => boolean): Promise<boolean> {
  const { grid, camera, density } = picture;
  const pixels = new Uint32Array(image.data.buffer);
  const columns = Int32Array.from({ length: image.width }, (_, x) => {
    const column = Math.floor((x / density - camera.left) / camera.scale);
    return column >= 0 && column < grid.columns ? column : -1;
  });
  let started = performance.now();
  for (let y = 0; y < image.height; ++y) {
    const first = entryAt(grid, 0, Math.floor((y / density - camera.top) / camera.scale));
    if (first >= 0) paintRow(pixels.subarray(y * image.width, (y + 1) * image.width), columns, first, y, picture);
    if (performance.now() - started < SLICE_MS) continue;
    // oxlint-disable-next-line no-await-in-loop -- yields the main thread between slices
    await new Promise(requestAnimationFrame);
    if (stale()) return false;
    started = performance.now();
  }
  return true;
}
