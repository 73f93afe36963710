/** The drawing of a graph with tokens: where nodes stand, how arcs run, and the words of each node. */

import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import type { Analysis } from 'grundy-wasm';
import { itemAt } from '../../params/item-at.js';
import type { Shade } from '../../places/outcome.js';
import { placeTint } from '../../places/tint.js';
import { shortLabel } from '../short-label.model.js';
import { cellWords } from '../../places/place.js';
import { winningMoves } from '../../places/winning-moves.js';
import { apart, arcBetween, bendsOf, loopDirections, middle, round, SIDES, type Point } from './arcs.model.js';
import { labelIn, type GraphView } from './graph-view.model.js';
import { CLOSED, edgeLabel, loopLabel, nodeLabel } from '#words/pictures/graphs';

export interface GraphNode extends Point {
  node: number;
  /** What the reader calls it, and what of that the picture has room for. */
  name: string;
  shown: string;
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
  /** Its number among discs, which those of nodes precede. */
  disc: number;
  from: number;
  to: number;
  path: string;
  /** The head of the arrow; null for an edge, which leads both ways. */
  head: string | null;
  /** How far it bends to its left, to make room for others between the same nodes; of a loop, its direction from the node. */
  bend: number;
  faint: boolean;
  /** The words of a loop; empty for all others. */
  label: string;
  /** The middle of a loop. */
  middle: Point;
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
/** The direction in which tokens stand beside a node. */
const TOKEN_SIDE = 0.3;

interface Body extends SimulationNodeDatum {
  level: number;
}

/** The length of the longest path from each node; null where there is a cycle other than a loop. */
function levels(nodes: number, { arcFrom, arcTo }: GraphView): number[] | null {
  const level = Array.from({ length: nodes }, () => 0);
  for (let turn = 0; turn <= nodes; turn++) {
    let grew = false;
    arcFrom.forEach((from, arc) => {
      const above = (level[arcTo[arc] ?? 0] ?? 0) + 1;
      if (arcTo[arc] === from || above <= (level[from] ?? 0)) return;
      level[from] = above;
      grew = true;
    });
    if (!grew) return level;
  }
  return null;
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
    const start = {
      x: across / 2 + (across / 2) * Math.sin(angle),
      y: rows === null ? across / 2 - (across / 2) * Math.cos(angle) : level * APART,
    };
    return before ? { ...before, fx: before.x, fy: before.y, level } : { ...start, level };
  });
  placed.forEach((node, at) =>
    Object.assign(itemAt(bodies, node), { fx: right[at], fy: down[at], x: right[at], y: down[at] }),
  );
  if (bodies.some(({ fx }) => fx === undefined)) {
    const links = Array.from(arcFrom, (source, arc) => ({ source, target: arcTo[arc] ?? 0 })).flatMap((link) => {
      if (link.source === link.target) return [];
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
      .force(
        'rows',
        forceY<Body>(({ level }) => (rows === null ? across / 2 : level * APART)).strength(rows === null ? 0.06 : 1),
      );
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
function freeSide(
  { at, radius, name, taken }: Named,
  lines: readonly (readonly [Point, Point])[],
  discs: readonly Point[],
): Point {
  const half = name.length * LETTER.width;
  const places = SIDES.map((side) => {
    const beside = { x: round((radius + 13) * Math.cos(side)), y: round((radius + 13) * Math.sin(side)) };
    const anchor = anchorAt(beside);
    const middleOf = {
      x: at.x + beside.x + (anchor === 'middle' ? 0 : anchor === 'end' ? -half : half),
      y: at.y + beside.y,
    };
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
  const name = labelIn(view, node);
  return {
    node,
    radius: shade === 'none' ? SMALL.gone : SMALL.edge,
    name,
    shown: '',
    side: null,
    ...at,
    shade,
    tint: placeTint(analysis, 0, node),
    mark,
    tokens: [],
    target,
    label: edgeLabel({ name, words: shade === 'none' ? CLOSED : words, winning: target }),
  };
}

/** The drawing of a graph. `points` come from `pointsOf`. */
export function graphDrawing(
  analysis: Analysis,
  view: GraphView,
  points: readonly Point[],
  targets: ReadonlySet<number> = new Set(winningMoves(analysis).map(({ to }) => to)),
): GraphDrawing {
  const standing = view.nodes.map((): number[] => []);
  view.tokens.forEach((node, token) => standing[node]?.push(token));
  // A name beside the outermost node has room.
  const room = view.nodes.map(({ label }) =>
    Math.max(MARGIN, RADIUS + 16 + 2 * LETTER.width * shortLabel(label).length),
  );
  const origin = {
    x: Math.min(-MARGIN, ...points.map(({ x }, node) => x - itemAt(room, node))),
    y: Math.min(0, ...points.map(({ y }) => y)) - MARGIN,
  };
  const shown = points.map(({ x, y }) => ({ x: round(x - origin.x), y: round(y - origin.y) }));
  const ways = shown.map((): number[] => []);
  view.arcFrom.forEach((from, arc) => {
    const to = view.arcTo[arc] ?? 0;
    const [a, b] = [itemAt(shown, from), itemAt(shown, to)];
    if (from === to) return;
    itemAt(ways, from).push(Math.atan2(b.y - a.y, b.x - a.x));
    itemAt(ways, to).push(Math.atan2(a.y - b.y, a.x - b.x));
  });
  const bends = bendsOf(view);
  const loops = shown.map((): number[] => []);
  view.arcFrom.forEach((from, arc) => from === view.arcTo[arc] && itemAt(loops, from).push(arc));
  loops.forEach((arcs, node) => {
    const directions = loopDirections(
      standing[node]?.length ? [...itemAt(ways, node), TOKEN_SIDE] : itemAt(ways, node),
      arcs.length,
    );
    arcs.forEach((arc, place) => (bends[arc] = directions[place] ?? 0));
    itemAt(ways, node).push(...directions);
  });
  const radius = view.onEdges ? SMALL.node : RADIUS;
  const full = shown.length * view.arcFrom.length > FULL;
  const lines = full
    ? []
    : Array.from(view.arcFrom, (from, arc) => [itemAt(shown, from), itemAt(shown, view.arcTo[arc] ?? 0)] as const);
  const nodes = shown.map(({ x, y }, node): GraphNode => {
    const tokens = standing[node] ?? [];
    const told = cellWords(analysis, { table: 0, state: node });
    const { shade, mark, words } = view.onEdges
      ? { shade: tokens.length > 0 ? ('none' as const) : ('unknown' as const), mark: '', words: '' }
      : { ...told, words: told.shade === 'none' ? CLOSED : told.words };
    const target = targets.has(node);
    const name = labelIn(view, node);
    const short = shortLabel(name);
    const taken = tokens.length > 0 ? [...itemAt(ways, node), TOKEN_SIDE] : itemAt(ways, node);
    const beside = freeSide({ at: itemAt(shown, node), radius, name: short, taken }, lines, full ? [] : shown);
    return {
      node,
      radius,
      name,
      shown: short,
      side: beside,
      x,
      y,
      shade,
      tint: placeTint(analysis, 0, node),
      mark,
      tokens,
      target,
      label: nodeLabel({ name, words, tokens: tokens.length, winning: target }),
    };
  });
  const arcs = Array.from(view.arcFrom, (from, arc): GraphArc => {
    const to = view.arcTo[arc] ?? 0;
    const bend = bends[arc] ?? 0;
    const faint = view.marks?.includes(arc) ?? false;
    const drawn = arcBetween(itemAt(nodes, from), itemAt(nodes, to), bend);
    return {
      disc: nodes.length + arc,
      from,
      to,
      ...drawn,
      head: view.directed === false ? null : drawn.head,
      bend,
      faint,
      label: from === to ? loopLabel(labelIn(view, from), faint) : '',
    };
  });
  const discs = view.onEdges
    ? arcs.map(({ from, to }, edge) =>
        onEdge(
          analysis,
          view,
          middle(itemAt(shown, from), itemAt(shown, to)),
          nodes.length + edge,
          targets.has(nodes.length + edge),
        ),
      )
    : [];
  return {
    nodes: [...nodes, ...discs],
    arcs,
    width: Math.max(LEAST, ...shown.map(({ x }, node) => x + itemAt(room, node))),
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
    const lines = arcBetween(from, to, arc.bend);
    return { ...arc, ...lines, head: arc.head === null ? null : lines.head };
  });
  return {
    ...drawing,
    nodes,
    arcs,
    width: Math.max(drawing.width, x + MARGIN),
    height: Math.max(drawing.height, y + MARGIN),
  };
}

/** The disc or loop that an arrow key leads to: the nearest one in that direction. */
export function neighbour({ nodes, arcs }: Pick<GraphDrawing, 'nodes' | 'arcs'>, from: number, key: string): number {
  const all = [
    ...nodes.map(({ node, x, y }) => ({ disc: node, x, y })),
    ...arcs.filter((arc) => arc.from === arc.to).map(({ disc, middle: at }) => ({ disc, ...at })),
  ];
  const here = all.find(({ disc }) => disc === from);
  if (!here) return arcs.find(({ disc }) => disc === from)?.from ?? 0;
  const dx = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
  const dy = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
  const far = ({ x, y }: Point): number => {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    return along > 0 ? along + 2 * aside : Infinity;
  };
  const best = all.reduce((nearest, each) => (far(each) < far(nearest) ? each : nearest), here);
  return far(best) === Infinity ? from : best.disc;
}
