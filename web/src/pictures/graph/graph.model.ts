/** The drawing of a graph with tokens: where nodes stand, how arcs run, and the words of each node. */

import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY, type SimulationNodeDatum } from 'd3-force';
import type { Analysis } from 'grundy-wasm';
import { itemAt } from '../../params/item-at.js';
import type { Shade } from '../../places/outcome.js';
import { placeTint } from '../../places/tint.js';
import { cellWords } from '../../places/place.js';
import { winningMoves } from '../../places/winning-moves.js';
import { nameIn, type GraphView } from './graph-view.model.js';
import { CLOSED, edgeLabel, nodeLabel } from '#words/pictures/graphs';

export interface Point {
  x: number;
  y: number;
}

export interface GraphNode extends Point {
  node: number;
  name: string;
  radius: number;
  /** Where the name stands, relative to the middle of the node; null on an edge. */
  side: Point | null;
  shade: Shade;
  /** The class of its colour by number. */
  tint: string | null;
  mark: string;
  /** The tokens on this node. */
  tokens: number[];
  /** Whether a winning move leads here. */
  target: boolean;
  label: string;
}

export interface GraphArc {
  from: number;
  to: number;
  path: string;
  /** The head of the arrow; null for an edge, which leads both ways. */
  head: string | null;
  /** Whether it is bent to make room for an arc back. */
  bent: boolean;
  faint: boolean;
}

/** The graph as it is drawn. */
export interface GraphDrawing {
  nodes: GraphNode[];
  arcs: GraphArc[];
  width: number;
  height: number;
  /** Add this to a point of the picture to get the point in the text. */
  origin: Point;
}

/** Larger graphs are not drawn, only described by numbers. */
export const MOST_NODES = 300;
export const RADIUS = 20;
/** Where moves are made on edges: of nodes, of edges, and of edges that are gone. */
const SMALL = { node: 15, edge: 17, gone: 14 };
const APART = 92;
const MARGIN = 58;
const LEAST = 260;
/** The most nodes times arcs of a graph whose names keep away from arcs and other nodes: a fuller one has no room. */
const FULL = 20_000;
/** Half the height of a name, and half the width of its letters. */
const LETTER = { height: 7, width: 3.7 };

interface Body extends SimulationNodeDatum {
  level: number;
}

/** The length of the longest path from each node; null where there is a cycle. */
function levels(nodes: number, { arcFrom, arcTo }: GraphView): number[] | null {
  const level = Array.from({ length: nodes }, () => 0);
  for (let round = 0; round <= nodes; round++) {
    let grew = false;
    arcFrom.forEach((from, arc) => {
      const above = (level[arcTo[arc] ?? 0] ?? 0) + 1;
      if (above <= (level[from] ?? 0)) return;
      level[from] = above;
      grew = true;
    });
    if (!grew) return level;
  }
  return null;
}

const round = (number: number): number => Math.round(number * 10) / 10;

function middle(one: Partial<Point>, other: Partial<Point>): Point {
  return { x: round(((one.x ?? 0) + (other.x ?? 0)) / 2), y: round(((one.y ?? 0) + (other.y ?? 0)) / 2) };
}

/** Lays out the nodes that the reader did not place: in levels where there is no cycle, else by simulated springs. */
function layOut(view: GraphView, known: ReadonlyMap<string, Point>): Point[] {
  const { nodes, arcFrom, arcTo, placed, right, down } = view;
  const rows = view.directed === false ? null : levels(nodes.length, view);
  const highest = Math.max(0, ...(rows ?? []));
  const across = Math.ceil(Math.sqrt(nodes.length)) * APART;
  const bodies = nodes.map(({ name }, node): Body => {
    const before = known.get(name);
    const angle = (2 * Math.PI * node) / nodes.length;
    const level = rows === null ? 0 : highest - (rows[node] ?? 0);
    const start = { x: across / 2 + (across / 2) * Math.sin(angle), y: rows === null ? across / 2 - (across / 2) * Math.cos(angle) : level * APART };
    return before ? { ...before, fx: before.x, fy: before.y, level } : { ...start, level };
  });
  placed.forEach((node, at) => Object.assign(itemAt(bodies, node), { fx: right[at], fy: down[at], x: right[at], y: down[at] }));
  if (bodies.some(({ fx }) => fx === undefined)) {
    const links = Array.from(arcFrom, (source, arc) => ({ source, target: arcTo[arc] ?? 0 })).flatMap((link) => {
      if (!view.onEdges) return [link];
      // The disc of an edge is a body of its own, so that it keeps away from others.
      const disc = bodies.push({ ...middle(itemAt(bodies, link.source), itemAt(bodies, link.target)), level: 0 }) - 1;
      return [
        { source: link.source, target: disc },
        { source: disc, target: link.target },
      ];
    });
    const simulation = forceSimulation(bodies)
      .force('arcs', forceLink(links).distance(view.onEdges ? APART * 0.6 : APART))
      .force('apart', forceManyBody().strength(-240))
      .force('room', forceCollide(RADIUS * 1.8))
      .force('middle', forceX(across / 2).strength(0.06))
      .force('rows', forceY<Body>(({ level }) => (rows === null ? across / 2 : level * APART)).strength(rows === null ? 0.06 : 1));
    simulation.stop().tick(240);
  }
  return bodies.slice(0, nodes.length).map(({ x = 0, y = 0 }) => ({ x, y }));
}

