/** Draws a plot of heaps against their values onto a canvas: as dots while they are few, else as cells, shaded by how many heaps lie in each. */

import type { PlotAnswer } from './plot-source.js';
import { acrossOf, downOf, strengthOf, ticksOf, type Frame, type Range } from './plot.model.js';
import { formatNumber } from '#words/language';
import type { Pen } from './svg-pen.js';

export interface Inks {
  ink: string;
  muted: string;
  line: string;
  surface: string;
  /** The colours of the first sequence and of the one it is compared with. */
  plots: readonly [string, string];
}

export interface PlotScene {
  range: Range;
  frame: Frame;
  values: number;
  plotted: readonly (PlotAnswer | null)[];
  /** The heap under the cursor, and its value if it is known. */
  cursor: number | null;
  cursorValue: number | null;
  /** Heaps that are marked by a dashed line, with the words above it. */
  marks: readonly { heap: number; words: string }[];
}

const DOT = 2.6;
const THICKEST = 5;

export function inksOf(style: CSSStyleDeclaration): Inks {
  const ink = (name: string): string => style.getPropertyValue(name).trim();
  return {
    ink: ink('--ink'),
    muted: ink('--muted'),
    line: ink('--line'),
    surface: ink('--surface'),
    plots: [ink('--accent'), ink('--lost-edge')],
  };
}

export const FONT = '12px system-ui, sans-serif';

export function paintPlot(context: Pen, scene: PlotScene, inks: Inks): void {
  const { frame } = scene;
  context.font = FONT;
  paintGrid(context, scene, inks);
  context.save();
  context.beginPath();
  context.rect(frame.left, frame.top, frame.width, frame.height);
  context.clip();
  scene.plotted.forEach((plotted, index) => {
    if (!plotted) return;
    const ink = inks.plots[index === 0 ? 0 : 1];
    if (plotted.dots) paintDots(context, scene, plotted, ink, index > 0);
    else if (plotted.cells) paintCells(context, scene, plotted, ink, sidesOf(scene.plotted.length, index));
  });
  paintCursor(context, scene, inks);
  context.restore();
  paintMarks(context, scene, inks);
}

function paintGrid(context: Pen, { range, frame, values }: PlotScene, inks: Inks): void {
  context.lineWidth = 1;
  context.strokeStyle = inks.line;
  context.fillStyle = inks.muted;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  context.beginPath();
  for (const value of ticksOf({ from: 0, to: values - 1 }, frame.height / 40)) {
    const y = Math.round(downOf(frame, values, value)) + 0.5;
    context.moveTo(frame.left, y);
    context.lineTo(frame.left + frame.width, y);
    context.fillText(String(value), frame.left - 6, y);
  }
  context.textAlign = 'center';
  context.textBaseline = 'top';
  for (const heap of ticksOf(range, frame.width / 110)) {
    const x = Math.round(acrossOf(frame, range, heap)) + 0.5;
    if (x < frame.left || x > frame.left + frame.width) continue;
    context.moveTo(x, frame.top + frame.height);
    context.lineTo(x, frame.top + frame.height + 5);
    const words = formatNumber(heap);
    const half = context.measureText(words).width / 2;
    context.fillText(words, Math.min(x, frame.left + frame.width + 8 - half), frame.top + frame.height + 7);
  }
  context.stroke();
}

function paintDots(
  context: Pen,
  { range, frame, values }: PlotScene,
  { dots }: PlotAnswer,
  ink: string,
  second: boolean,
): void {
  const { first, list } = dots!;
  const from = Math.max(0, Math.floor(range.from) - first);
  const to = Math.max(from, Math.min(list.length, Math.ceil(range.to) - first));
  const radius = Math.max(
    1.1,
    Math.min(DOT, (frame.width / (range.to - range.from)) * 0.8, (frame.height / values) * 0.6),
  );
  context.beginPath();
  for (const [place, value] of list.subarray(from, to).entries()) {
    const x = acrossOf(frame, range, first + from + place);
    const y = downOf(frame, values, value);
    // The second sequence differs by shape as well: a ring around where the first one's dot would be.
    const reach = second ? radius + 1.6 : radius;
    context.moveTo(x + reach, y);
    context.arc(x, y, reach, 0, 2 * Math.PI);
  }
  context.lineWidth = 1.3;
  context.strokeStyle = ink;
  context.fillStyle = ink;
  if (second) context.stroke();
  else context.fill();
}

