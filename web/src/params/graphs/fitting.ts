/** What every drawn game demands of a graph that is read from a text. */

import type { GraphProblem, NodeNotes, TextGraph, TextLink } from './graph-text.js';

/** The core's limits. */
const FARTHEST = 9999;
const MOST_PLACED = 10_000;

/** How nodes stand that have no link and no place of their own: how far apart, and how many in a row. */
const APART = 92;
const IN_ROW = 20;

/** The result of pasting a graph: the position's new text with what was read, or all problems. */
export type Pasted = { ok: true; text: string; told: PastedGraph } | { ok: false; problems: GraphProblem[] };

/** What the reader may not expect: what became of the graph, or what was left out since it means nothing in this game. */
export type PasteNote =
  | { code: 'both-ways' | 'one-way' | 'repeated' | 'loops' | 'no-ground' | 'no-tokens' | 'long-labels' }
  | { code: 'root'; node: string };

export interface PastedGraph {
  nodes: number;
  links: number;
  directed: boolean;
  notes: PasteNote[];
}

/** The notes that hold. */
export function notesOf(holds: Partial<Record<Exclude<PasteNote['code'], 'root'>, boolean>>): PasteNote[] {
  return Object.entries(holds).flatMap(([code, yes]) =>
    yes ? [{ code: code as Exclude<PasteNote['code'], 'root'> }] : [],
  );
}

/** A graph to be written as text. Only DOT also says what stands on a node and where it is drawn. */
export interface WrittenGraph {
  directed: boolean;
  nodes: readonly (NodeNotes & { name: string; label: string })[];
  /** Pairs of node indices. */
  links: readonly (readonly [from: number, to: number])[];
  /** What the number on a node counts. */
  counted: 'tokens' | 'coins';
  /** Of a tree: the number of each node's parent, counted from 1; 0 at the root. */
  parents?: readonly number[];
}

const codeOf = ({ from, to }: TextLink): string => `${from}-${to}`;
const bothOf = ({ from, to }: TextLink): string => (from < to ? `${from}-${to}` : `${to}-${from}`);

/** Whether the text says which way its links lead; in a tree of parents all lead away from the root. */
export const hasDirection = ({ directed, root }: TextGraph): boolean => directed === true && root === null;

/** The links as undirected edges. If edges may be listed at both ends, or lead both ways, the larger of the two counts is taken. */
export function edgesOf(graph: TextGraph): TextLink[] {
  const { links, mutual } = graph;
  if (!mutual && !hasDirection(graph)) return links;
  const counts = new Map<string, number>();
  links.forEach((link) => counts.set(codeOf(link), (counts.get(codeOf(link)) ?? 0) + 1));
  const seen = new Map<string, number>();
  return links.filter((link) => {
    const here = (seen.get(bothOf(link)) ?? 0) + 1;
    seen.set(bothOf(link), here);
    return (
      link.from === link.to ||
      here <=
        Math.max(counts.get(codeOf(link)) ?? 0, counts.get(codeOf({ ...link, from: link.to, to: link.from })) ?? 0)
    );
  });
}

/** The edges without those that repeat another. */
export function onceEach(edges: readonly TextLink[]): TextLink[] {
  const seen = new Set<string>();
  return edges.filter((edge) => !seen.has(bothOf(edge)) && seen.add(bothOf(edge)));
}

/** The links as arcs. If the text is undirected, each edge becomes two, except one from a node to itself. */
export function arcsOf({ links, directed }: TextGraph): TextLink[] {
  if (directed !== false) return links;
  return links.flatMap((link) => (link.from === link.to ? [link] : [link, { ...link, from: link.to, to: link.from }]));
}

/**
 * Where nodes are drawn, as items of the parameter `at`: where the text says. If it says nothing and the `names` are those of before, where
 * they stood. Any other node without links is put into rows below, since nothing else in the text would name it.
 */
export function spotsFor(
  graph: TextGraph,
  links: readonly TextLink[],
  before: { names: ReadonlySet<string>; spots: readonly string[] },
  up: boolean,
): { spots: string[]; problem: GraphProblem | null } {
  const { nodes } = graph;
  const told = nodes.flatMap(({ name, spot }) => (spot ? [{ name, x: spot.x, y: up ? spot.y : -spot.y }] : []));
  // Graphviz counts upward from the lowest node. A picture has no places below 0: if there are any, all nodes are shifted.
  const [left, high] = [Math.min(0, ...told.map(({ x }) => x)), Math.min(0, ...told.map(({ y }) => y))];
  const same =
    told.length === 0 && before.names.size === nodes.length && nodes.every(({ name }) => before.names.has(name));
  const spots = same
    ? [...before.spots]
    : told
        .filter(({ x, y }) => x - left <= FARTHEST && y - high <= FARTHEST)
        .map(({ name, x, y }) => `${name}@${x - left}.${y - high}`);
  const named = new Set(links.flatMap(({ from, to }) => [from, to]));
  const placed = new Set(spots.map((spot) => spot.slice(0, spot.indexOf('@'))));
  const below = APART * (Math.ceil(Math.sqrt(nodes.length)) + 1);
  nodes
    .filter((node, index) => !named.has(index) && !placed.has(node.name))
    .forEach(({ name }, place) =>
      spots.push(
        `${name}@${(place % IN_ROW) * APART}.${Math.min(FARTHEST, below + Math.floor(place / IN_ROW) * APART)}`,
      ),
    );
  const beyond =
    spots.length > MOST_PLACED ? nodes.find(({ name }) => spots[MOST_PLACED]?.startsWith(`${name}@`)) : undefined;
  return {
    spots,
    problem: beyond ? { code: 'too-many-placed', at: beyond.at, length: beyond.length, most: MOST_PLACED } : null,
  };
}
