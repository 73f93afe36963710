/** How arcs and edges run: straight, bent to make room for others between the same nodes, or as a loop at one node. */

import type { GraphView } from './graph-view.model.js';

export interface Point {
  x: number;
  y: number;
}

type Disc = Point & { radius: number };

/** The radius of a loop, large enough for a finger. */
const LOOP = 14;

export const round = (number: number): number => Math.round(number * 10) / 10;

export function middle(one: Partial<Point>, other: Partial<Point>): Point {
  return { x: round(((one.x ?? 0) + (other.x ?? 0)) / 2), y: round(((one.y ?? 0) + (other.y ?? 0)) / 2) };
}

/** The directions for names and loops, from left and above on: of equally good ones the first is taken. */
export const SIDES = Array.from({ length: 16 }, (_, side) => (side * Math.PI) / 8).toSorted(
  (a, b) => Math.cos(a) + Math.sin(a) - Math.cos(b) - Math.sin(b),
);

/** The angle between two directions. */
export function apart(one: number, other: number): number {
  return Math.PI - Math.abs(Math.PI - (Math.abs(one - other) % (2 * Math.PI)));
}

/** The head of an arrow that arrives at a point from a direction. */
function headAt(x: number, y: number, angle: number): string {
  const side = (turn: number): string =>
    `${round(x - 10 * Math.cos(angle + turn))} ${round(y - 10 * Math.sin(angle + turn))}`;
  return `M${round(x)} ${round(y)}L${side(0.42)}L${side(-0.42)}Z`;
}

/** A loop: most of a small circle, from the rim of a disc back to it. */
function loopAt({ x, y, radius }: Disc, direction: number): { path: string; head: string; middle: Point } {
  const rim = radius + 3;
  const far = rim + 9;
  const aside = Math.acos((far * far + rim * rim - LOOP * LOOP) / (2 * far * rim));
  const onRim = (angle: number): Point => ({ x: x + rim * Math.cos(angle), y: y + rim * Math.sin(angle) });
  const [start, end] = [onRim(direction - aside), onRim(direction + aside)];
  const centre = { x: x + far * Math.cos(direction), y: y + far * Math.sin(direction) };
  return {
    path: `M${round(start.x)} ${round(start.y)}A${LOOP} ${LOOP} 0 1 1 ${round(end.x)} ${round(end.y)}`,
    head: headAt(end.x, end.y, Math.atan2(end.y - centre.y, end.x - centre.x) + Math.PI / 2 - 0.25),
    middle: { x: round(centre.x), y: round(centre.y) },
  };
}

/** An arc from the rim of one disc to that of another, or a loop. */
export function arcBetween(from: Disc, to: Disc, bend: number): { path: string; head: string; middle: Point } {
  if (from === to) return loopAt(from, bend);
  const rim = from.radius + 3;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const turn = Math.max(-1.2, Math.min(1.2, 0.34 * bend));
  const [sx, sy] = [from.x + rim * Math.cos(angle - turn), from.y + rim * Math.sin(angle - turn)];
  const [ex, ey] = [to.x - rim * Math.cos(angle + turn), to.y - rim * Math.sin(angle + turn)];
  if (bend === 0)
    return {
      path: `M${round(sx)} ${round(sy)}L${round(ex)} ${round(ey)}`,
      head: headAt(ex, ey, angle),
      middle: middle(from, to),
    };
  const bow = Math.hypot(ex - sx, ey - sy) * 0.18 * bend;
  const [mx, my] = [(sx + ex) / 2 + bow * Math.sin(angle), (sy + ey) / 2 - bow * Math.cos(angle)];
  return {
    path: `M${round(sx)} ${round(sy)}Q${round(mx)} ${round(my)} ${round(ex)} ${round(ey)}`,
    head: headAt(ex, ey, Math.atan2(ey - my, ex - mx)),
    middle: { x: round(mx), y: round(my) },
  };
}

/**
 * How far each arc bends. Arcs one way between two nodes are spread evenly around the line; where others lead back, each bends to its left, the later the
 * farther. The line of an edge has one side for both its directions.
 */
export function bendsOf({ arcFrom, arcTo, directed }: GraphView): number[] {
  const alike = new Map<string, number[]>();
  arcFrom.forEach((from, arc) => {
    const key = `${from}-${arcTo[arc]}`;
    alike.set(key, [...(alike.get(key) ?? []), arc]);
  });
  const bends = Array.from(arcFrom, () => 0);
  for (const [key, arcs] of alike) {
    const [from = 0, to = 0] = key.split('-').map(Number);
    if (from === to) continue;
    const back = alike.get(`${to}-${from}`) ?? [];
    if (directed === false && from > to && back.length > 0) continue;
    if (directed !== false && back.length > 0) {
      arcs.forEach((arc, place) => (bends[arc] = 1 + 1.6 * place));
      continue;
    }
    const all = [...arcs, ...back].toSorted((one, other) => one - other);
    all.forEach((arc, place) => (bends[arc] = 2 * (place - (all.length - 1) / 2) * (arcFrom[arc] === from ? 1 : -1)));
  }
  return bends;
}

/** The directions of a node's loops: each as far from all that is there as can be. */
export function loopDirections(taken: readonly number[], loops: number): number[] {
  const all = [...taken];
  for (let loop = 0; loop < loops; loop++) {
    const room = (side: number): number => Math.min(Math.PI, ...all.map((other) => apart(side, other)));
    all.push(SIDES.reduce((best, side) => (room(side) > room(best) + 1e-9 ? side : best)));
  }
  return all.slice(taken.length);
}
