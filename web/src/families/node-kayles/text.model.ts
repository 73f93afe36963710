/** Graphs of Node Kayles and Arc Kayles, pasted and copied as text. */

import { edgesOf, linkProblems, nameProblems, spotsFor, type Pasted, type WrittenGraph } from '../../formats/graphs/fitting.js';
import type { GraphProblem, TextGraph } from '../../formats/graphs/graph-text.js';
import { itemsOf, namesUnder, withItems, withOptionalItems } from '../../params/drawn-graph.js';
import { spotsAt } from '../spots.model.js';
import { valueOf } from '../../params/params.js';
import type { NodeKaylesPosition } from './position.model.js';

/** The nodes with tokens in the pasted text; if it has none, the nodes that had a token before. */
function withTokens({ nodes }: TextGraph, before: readonly string[]): Set<number> {
  const told = nodes.flatMap(({ tokens = 0 }, node) => (tokens > 0 ? [node] : []));
  return new Set(told.length > 0 ? told : nodes.flatMap(({ name }, node) => (before.includes(name) ? [node] : [])));
}

export function pasted(text: string, graph: TextGraph): Pasted {
  const edges = edgesOf(graph);
  const { spots, problem } = spotsFor(graph, edges, { names: new Set(namesUnder(text, ['edges'], ['tokens'])), spots: itemsOf(text, 'at') }, false);
  const problems: GraphProblem[] = [...nameProblems(graph), ...linkProblems(edges, false), ...(problem ? [problem] : [])];
  if (problems.length > 0) return { ok: false, problems };
  const name = (node: number): string => graph.nodes[node]?.name ?? '';
  const tokens = withTokens(graph, itemsOf(text, 'tokens'));
  // Of two tokens on neighbouring nodes, the later one goes in Node Kayles.
  const apart = valueOf(text, 'game') === 'node-kayles';
  for (const { from, to } of edges) if (apart && tokens.has(from) && tokens.has(to)) tokens.delete(Math.max(from, to));
  const linked = withItems(text, 'edges', edges.map(({ from, to }) => `${name(from)}-${name(to)}`));
  return {
    ok: true,
    text: withOptionalItems(withOptionalItems(linked, 'tokens', [...tokens].map(name)), 'at', spots),
    told: { nodes: graph.nodes.length, links: edges.length, directed: false, note: null },
  };
}

export const sizeOf = ({ nodes, arcFrom }: NodeKaylesPosition): number => nodes.length + arcFrom.length;

export function written({ nodes, arcFrom, arcTo, tokens, placed, right, down }: NodeKaylesPosition): WrittenGraph {
  const spots = spotsAt(placed, right, down);
  const standing = new Set(tokens);
  return {
    directed: false,
    counted: 'tokens',
    nodes: nodes.map(({ name }, node) => ({ name, tokens: standing.has(node) ? 1 : 0, ...spots.get(node) })),
    links: Array.from(arcFrom, (from, link) => [from, arcTo[link] ?? 0] as const),
  };
}
