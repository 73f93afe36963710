/**
 * Writes a picture as one line of SVG that can stand in the text of somebody else's page: in HTML, Markdown and JSX alike. It has
 * no style, class, id or text of its own, and no attribute with a hyphen in its name that JSX would not take. Whoever does not
 * know SVG and drops its tags is left with nothing instead of loose numbers, so numbers are drawn as lines.
 */

import type { Paint, Picture, Role, Shape } from './shapes.js';
import { strokesOf } from './digits.js';

/** Both tints, and half of the text's own colour, can be told from white and from black. */
export const TINTS = { won: '#3078c8', lost: '#c35700' } as const;
export const FAINT = 0.5;

/** Pixels in a unit of the picture, and so the width of its lines, since no attribute may say another. */
const UNIT = 2;

const COLOURS: Record<Role, string> = { ink: 'currentColor', faint: 'currentColor', ...TINTS };

const tenths = (number: number): number => Math.round(number * 10) / 10;

/** A number as short as can be: rounded to tenths, without a zero before the point. */
const short = (number: number): string => String(tenths(number) || 0).replace(/^(-?)0\./, '$1.');

/** Whether two numbers would run together. */
const runTogether = (before: string, next: string): boolean =>
  !(next.startsWith('-') || (next.startsWith('.') && before.includes('.')));

/** Numbers one after the other, with a blank only where it is needed. */
function joined(numbers: readonly number[]): string {
  const all = numbers.map(short);
  return all.map((next, at) => (at > 0 && runTogether(all[at - 1] ?? '', next) ? ` ${next}` : next)).join('');
}

/** How many numbers each command takes, for those that are scaled other than all together. */
const ARC = 7;

/** A path moved and scaled; only arcs have numbers that are no lengths. */
function scaled(path: string, by: number, dx: number, dy: number): string {
  return Array.from(path.matchAll(/([a-z])([^a-z]*)/gi), ([, command = '', rest = '']) => {
    const numbers = rest.match(/[-+]?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const absolute = command === command.toUpperCase();
    const x = (each: number): number => each * by + (absolute ? dx : 0);
    const y = (each: number): number => each * by + (absolute ? dy : 0);
    const kind = command.toLowerCase();
    const placed = numbers.map((each, at) => {
      if (kind === 'h') return x(each);
      if (kind === 'v') return y(each);
      if (kind !== 'a') return at % 2 === 0 ? x(each) : y(each);
      const part = at % ARC;
      return part < 2 ? each * by : part < 5 ? each : part === 5 ? x(each) : y(each);
    });
    return command + joined(placed);
  }).join('');
}

/** A path and the point where it ends; null where that is not known. */
interface Drawn {
  path: string;
  end: Point | null;
}

interface Point {
  x: number;
  y: number;
}

/** Begins at a point, from the one before if that is shorter. */
function begin({ x, y }: Point, pen: Point | null): string {
  const whole = `M${joined([x, y])}`;
  if (!pen) return whole;
  const step = `m${joined([x - pen.x, y - pen.y])}`;
  return step.length < whole.length ? step : whole;
}

/** Flags of arcs need no blanks behind them. */
function circle(x: number, y: number, radius: number, pen: Point | null): Drawn {
  const r = Math.max(0.1, tenths(radius));
  const start = { x: tenths(x - r), y: tenths(y) };
  const half = (to: number): string => `a${joined([r, r])} 0 11${joined([to, 0])}`;
  return { path: `${begin(start, pen)}${half(2 * r)}${half(-2 * r)}z`, end: start };
}

function pathOf(shape: Shape, pen: Point | null): Drawn {
  const at = { x: tenths(shape.x / UNIT), y: tenths(shape.y / UNIT) };
  switch (shape.kind) {
    case 'rect': {
      const [width, height] = [shape.width / UNIT, shape.height / UNIT];
      return { path: `${begin(at, pen)}h${short(width)}v${short(height)}h${short(-width)}z`, end: at };
    }
    case 'disc':
      return circle(shape.x / UNIT, shape.y / UNIT, shape.radius / UNIT, pen);
    case 'path':
      return { path: scaled(shape.path, shape.unit / UNIT, shape.x / UNIT, shape.y / UNIT), end: null };
    case 'number':
      return { path: scaled(strokesOf(shape.digits, shape.size), 1 / UNIT, shape.x / UNIT, shape.y / UNIT), end: null };
  }
}

/** Numbers are lines, also where they are asked for in the colour of what is filled. */
const asLine = (shape: Shape): boolean => shape.as === 'line' || shape.kind === 'number';

function attributes({ role }: Paint, line: boolean): string {
  const colour = COLOURS[role];
  const opacity = role === 'faint' ? ` opacity="${short(FAINT)}"` : '';
  return (line ? `fill="none" stroke="${colour}"` : `fill="${colour}"`) + opacity;
}

/** Paths of neighbouring shapes that paint alike are one. */
export function svgLine({ width, height, shapes }: Picture, shownHeight: number): string {
  const paths: (Drawn & { paint: string })[] = [];
  for (const shape of shapes) {
    const paint = attributes(shape, asLine(shape));
    const last = paths.at(-1)?.paint === paint ? paths.pop() : undefined;
    const { path, end } = pathOf(shape, last?.end ?? null);
    paths.push({ paint, path: (last?.path ?? '') + path, end });
  }
  const box = joined([-1, -1, width / UNIT + 2, height / UNIT + 2]);
  const drawn = paths.filter(({ path }) => path !== '').map(({ paint, path }) => `<path ${paint} d="${path}"/>`);
  return `<svg viewBox="${box}" width="100%" height="${Math.round(shownHeight)}" aria-hidden="true">${drawn.join('')}</svg>`;
}
