/** Reads the `d` of an SVG path as straight lines and cubic curves with absolute coordinates. */

import { itemAt } from '../params/item-at.js';
import { lookup } from '../params/lookup.js';

type Step =
  | { to: 'move' | 'line'; x: number; y: number }
  | { to: 'curve'; x1: number; y1: number; x2: number; y2: number; x: number; y: number };

export type Segment = Step | { to: 'start' };

/** How many numbers each command takes. */
const TAKES = lookup<number>({ M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 });

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

interface Point {
  x: number;
  y: number;
}

interface Arc {
  rx: number;
  ry: number;
  /** Degrees. */
  turn: number;
  large: boolean;
  sweep: boolean;
}

/** The angle and extent of an arc around its centre, by the notes on implementation of the SVG specification. */
function centred(from: Point, to: Point, { rx, ry, turn, large, sweep }: Arc) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  // Radii too small to reach are made just large enough.
  const grow = Math.sqrt(Math.max(1, (x / rx) ** 2 + (y / ry) ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const rest = Math.max(0, (a * b) ** 2 - (a * y) ** 2 - (b * x) ** 2) / ((a * y) ** 2 + (b * x) ** 2 || 1);
  const side = (large === sweep ? -1 : 1) * Math.sqrt(rest);
  const [cx, cy] = [(side * a * y) / b, (-side * b * x) / a];
  const begin = Math.atan2((y - cy) / b, (x - cx) / a);
  let extent = Math.atan2((-y - cy) / b, (-x - cx) / a) - begin;
  if (sweep && extent < 0) extent += 2 * Math.PI;
  if (!sweep && extent > 0) extent -= 2 * Math.PI;
  const at = (u: number, v: number): Point => ({
    x: cos * (cx + a * u) - sin * (cy + b * v) + (from.x + to.x) / 2,
    y: sin * (cx + a * u) + cos * (cy + b * v) + (from.y + to.y) / 2,
  });
  return { begin, extent, at };
}

/** An arc as cubic curves of at most a quarter turn each, which look the same. */
function curves(from: Point, to: Point, arc: Arc): Step[] {
  if (arc.rx === 0 || arc.ry === 0) return [{ to: 'line', ...to }];
  const { begin, extent, at } = centred(from, to, arc);
  const parts = Math.max(1, Math.ceil(Math.abs(extent) / (Math.PI / 2) - 1e-6));
  const step = extent / parts;
  const handle = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: parts }, (_, part) => {
    const [one, two] = [begin + part * step, begin + (part + 1) * step];
    const first = at(Math.cos(one) - handle * Math.sin(one), Math.sin(one) + handle * Math.cos(one));
    const second = at(Math.cos(two) + handle * Math.sin(two), Math.sin(two) - handle * Math.cos(two));
    const end = part === parts - 1 ? to : at(Math.cos(two), Math.sin(two));
    return { to: 'curve', x1: first.x, y1: first.y, x2: second.x, y2: second.y, ...end };
  });
}

/** No separator is needed after the flags of an arc. */
function numbersOf(command: string, rest: string): number[] {
  if (command !== 'A') return [...rest.matchAll(NUMBER)].map(Number);
  const number = NUMBER.source;
  const arc = new RegExp(
    `(${number})[\\s,]*(${number})[\\s,]*(${number})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`,
    'gi',
  );
  return [...rest.matchAll(arc)].flatMap((found) => found.slice(1, 8).map(Number));
}

class Pen {
  readonly segments: Segment[] = [];
  private here: Point = { x: 0, y: 0 };
  private start: Point = { x: 0, y: 0 };

  /** `command` is in capitals. */
  draw(command: string, numbers: readonly number[], relative: boolean): void {
    const from = this.here;
    const base = relative ? from : { x: 0, y: 0 };
    const point = (index: number): Point => ({
      x: base.x + itemAt(numbers, index),
      y: base.y + itemAt(numbers, index + 1),
    });
    switch (command) {
      case 'M':
        this.start = point(0);
        return this.go({ to: 'move', ...point(0) });
      case 'L':
        return this.go({ to: 'line', ...point(0) });
      case 'H':
        return this.go({ to: 'line', x: base.x + itemAt(numbers, 0), y: from.y });
      case 'V':
        return this.go({ to: 'line', x: from.x, y: base.y + itemAt(numbers, 0) });
      case 'C':
        return this.curve(point(0), point(2), point(4));
      case 'Q': {
        const [control, end] = [point(0), point(2)];
        const toward = (one: Point): Point => ({
          x: one.x + ((control.x - one.x) * 2) / 3,
          y: one.y + ((control.y - one.y) * 2) / 3,
        });
        return this.curve(toward(from), toward(end), end);
      }
      case 'A': {
        const [rx = 0, ry = 0, turn = 0, large, sweep] = numbers;
        for (const segment of curves(from, point(5), {
          rx: Math.abs(rx),
          ry: Math.abs(ry),
          turn,
          large: large === 1,
          sweep: sweep === 1,
        }))
          this.go(segment);
        return;
      }
      default:
        this.segments.push({ to: 'start' });
        this.here = this.start;
    }
  }

  private curve(one: Point, two: Point, end: Point): void {
    this.go({ to: 'curve', x1: one.x, y1: one.y, x2: two.x, y2: two.y, ...end });
  }

  private go(segment: Step): void {
    this.segments.push(segment);
    this.here = { x: segment.x, y: segment.y };
  }
}

export function readPath(d: string): Segment[] {
  const pen = new Pen();
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const command = letter!.toUpperCase();
    const takes = TAKES[command];
    if (takes === undefined) throw new Error(`a path command that is not known: ${letter}`);
    const relative = letter !== command;
    const numbers = numbersOf(command, rest!);
    const times = takes === 0 ? 1 : Math.floor(numbers.length / takes);
    // After its first point, a move draws lines.
    for (let time = 0; time < times; ++time)
      pen.draw(command === 'M' && time > 0 ? 'L' : command, numbers.slice(time * takes, (time + 1) * takes), relative);
  }
  return pen.segments;
}

/** Scaled, then moved. */
export function placed(segments: readonly Segment[], scale: number, dx: number, dy: number): Segment[] {
  const [x, y] = [(value: number) => value * scale + dx, (value: number) => value * scale + dy];
  return segments.map((segment) => {
    switch (segment.to) {
      case 'start':
        return segment;
      case 'curve':
        return {
          to: 'curve',
          x1: x(segment.x1),
          y1: y(segment.y1),
          x2: x(segment.x2),
          y2: y(segment.y2),
          x: x(segment.x),
          y: y(segment.y),
        };
      default:
        return { to: segment.to, x: x(segment.x), y: y(segment.y) };
    }
  });
}