const pictures = new WeakMap<PlotAnswer, { ink: string; canvas: HTMLCanvasElement }>();

/** A picture of one pixel for each cell. */
function pictureOf(plotted: PlotAnswer, ink: string): HTMLCanvasElement {
  const known = pictures.get(plotted);
  if (known?.ink === ink) return known.canvas;
  const { columns, rows, counts } = plotted.cells!;
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  // Built style sheets write colours as short as they can, such as `#abc`.
  const digits = ink.length === 4 ? ink.replaceAll(/[\da-f]/gi, '$&$&') : ink;
  const colour = Number.parseInt(digits.slice(1), 16);
  const base = ((colour & 255) << 16) | (colour & 0xff00) | (colour >> 16);
  let most = 1;
  for (const count of counts) most = Math.max(most, count);
  // Most counts are small, and logarithms are slow.
  const small = Uint8Array.from({ length: 256 }, (_, count) => Math.round(255 * strengthOf(count, most)));
  for (let column = 0; column < columns; ++column) {
    for (let row = 0; row < rows; ++row) {
      const count = counts[column * rows + row] ?? 0;
      if (count === 0) continue;
      const strength = small[count] ?? Math.round(255 * strengthOf(count, most));
      pixels[(rows - 1 - row) * columns + column] = ((strength << 24) | base) >>> 0;
    }
  }
  context.putImageData(image, 0, 0);
  pictures.set(plotted, { ink, canvas });
  return canvas;
}

/** How far the line of a row reaches up and down. Of two sequences the first gets the upper half, the second the lower one. */
function sidesOf(plots: number, index: number): { up: number; down: number } {
  const half = THICKEST / 2 + 0.5;
  return plots < 2
    ? { up: THICKEST / 2, down: THICKEST / 2 }
    : index === 0
      ? { up: half, down: 0 }
      : { up: 0, down: half };
}

/** Draws the cells, stretched to where their heaps lie now, until a picture of just the shown range has come. */
function paintCells(
  context: Pen,
  { range, frame, values }: PlotScene,
  plotted: PlotAnswer,
  ink: string,
  { up, down }: { up: number; down: number },
): void {
  const picture = pictureOf(plotted, ink);
  const scale = frame.width / (range.to - range.from);
  const left = frame.left + (plotted.range.from - range.from) * scale;
  const width = (plotted.range.to - plotted.range.from) * scale;
  context.imageSmoothingEnabled = false;
  const tall = (frame.height * plotted.values) / values;
  const bottom = frame.top + frame.height;
  const height = tall / picture.height;
  if (height <= THICKEST) {
    context.drawImage(picture, left, bottom - tall, width, tall);
    return;
  }
  for (let row = 0; row < picture.height; ++row) {
    const middle = bottom - tall + (row + 0.5) * height;
    context.drawImage(picture, 0, row, picture.width, 1, left, middle - up, width, up + down);
  }
}

function paintMarks(context: Pen, { marks, range, frame }: PlotScene, inks: Inks): void {
  context.textBaseline = 'top';
  for (const { heap, words } of marks) {
    const x = acrossOf(frame, range, heap - 0.5);
    if (x < frame.left || x > frame.left + frame.width) continue;
    context.strokeStyle = inks.muted;
    context.lineWidth = 1;
    context.setLineDash([4, 4]);
    context.beginPath();
    context.moveTo(x, frame.top);
    context.lineTo(x, frame.top + frame.height);
    context.stroke();
    context.setLineDash([]);
    // Above the frame, where the words hide no dot.
    const half = context.measureText(words).width / 2;
    context.fillStyle = inks.muted;
    context.textAlign = 'center';
    context.fillText(words, Math.max(frame.left + half, Math.min(x, frame.left + frame.width - half)), frame.top - 17);
  }
}

function paintCursor(context: Pen, { cursor, cursorValue, range, frame, values }: PlotScene, inks: Inks): void {
  if (cursor === null) return;
  const x = acrossOf(frame, range, cursor);
  context.strokeStyle = inks.ink;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x, frame.top);
  context.lineTo(x, frame.top + frame.height);
  context.stroke();
  if (cursorValue === null) return;
  context.lineWidth = 2;
  context.beginPath();
  context.arc(x, downOf(frame, values, cursorValue), 6, 0, 2 * Math.PI);
  context.stroke();
}
