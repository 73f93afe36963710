/** Graphs with tokens, pasted and copied as text. */

import { arcsOf, linkProblems, nameProblems, spotsFor, type Pasted, type WrittenGraph } from '../../formats/graphs/fitting.js';
import type { GraphProblem, TextGraph } from '../../formats/graphs/graph-text.js';
import { itemsOf, withItems, withOptionalItems } from '../../params/drawn-graph.js';
import { spotsAt } from '../spots.model.js';
import { namesIn } from './edits.model.js';
import type { GraphPosition } from './position.model.js';

const MOST_TOKENS = 100_000;

/** The tokens of the pasted text; if it has none, the old ones on nodes that stay, or one on the first node if none of these is left. */
function tokensFor(text: string, { nodes }: TextGraph): string[] {
  const told = nodes.flatMap(({ name, tokens = 0 }) => Array.from({ length: tokens }, () => name));
  if (told.length > 0) return told;
  const names = new Set(nodes.map(({ name }) => name));
  const before = itemsOf(text, 'tokens');
  const stay = before.filter((token) => names.has(token));
  return stay.length > 0 || before.length === 0 ? stay : nodes.slice(0, 1).map(({ name }) => name);
}

function tooManyTokens({ nodes }: TextGraph): GraphProblem[] {
  let sum = 0;
  const over = nodes.find(({ tokens = 0 }) => (sum += tokens) > MOST_TOKENS);
  return over ? [{ code: 'too-many-tokens', at: over.at, length: over.length, most: MOST_TOKENS }] : [];
}

export function pasted(text: string, graph: TextGraph): Pasted {
  const arcs = arcsOf(graph);
  const { spots, problem } = spotsFor(graph, arcs, { names: new Set(namesIn(text)), spots: itemsOf(text, 'at') }, false);
  // A wrong edge is reported once, though it is read as two arcs.
  const problems = [...nameProblems(graph), ...linkProblems(graph.links, graph.directed !== false), ...tooManyTokens(graph), ...(problem ? [problem] : [])];
  if (problems.length > 0) return { ok: false, problems };
  const name = (node: number): string => graph.nodes[node]?.name ?? '';
  const linked = withItems(text, 'arcs', arcs.map(({ from, to }) => `${name(from)}-${name(to)}`));
  return {
    ok: true,
    text: withOptionalItems(withItems(linked, 'tokens', tokensFor(text, graph)), 'at', spots),
    told: { nodes: graph.nodes.length, links: arcs.length, directed: true, note: graph.directed === false && arcs.length > 0 ? { code: 'both-ways' } : null },
  };
}

export const sizeOf = ({ nodes, arcFrom }: GraphPosition): number => nodes.length + arcFrom.length;

export function written({ nodes, arcFrom, arcTo, tokens, placed, right, down }: GraphPosition): WrittenGraph {
  const counts = new Map<number, number>();
  for (const node of tokens) counts.set(node, (counts.get(node) ?? 0) + 1);
  const spots = spotsAt(placed, right, down);
  return {
    directed: true,
    counted: 'tokens',
    nodes: nodes.map(({ name }, node) => ({ name, tokens: counts.get(node) ?? 0, ...spots.get(node) })),
    links: Array.from(arcFrom, (from, arc) => [from, arcTo[arc] ?? 0] as const),
  };
}