const layouts = new WeakMap<GraphView, Point[]>();

/** Where nodes stand. Known nodes keep their points; the layout is computed once for each view. */
export function pointsOf(view: GraphView, known: ReadonlyMap<string, Point> = new Map()): Point[] {
  const before = layouts.get(view);
  if (before) return before;
  const points = layOut(view, known);
  layouts.set(view, points);
  return points;
}

/** The head of an arrow that arrives at a point from a direction. */
function headAt(x: number, y: number, angle: number): string {
  const side = (turn: number): string => `${round(x - 10 * Math.cos(angle + turn))} ${round(y - 10 * Math.sin(angle + turn))}`;
  return `M${round(x)} ${round(y)}L${side(0.42)}L${side(-0.42)}Z`;
}

/** An arc from the rim of one disc to that of another. */
function arcBetween(from: GraphNode, to: GraphNode, bent: boolean): { path: string; head: string } {
  const rim = from.radius + 3;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const turn = bent ? 0.34 : 0;
  const [sx, sy] = [from.x + rim * Math.cos(angle - turn), from.y + rim * Math.sin(angle - turn)];
  const [ex, ey] = [to.x - rim * Math.cos(angle + turn), to.y - rim * Math.sin(angle + turn)];
  if (!bent) return { path: `M${round(sx)} ${round(sy)}L${round(ex)} ${round(ey)}`, head: headAt(ex, ey, angle) };
  const bow = Math.hypot(ex - sx, ey - sy) * 0.18;
  const [mx, my] = [(sx + ex) / 2 + bow * Math.sin(angle), (sy + ey) / 2 - bow * Math.cos(angle)];
  return { path: `M${round(sx)} ${round(sy)}Q${round(mx)} ${round(my)} ${round(ex)} ${round(ey)}`, head: headAt(ex, ey, Math.atan2(ey - my, ex - mx)) };
}

/** The directions for names, from left and above on: of equally good ones the first is taken. */
const SIDES = Array.from({ length: 16 }, (_, side) => (side * Math.PI) / 8).toSorted((a, b) => Math.cos(a) + Math.sin(a) - Math.cos(b) - Math.sin(b));

/** The angle between two directions. */
function apart(one: number, other: number): number {
  return Math.PI - Math.abs(Math.PI - (Math.abs(one - other) % (2 * Math.PI)));
}

/** How far a point is from a line between two others, measured in these widths and heights. */
function distance(point: Point, from: Point, to: Point, width: number, height: number): number {
  const [right, down] = [(to.x - from.x) / width, (to.y - from.y) / height];
  const [x, y] = [(point.x - from.x) / width, (point.y - from.y) / height];
  const along = Math.min(1, Math.max(0, (x * right + y * down) / (right * right + down * down || 1)));
  return Math.hypot(x - along * right, y - along * down);
}

/** The part of a name that stands at its point beside a disc. */
export function anchorAt({ x }: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 9) return 'middle';
  return x < 0 ? 'end' : 'start';
}

interface Named {
  at: Point;
  radius: number;
  name: string;
  /** The directions of its arcs and tokens. */
  taken: readonly number[];
}

/** A point beside the disc for its name: clear of lines and other discs if it can be, then in the direction farthest from all taken ones. */
function freeSide({ at, radius, name, taken }: Named, lines: readonly (readonly [Point, Point])[], discs: readonly Point[]): Point {
  const half = name.length * LETTER.width;
  const places = SIDES.map((side) => {
    const beside = { x: round((radius + 13) * Math.cos(side)), y: round((radius + 13) * Math.sin(side)) };
    const anchor = anchorAt(beside);
    const middleOf = { x: at.x + beside.x + (anchor === 'middle' ? 0 : anchor === 'end' ? -half : half), y: at.y + beside.y };
    const free = Math.min(
      1,
      ...lines.map(([from, to]) => distance(middleOf, from, to, half + 6, LETTER.height + 3)),
      ...discs.map((disc) => (disc === at ? 1 : distance(middleOf, disc, disc, half + radius, LETTER.height + radius))),
    );
    return { beside, room: 9 * free + Math.min(Math.PI, ...taken.map((other) => apart(side, other))) };
  });
  const most = Math.max(...places.map(({ room }) => room));
  return (places.find(({ room }) => room > most - 1e-9) ?? itemAt(places, 0)).beside;
}

/** The disc of an edge. */
function onEdge(analysis: Analysis, view: GraphView, at: Point, node: number, target: boolean): GraphNode {
  const { shade, mark, words } = cellWords(analysis, { table: 0, state: node });
  const name = nameIn(view, node);
  return { node, radius: shade === 'none' ? SMALL.gone : SMALL.edge, name, side: null, ...at, shade, tint: placeTint(analysis, 0, node), mark, tokens: [], target, label: edgeLabel({ name, words: shade === 'none' ? CLOSED : words, winning: target }) };
}

