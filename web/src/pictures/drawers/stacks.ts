/** Draws stacks of coins side by side, and heaps as rows of coins, pins or files of pawns. */

import type { Shade } from '../../params/shade.js';
import { formatNumber } from '#words/language';
import type { Figure } from '../heaps/heaps.model.js';
import {
  alikeTogether,
  faintLine,
  inkLine,
  pathOf,
  signOf,
  tintOf,
  type Paint,
  type Picture,
  type Shape,
} from './shapes.js';

export interface Stack {
  size: number;
  shade: Shade;
  /** How much higher than the lowest one it stands, in pixels. */
  rise: number;
}

/** The width of a stack and of the room for it. */
const COIN = 52;
const ACROSS = 72;
/** The size of numbers, and the room for one of their digits. */
const NUMBER = 18;
const DIGIT = 13;
/** From one coin to the next, and how much of that is coin: less in higher stacks, and below `LEAST` a stack is one body. */
const STEP = 18;
const THICK = 0.74;
const LEAST = 5;
const HIGHEST = 240;
const LEAST_BODY = 3;
/** Room for the number below a stack, and for a sign. */
const FOOT = 34;
/** The most stacks in a row. */
const IN_ROW = 10;

const paintOf = (shade: Shade): Paint => ({ role: tintOf(shade) ?? 'ink', as: 'fill' });

function stackAt({ size, shade, rise }: Stack, middle: number, ground: number, step: number): Shape[] {
  const floor = ground - rise;
  const x = middle - COIN / 2;
  const coin = (y: number, height: number): Shape => ({ ...paintOf(shade), kind: 'rect', x, y, width: COIN, height });
  const high = step * size;
  const coins =
    size === 0
      ? []
      : step < LEAST
        ? [coin(floor - Math.max(LEAST_BODY, high), Math.max(LEAST_BODY, high))]
        : Array.from({ length: size }, (_, each) => coin(floor - (each + THICK) * step, THICK * step));
  return [
    ...coins,
    ...(shade === 'lose' && size > 0 ? signOf(shade, middle, floor - Math.max(LEAST_BODY, high) - 9, 8) : []),
    { ...inkLine, kind: 'number', digits: formatNumber(size), x: middle, y: floor + FOOT / 2, size: NUMBER },
  ];
}

/** The ground below stacks, which rises where they do. */
function groundOf(stacks: readonly Stack[], left: number, ground: number, across: number): Shape {
  const steps = stacks.map(({ rise }) => `V${ground - rise + 1}h${across}`);
  return pathOf(`M${left} ${ground + 1}${steps.join('')}`, inkLine);
}

export function drawStacks(stacks: readonly Stack[]): Picture {
  const tallest = Math.max(1, ...stacks.map(({ size }) => size));
  // Stairs are one flight.
  const rows = stacks.some(({ rise }) => rise > 0) ? 1 : Math.ceil(stacks.length / IN_ROW);
  const across = Math.max(ACROSS, ...stacks.map(({ size }) => DIGIT * (formatNumber(size).length + 1)));
  const inRow = Math.ceil(stacks.length / Math.max(1, rows));
  const step = Math.min(STEP, HIGHEST / (rows > 1 ? 2 : 1) / tallest);
  const head = 18;
  const highest = Math.max(
    0,
    ...stacks.map(({ size, rise }) => rise + Math.max(size > 0 ? LEAST_BODY : 0, step * size)),
  );
  const height = head + highest + FOOT;
  const shapes = Array.from({ length: rows }, (_, row) => {
    const here = stacks.slice(row * inRow, (row + 1) * inRow);
    const left = ((inRow - here.length) * across) / 2;
    const ground = row * height + head + highest;
    return [
      groundOf(here, left, ground, across),
      ...here.flatMap((stack, place) => stackAt(stack, left + (place + 0.5) * across, ground, step)),
    ];
  });
  return { width: Math.max(1, inRow) * across, height: rows * height, shapes: alikeTogether(shapes.flat()) };
}

export interface Row {
  heaps: readonly number[];
  shade: Shade;
}

/** A longer heap is drawn as a number. */
const LONGEST = 60;
const WIDE = 20;
const PIN = 'M10 1a4 4 0 0 1 2.500 7q-.5 4 1 7q3 6 1 17h-9q-2-11 1-17q1.500-3 1-7a4 4 0 0 1 2.500-7z';
const HIGH: Record<Figure, number> = { coin: 22, pin: 34, file: 42 };

function figureAt(figure: Figure, x: number, y: number, paint: Paint): Shape[] {
  if (figure === 'pin') return [{ ...paint, kind: 'path', path: PIN, x, y, unit: 1 }];
  if (figure === 'coin') return [{ ...paint, kind: 'disc', x: x + WIDE / 2, y: y + 11, radius: 8 }];
  return [
    pathOf(`M${x + 1} ${y}h18v40h-18zM${x + 1} ${y + 20}h18`, faintLine),
    ...[10, 30].map((down): Shape => ({ ...paint, kind: 'disc', x: x + WIDE / 2, y: y + down, radius: 6 })),
  ];
}

/** The most places in a line: a longer row goes on below. */
const IN_LINE = 24;
const SIGN = 18;

/** Rows of heaps, one row for what became of each heap. */
export function drawRows(rows: readonly Row[], figure: Figure): Picture {
  const high = HIGH[figure] + 14;
  const shapes: Shape[] = [];
  let [width, line] = [0, 0];
  for (const { heaps, shade } of rows) {
    let place = 0;
    const at = (): { x: number; y: number } => ({
      x: SIGN + (place % IN_LINE) * WIDE,
      y: (line + Math.floor(place / IN_LINE)) * high + 4,
    });
    if (shade === 'lose') shapes.push(...signOf(shade, SIGN / 2 - 2, at().y + HIGH[figure] / 2, 8));
    for (const heap of heaps) {
      const digits = formatNumber(heap);
      const room = heap > LONGEST ? Math.ceil((digits.length * DIGIT) / WIDE) : heap;
      if (heap > LONGEST) {
        const { x, y } = at();
        const middle = { x: x + (digits.length * DIGIT) / 2, y: y + HIGH[figure] / 2 };
        shapes.push({ ...inkLine, kind: 'number', digits, ...middle, size: NUMBER });
      }
      for (const end = place + room; place < end; place += 1) {
        const { x, y } = at();
        if (heap <= LONGEST) shapes.push(...figureAt(figure, x, y, paintOf(shade)));
        width = Math.max(width, x + WIDE);
      }
      place += 1;
    }
    line += Math.max(1, Math.ceil((place - 1) / IN_LINE));
  }
  return { width: Math.max(width, SIGN), height: Math.max(1, line) * high, shapes: alikeTogether(shapes) };
}
