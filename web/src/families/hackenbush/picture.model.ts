/** The drawing of edges that hang on the ground: where nodes stand, how edges run, and the words of each. */

import type { Analysis } from 'grundy-wasm';
import { itemAt } from '../../params/item-at.js';
import type { Shade } from '../../places/outcome.js';
import { cellWords } from '../../places/place.js';
import { placeTint } from '../../places/tint.js';
import { shortLabel } from '../../pictures/short-label.model.js';
import { winningMoves } from '../../places/winning-moves.js';
import { PICTURE } from '#words/families/hackenbush';
import { endsOf, GROUND, nodeLabel, placeLabelled, type HackenbushPosition } from './position.model.js';

/** A spot by its distances to the right and above the ground. */
export interface Spot {
  right: number;
  up: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface DrawnNode extends Point {
  node: number;
  name: string;
  /** Where the name stands, relative to the middle of the node. */
  side: Point;
  shade: Shade;
  /** The class of its colour by number. */
  tint: string | null;
  mark: string;
  label: string;
}

export interface DrawnEdge extends Point {
  edge: number;
  path: string;
  standing: boolean;
  winning: boolean;
  label: string;
}

/** `x` and `y` of the ground are where its number stands. */
export interface Drawing {
  ground: DrawnNode;
  nodes: DrawnNode[];
  edges: DrawnEdge[];
  width: number;
  height: number;
  /** The `y` of the ground line. */
  level: number;
  /** The `right` of the left side of the picture. */
  left: number;
}

/** Larger pictures are not drawn, only described by numbers. */
export const MOST_NODES = 300;
export const RADIUS = 17;
export const APART = 84;
const MARGIN = 46;
const BELOW = 62;
const LEAST = 300;
/** How wide a letter of a name is, and how far its first one stands from the middle of the node. */
const LETTER = 7.5;
const BESIDE = RADIUS + 11;
/** How far edges between the same two nodes bow from each other. */
const BOW = 26;

/** How far a name reaches from the middle of its node. */
function reachOf(position: HackenbushPosition): number {
  return (
    BESIDE +
    LETTER *
      Math.max(
        0,
        ...position.nodes.map((_, node) => (node === GROUND ? 0 : shortLabel(nodeLabel(position, node)).length)),
      )
  );
}

interface Levels {
  level: number[];
  children: number[][];
}

/** The distance of each node from the ground in edges, and its children in that breadth-first search. Loose parts begin beside it, at level 2. */
function levelsOf({ nodes, arcFrom, arcTo }: HackenbushPosition): Levels {
  const near = nodes.map((): number[] => []);
  arcFrom.forEach((a, edge) => {
    const b = arcTo[edge] ?? 0;
    near[a]?.push(b);
    near[b]?.push(a);
  });
  const level = nodes.map(() => -1);
  const children = nodes.map((): number[] => []);
  const spread = (start: number, at: number): void => {
    level[start] = at;
    const open = [start];
    for (const node of open) {
      for (const next of near[node] ?? []) {
        if (level[next] !== -1) continue;
        level[next] = (level[node] ?? 0) + 1;
        children[node]?.push(next);
        open.push(next);
      }
    }
  };
  spread(GROUND, 0);
  for (const node of nodes.keys()) {
    if (level[node] !== -1) continue;
    children[GROUND]?.push(node);
    spread(node, 2);
  }
  return { level, children };
}

/** Lays the nodes out as a tree: each node stands below the middle of its children, which stand side by side with room for their names. */
function layOut(position: HackenbushPosition): Spot[] {
  const { level, children } = levelsOf(position);
  const apart = Math.max(APART, reachOf(position) + RADIUS + 4);
  const right = position.nodes.map(() => 0);
  const order = [GROUND];
  for (const node of order) order.push(...(children[node] ?? []));
  // Leaves get columns from left to right, in depth-first order.
  let column = 0;
  const open = [GROUND];
  while (open.length > 0) {
    const node = open.pop() ?? 0;
    const above = children[node] ?? [];
    if (above.length === 0) right[node] = column++ * apart;
    open.push(...above.toReversed());
  }
  for (const node of order.toReversed()) {
    const above = children[node] ?? [];
    if (above.length > 0) right[node] = ((right[above[0] ?? 0] ?? 0) + (right[above.at(-1) ?? 0] ?? 0)) / 2;
  }
  return right.map((each, node) => ({ right: each, up: (level[node] ?? 0) * APART }));
}

/** Where nodes stand: where the reader placed them, else where they were before, else where the layout puts them. */
export function spotsOf(position: HackenbushPosition, known: ReadonlyMap<string, Spot> = new Map()): Spot[] {
  const { nodes, spots: placed } = position;
  const spots = layOut(position).map((spot, node) => known.get(itemAt(nodes, node).name) ?? spot);
  for (const { node, right, up } of placed) spots[node] = { right, up };
  return spots;
}

const round = (number: number): number => Math.round(number * 10) / 10;
const point = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** An edge bowed to one side by `bow`, and its middle. */
function bowed(from: Point, to: Point, bow: number): { path: string } & Point {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (bow === 0) return { path: `M${point(from)}L${point(to)}`, ...middle };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [nx, ny] = [(to.y - from.y) / length, (from.x - to.x) / length];
  const control = { x: middle.x + 2 * bow * nx, y: middle.y + 2 * bow * ny };
  return { path: `M${point(from)}Q${point(control)} ${point(to)}`, x: middle.x + bow * nx, y: middle.y + bow * ny };
}

/** A loop from a point in a direction; `which` counts the loops there, each larger than the last. */
function loop({ x, y }: Point, angle: number, which: number): { path: string } & Point {
  const size = 46 + 20 * which;
  const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const side = (turn: 1 | -1): string => point({ x: x + 1.25 * dx + turn * dy, y: y + 1.25 * dy - turn * dx });
  return { path: `M${point({ x, y })}C${side(1)} ${side(-1)} ${point({ x, y })}`, x: x + 0.94 * dx, y: y + 0.94 * dy };
}

/** Straight up where that is free, else to the side. */
const loopAngle = (free: boolean): number => (free ? -Math.PI / 2 : -Math.PI * 0.93);

/** An arch: an edge from the ground to itself. */
function arch(x: number, level: number): { path: string } & Point {
  return {
    path: `M${round(x - 26)} ${level}C${round(x - 26)} ${level - 66} ${round(x + 26)} ${level - 66} ${round(x + 26)} ${level}`,
    x,
    y: level - 49.5,
  };
}

const SIDES = Array.from({ length: 16 }, (_, side) => (side * Math.PI) / 8);

/** A point just off the disc, in the direction farthest from all taken ones; of equal directions the one to the right and above. */
function freeSide(taken: readonly number[]): Point {
  const room = (angle: number): number =>
    Math.min(Math.PI, ...taken.map((other) => Math.abs(Math.atan2(Math.sin(angle - other), Math.cos(angle - other)))));
  const best =
    SIDES.toSorted((a, b) => room(b) - room(a) || Math.cos(b) - Math.sin(b) - Math.cos(a) + Math.sin(a))[0] ?? 0;
  return { x: round(BESIDE * Math.cos(best)), y: round(BESIDE * Math.sin(best)) };
}

/** How far a name beside a node reaches to the left and to the right. */
function nameSpan(middle: number, side: Point, name: string): { start: number; end: number } {
  const width = LETTER * shortLabel(name).length;
  const start = middle + side.x - (isCentred(side) ? width / 2 : side.x < 0 ? width : 0);
  return { start, end: start + width };
}

/** Whether a name stands above or below its node. */
export const isCentred = ({ x }: Point): boolean => Math.abs(x) < 9;

/** The drawing of a position. `spots` come from `spotsOf`, changed where a node is being dragged. */
export function drawingOf(analysis: Analysis, position: HackenbushPosition, spots: readonly Spot[]): Drawing {
  const { nodes, arcFrom, arcTo, counts } = position;
  const above = spots.slice(1);
  const arches = arcFrom.reduce((sum, a, edge) => sum + Number(a === GROUND && arcTo[edge] === GROUND), 0);
  const upright = spots.map(({ right, up }): Point => ({ x: right, y: -up }));
  const isTop = (node: number): boolean =>
    arcFrom.every((a, edge) =>
      [
        [a, arcTo[edge] ?? 0],
        [arcTo[edge] ?? 0, a],
      ].every(([one, other]) => one !== node || itemAt(upright, other ?? 0).y >= itemAt(upright, node).y),
    );
  const ways = nodes.map((): number[] => []);
  arcFrom.forEach((a, edge) => {
    const b = arcTo[edge] ?? 0;
    if (a === b) return void ways[a]?.push(loopAngle(isTop(a)));
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const [from, to] = [itemAt(upright, one), itemAt(upright, other)];
      ways[one]?.push(other === GROUND ? Math.PI / 2 : Math.atan2(to.y - from.y, to.x - from.x));
    }
  });
  const sides = ways.map(freeSide);
  const names = above.map(({ right }, index) =>
    nameSpan(right, itemAt(sides, index + 1), nodeLabel(position, index + 1)),
  );
  const left = Math.min(-MARGIN, ...above.map(({ right }) => right - MARGIN), ...names.map(({ start }) => start - 4));
  const farthest = Math.max(MARGIN, ...above.map(({ right }) => right + MARGIN), ...names.map(({ end }) => end + 4));
  const width = Math.max(LEAST, farthest - left + arches * 64);
  const shift = Math.max(0, (LEAST - (farthest - left + arches * 64)) / 2);
  const level = Math.max(LEAST * 0.45, ...above.map(({ up }) => up)) + MARGIN;
  const at = spots.map(({ right, up }): Point => ({ x: round(right - left + shift), y: round(level - up) }));
  const told = (node: number, where: Point): DrawnNode => {
    const { shade, mark, words } = cellWords(analysis, { table: 0, state: node });
    const label = nodeLabel(position, node);
    return {
      node,
      name: label,
      side: itemAt(sides, node),
      ...where,
      shade,
      tint: placeTint(analysis, 0, node),
      mark,
      label: PICTURE.node(placeLabelled(position, node), words),
    };
  };
  const wins = new Set(winningMoves(analysis).map(({ item }) => item));
  const same = new Map<string, number[]>();
  arcFrom.forEach((a, edge) => {
    const key = [a, arcTo[edge] ?? 0].toSorted((x, y) => x - y).join();
    same.set(key, [...(same.get(key) ?? []), edge]);
  });
  const edges: DrawnEdge[] = [];
  for (const alike of same.values()) {
    alike.forEach((edge, which) => {
      const [a, b] = [arcFrom[edge] ?? 0, arcTo[edge] ?? 0];
      const aside = which - (alike.length - 1) / 2;
      const line = (): { path: string } & Point => {
        if (a === b)
          return a === GROUND
            ? arch(width - MARGIN - 64 * (alike.length - which) + 50, level)
            : loop(itemAt(at, a), loopAngle(isTop(a)), which);
        if (a !== GROUND && b !== GROUND)
          return bowed(itemAt(at, Math.min(a, b)), itemAt(at, Math.max(a, b)), aside * BOW);
        const { x, y } = itemAt(at, a + b);
        return bowed({ x: x + aside * BOW, y: level }, { x, y }, 0);
      };
      const stands = counts[edge] === 1;
      edges.push({
        edge,
        ...line(),
        standing: stands,
        winning: wins.has(edge),
        label: PICTURE.edge(...endsOf(position, edge), stands, wins.has(edge)),
      });
    });
  }
  return {
    ground: told(GROUND, { x: MARGIN / 2, y: level + BELOW / 2 }),
    nodes: nodes.slice(1).map((_, index) => told(index + 1, itemAt(at, index + 1))),
    edges: edges.toSorted((x, y) => x.edge - y.edge),
    width,
    height: level + BELOW,
    level,
    left: left - shift,
  };
}

/** What can be selected: a node or an edge. */
export type Choice = { node: number; edge?: undefined } | { edge: number; node?: undefined };

/** Where an arrow key leads: the nearest node or edge in that direction, measured by its middle. */
export function neighbour({ ground, nodes, edges, width }: Drawing, from: Choice, key: string): Choice {
  const all: (Point & { choice: Choice })[] = [
    { x: width / 2, y: ground.y, choice: { node: GROUND } },
    ...nodes.map(({ node, x, y }) => ({ x, y, choice: { node } })),
    ...edges.map(({ edge, x, y }) => ({ x, y, choice: { edge } })),
  ];
  const here = all.find(({ choice }) => choice.node === from.node && choice.edge === from.edge) ?? itemAt(all, 0);
  const dx = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
  const dy = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
  const far = ({ x, y }: Point): number => {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    return along > 0.5 ? along + 2 * aside : Infinity;
  };
  const best = all.reduce((nearest, each) => (far(each) < far(nearest) ? each : nearest), here);
  return far(best) === Infinity ? from : best.choice;
}