/** The drawing of a graph. `points` come from `pointsOf`. */
export function graphDrawing(analysis: Analysis, view: GraphView, points: readonly Point[], targets: ReadonlySet<number> = new Set(winningMoves(analysis).map(({ to }) => to))): GraphDrawing {
  const standing = view.nodes.map((): number[] => []);
  view.tokens.forEach((node, token) => standing[node]?.push(token));
  const origin = { x: Math.min(0, ...points.map(({ x }) => x)) - MARGIN, y: Math.min(0, ...points.map(({ y }) => y)) - MARGIN };
  const shown = points.map(({ x, y }) => ({ x: round(x - origin.x), y: round(y - origin.y) }));
  const ways = shown.map((): number[] => []);
  view.arcFrom.forEach((from, arc) => {
    const to = view.arcTo[arc] ?? 0;
    const [a, b] = [itemAt(shown, from), itemAt(shown, to)];
    itemAt(ways, from).push(Math.atan2(b.y - a.y, b.x - a.x));
    itemAt(ways, to).push(Math.atan2(a.y - b.y, a.x - b.x));
  });
  const radius = view.onEdges ? SMALL.node : RADIUS;
  const full = shown.length * view.arcFrom.length > FULL;
  const lines = full ? [] : Array.from(view.arcFrom, (from, arc) => [itemAt(shown, from), itemAt(shown, view.arcTo[arc] ?? 0)] as const);
  const nodes = shown.map(({ x, y }, node): GraphNode => {
    const tokens = standing[node] ?? [];
    const told = cellWords(analysis, { table: 0, state: node });
    const { shade, mark, words } = view.onEdges ? { shade: tokens.length > 0 ? ('none' as const) : ('unknown' as const), mark: '', words: '' } : { ...told, words: told.shade === 'none' ? CLOSED : told.words };
    const target = targets.has(node);
    const { name } = itemAt(view.nodes, node);
    const taken = tokens.length > 0 ? [...itemAt(ways, node), 0.3] : itemAt(ways, node);
    const side = freeSide({ at: itemAt(shown, node), radius, name, taken }, lines, full ? [] : shown);
    return { node, radius, name, side, x, y, shade, tint: placeTint(analysis, 0, node), mark, tokens, target, label: nodeLabel({ name, words, tokens: tokens.length, winning: target }) };
  });
  const pairs = new Set(Array.from(view.arcFrom, (from, arc) => `${from}-${view.arcTo[arc]}`));
  const arcs = Array.from(view.arcFrom, (from, arc): GraphArc => {
    const to = view.arcTo[arc] ?? 0;
    const bent = pairs.has(`${to}-${from}`);
    const { path, head } = arcBetween(itemAt(nodes, from), itemAt(nodes, to), bent);
    return { from, to, path, head: view.directed === false ? null : head, bent, faint: view.marks?.includes(arc) ?? false };
  });
  const discs = view.onEdges ? arcs.map(({ from, to }, edge) => onEdge(analysis, view, middle(itemAt(shown, from), itemAt(shown, to)), nodes.length + edge, targets.has(nodes.length + edge))) : [];
  return {
    nodes: [...nodes, ...discs],
    arcs,
    width: Math.max(LEAST, ...shown.map(({ x }) => x + MARGIN)),
    height: Math.max(LEAST * 0.7, ...shown.map(({ y }) => y + MARGIN)),
    origin,
  };
}

/** The drawing while a node is dragged to a point of the picture. Nodes and arcs that do not move stay the same objects. */
export function dragged(drawing: GraphDrawing, node: number, { x, y }: Point): GraphDrawing {
  const nodes = drawing.nodes.map((each) => (each.node === node ? { ...each, x: round(x), y: round(y) } : each));
  const discs = nodes.length - drawing.arcs.length;
  const arcs = drawing.arcs.map((arc, place) => {
    if (arc.from !== node && arc.to !== node) return arc;
    const [from, to] = [itemAt(nodes, arc.from), itemAt(nodes, arc.to)];
    const disc = nodes[discs + place];
    if (disc?.side === null) nodes[discs + place] = { ...disc, ...middle(from, to) };
    const { path, head } = arcBetween(from, to, arc.bent);
    return { ...arc, path, head: arc.head === null ? null : head };
  });
  return { ...drawing, nodes, arcs, width: Math.max(drawing.width, x + MARGIN), height: Math.max(drawing.height, y + MARGIN) };
}

/** The node that an arrow key leads to: the nearest one in that direction. */
export function neighbour(nodes: readonly GraphNode[], from: number, key: string): number {
  const here = nodes[from];
  if (!here) return 0;
  const dx = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
  const dy = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
  const far = ({ x, y }: Point): number => {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    return along > 0 ? along + 2 * aside : Infinity;
  };
  const best = nodes.reduce((nearest, node) => (far(node) < far(nearest) ? node : nearest), here);
  return far(best) === Infinity ? from : best.node;
}
