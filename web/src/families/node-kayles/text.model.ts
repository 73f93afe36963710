/** Graphs of Node Kayles and Arc Kayles, pasted and copied as text. */

import {
  edgesOf,
  hasDirection,
  notesOf,
  onceEach,
  spotsFor,
  type Pasted,
  type WrittenGraph,
} from '../../params/graphs/fitting.js';
import type { GraphProblem, TextGraph, TextLink } from '../../params/graphs/graph-text.js';
import { withKeys } from '../../params/graphs/keys.js';
import { itemsOf, namesUnder, withItems, withOptionalItems } from '../../params/drawn-graph.js';
import { labelsOf, withLabels } from '../../params/labels.js';
import { spotsAt } from '../../params/graphs/graph-text.js';
import { valueOf } from '../../params/params.js';
import type { NodeKaylesPosition } from './position.model.js';

/** The nodes with tokens in the pasted text; if it has none, the nodes that had a token before. */
function withTokens({ nodes }: TextGraph, before: readonly string[]): Set<number> {
  const tells = nodes.some(({ tokens }) => tokens !== undefined);
  return new Set(
    tells
      ? nodes.flatMap(({ tokens = 0 }, node) => (tokens > 0 ? [node] : []))
      : nodes.flatMap(({ name }, node) => (before.includes(name) ? [node] : [])),
  );
}

/** Problems with tokens that the pasted text tells of. */
function tokenProblems({ nodes }: TextGraph, edges: readonly TextLink[], apart: boolean): GraphProblem[] {
  const several = nodes.find(({ tokens = 0 }) => tokens > 1);
  const stands = (node: number): boolean => (nodes[node]?.tokens ?? 0) > 0;
  const beside = apart ? edges.find(({ from, to }) => from !== to && stands(from) && stands(to)) : undefined;
  return [
    ...(several ? [{ code: 'one-token-each' as const, at: several.at, length: several.length }] : []),
    ...(beside ? [{ code: 'tokens-apart' as const, at: beside.at, length: beside.length }] : []),
  ];
}

/** Repeated edges change nothing, nor does an edge from a node to itself in Node Kayles: no token is beside itself. In Arc Kayles such an edge has no two ends. */
export function pasted(text: string, source: TextGraph): Pasted {
  const { graph, labels, left, problems: named } = withKeys(source, labelsOf(text));
  const apart = valueOf(text, 'game') === 'node-kayles';
  const all = edgesOf(graph);
  const once = onceEach(all);
  const loops = once.filter(({ from, to }) => from === to);
  const edges = once.filter(({ from, to }) => from !== to);
  const { spots, problem } = spotsFor(
    graph,
    edges,
    { names: new Set(namesUnder(text, ['edges'], ['tokens'])), spots: itemsOf(text, 'at') },
    false,
  );
  const looped = apart ? [] : loops.map(({ at, length }) => ({ code: 'loop' as const, at, length }));
  const problems: GraphProblem[] = [
    ...named,
    ...looped,
    ...tokenProblems(graph, edges, apart),
    ...(problem ? [problem] : []),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const name = (node: number): string => graph.nodes[node]?.name ?? '';
  const tokens = withTokens(graph, itemsOf(text, 'tokens'));
  // Of two tokens on neighbouring nodes, the later one goes in Node Kayles.
  for (const { from, to } of edges) if (apart && tokens.has(from) && tokens.has(to)) tokens.delete(Math.max(from, to));
  const linked = withItems(
    text,
    'edges',
    edges.map(({ from, to }) => `${name(from)}-${name(to)}`),
  );
  return {
    ok: true,
    text: withLabels(
      withOptionalItems(withOptionalItems(linked, 'tokens', [...tokens].map(name)), 'at', spots),
      labels,
    ),
    told: {
      nodes: graph.nodes.length,
      links: edges.length,
      directed: false,
      notes: notesOf({
        'one-way': hasDirection(graph) && edges.length > 0,
        repeated: once.length < all.length,
        loops: loops.length > 0,
        'long-labels': left > 0,
      }),
    },
  };
}

export const sizeOf = ({ nodes, arcFrom }: NodeKaylesPosition): number => nodes.length + arcFrom.length;

export function written({ nodes, arcFrom, arcTo, tokens, placed, right, down }: NodeKaylesPosition): WrittenGraph {
  const spots = spotsAt(placed, right, down);
  const standing = new Set(tokens);
  return {
    directed: false,
    counted: 'tokens',
    nodes: nodes.map(({ name, label }, node) => ({
      name,
      label,
      tokens: standing.has(node) ? 1 : 0,
      ...spots.get(node),
    })),
    links: Array.from(arcFrom, (from, link) => [from, arcTo[link] ?? 0] as const),
  };
}
