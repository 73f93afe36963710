/** What a graph of a text must be like to be drawn, whatever the game. */

import type { GraphProblem, NodeNotes, TextGraph, TextLink } from './graph-text.js';

/** As the core has them. */
const LONGEST_NAME = 24;
const FARTHEST = 9999;
const MOST_PLACED = 10_000;

/** How far apart nodes stand that no other tells where to stand. */
const APART = 92;
const IN_ROW = 20;

/** What a pasted graph comes to: the new text and what it was read as, or all that is wrong. */
export type Pasted = { ok: true; text: string; told: PastedGraph } | { ok: false; problems: GraphProblem[] };

export interface PastedGraph {
  nodes: number;
  links: number;
  directed: boolean;
  /** What a reader may not expect: each edge became two arcs, nothing stands on the ground, the tree hangs from a node. */
  note: { code: 'both-ways' | 'no-ground' } | { code: 'root'; node: string } | null;
}

/** A graph that leaves the page. What stands on a node, and where it is drawn, only DOT tells. */
export interface WrittenGraph {
  directed: boolean;
  nodes: readonly (NodeNotes & { name: string })[];
  /** By the indices of the nodes. */
  links: readonly (readonly [from: number, to: number])[];
  /** What the number that stands on a node counts. */
  counted: 'tokens' | 'coins';
  /** Of a tree: the number of each node's parent from 1, 0 at the root. */
  parents?: readonly number[];
}

export function nameProblems({ nodes }: TextGraph): GraphProblem[] {
  return nodes.flatMap(({ name, at, length }): GraphProblem[] => {
    if (!/^\w+$/.test(name)) return [{ code: 'name', at, length }];
    return name.length > LONGEST_NAME ? [{ code: 'long-name', at, length, most: LONGEST_NAME }] : [];
  });
}

const codeOf = ({ from, to }: TextLink): string => `${from}-${to}`;
const bothOf = ({ from, to }: TextLink): string => (from < to ? `${from}-${to}` : `${to}-${from}`);

/** Links from a node to itself, and those that are there again. */
export function linkProblems(links: readonly TextLink[], directed: boolean): GraphProblem[] {
  const seen = new Set<string>();
  return links.flatMap((link): GraphProblem[] => {
    const { at, length } = link;
    const code = directed ? codeOf(link) : bothOf(link);
    if (link.from === link.to) return [{ code: 'loop', at, length }];
    if (seen.has(code)) return [{ code: directed ? 'arc-once' : 'edge-once', at, length }];
    seen.add(code);
    return [];
  });
}

/** The links as edges that lead both ways. Where each may stand at both its ends, it is there as often as at the end that has it more often. */
export function edgesOf({ links, mutual }: TextGraph): TextLink[] {
  if (!mutual) return links;
  const counts = new Map<string, number>();
  return links.filter((link) => {
    const here = (counts.get(codeOf(link)) ?? 0) + 1;
    counts.set(codeOf(link), here);
    return link.from === link.to || here > (counts.get(codeOf({ ...link, from: link.to, to: link.from })) ?? 0);
  });
}

/** The links as arcs: an edge leads both ways. */
export function arcsOf({ links, directed }: TextGraph): TextLink[] {
  if (directed !== false) return links;
  return links.flatMap((link) => [link, { ...link, from: link.to, to: link.from }]);
}

/**
 * Where nodes are drawn, as `at` has it: as the text says; where it says nothing and has just the `names` of before, as they stood; else
 * nodes without links stand in rows below the others, since nothing else would name them.
 */
export function spotsFor(graph: TextGraph, links: readonly TextLink[], before: { names: ReadonlySet<string>; spots: readonly string[] }, up: boolean): { spots: string[]; problem: GraphProblem | null } {
  const { nodes } = graph;
  const told = nodes.flatMap(({ name, spot }) => (spot ? [{ name, x: spot.x, y: up ? spot.y : -spot.y }] : []));
  // Graphviz counts upward from the lowest; a picture begins at the highest.
  const [left, high] = [Math.min(0, ...told.map(({ x }) => x)), Math.min(0, ...told.map(({ y }) => y))];
  const same = told.length === 0 && before.names.size === nodes.length && nodes.every(({ name }) => before.names.has(name));
  const spots = same ? [...before.spots] : told.filter(({ x, y }) => x - left <= FARTHEST && y - high <= FARTHEST).map(({ name, x, y }) => `${name}@${x - left}.${y - high}`);
  const named = new Set(links.flatMap(({ from, to }) => [from, to]));
  const placed = new Set(spots.map((spot) => spot.slice(0, spot.indexOf('@'))));
  const below = APART * (Math.ceil(Math.sqrt(nodes.length)) + 1);
  nodes.filter((node, index) => !named.has(index) && !placed.has(node.name)).forEach(({ name }, place) => spots.push(`${name}@${(place % IN_ROW) * APART}.${Math.min(FARTHEST, below + Math.floor(place / IN_ROW) * APART)}`));
  const beyond = spots.length > MOST_PLACED ? nodes.find(({ name }) => spots[MOST_PLACED]?.startsWith(`${name}@`)) : undefined;
  return { spots, problem: beyond ? { code: 'too-many-placed', at: beyond.at, length: beyond.length, most: MOST_PLACED } : null };
}
