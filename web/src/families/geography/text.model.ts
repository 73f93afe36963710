/** Graphs of Geography, pasted and copied as text. */

import { edgesOf, notesOf, spotsFor, type Pasted, type WrittenGraph } from '../../params/graphs/fitting.js';
import type { GraphProblem, TextGraph } from '../../params/graphs/graph-text.js';
import { withKeys } from '../../params/graphs/keys.js';
import { itemsOf, namesUnder, withItems, withOptionalItems } from '../../params/drawn-graph.js';
import { labelsOf, withLabels } from '../../params/labels.js';
import { valueOf, withoutKey, withValue } from '../../params/params.js';
import { spotsAt } from '../../params/graphs/graph-text.js';
import type { GeographyPosition } from './position.model.js';

/** Token and visited nodes come from the pasted text if it has any, else they stay. A token whose node is gone moves to the first node. */
function withToken(text: string, { nodes }: TextGraph): string {
  const names = new Set(nodes.map(({ name }) => name));
  const tells = nodes.some(({ tokens, visited = false }) => tokens !== undefined || visited);
  const before = valueOf(text, 'token')?.trim() ?? '';
  const stays = before === '' || names.has(before) ? before : (nodes[0]?.name ?? '');
  const token = tells ? (nodes.find(({ tokens = 0 }) => tokens > 0)?.name ?? '') : stays;
  const put = token === '' ? withoutKey(text, 'token') : withValue(text, 'token', token);
  // Where edges are used once, no node is visited.
  if (valueOf(text, 'each') === 'edges') return put;
  const visited = tells
    ? nodes.filter((node) => node.visited).map(({ name }) => name)
    : itemsOf(text, 'visited').filter((name) => names.has(name));
  return withOptionalItems(
    put,
    'visited',
    visited.filter((name) => name !== token),
  );
}

/** Keeps the used links that are still there, each as often as it is there. */
function withUsed(text: string, links: readonly string[], directed: boolean): string {
  const left = new Map<string, number>();
  const same = (link: string): string => (directed ? link : link.split('-').toSorted().join('-'));
  for (const link of links) left.set(same(link), (left.get(same(link)) ?? 0) + 1);
  const used = itemsOf(text, 'used').filter((link) => {
    const often = left.get(same(link)) ?? 0;
    left.set(same(link), often - 1);
    return often > 0;
  });
  return withOptionalItems(text, 'used', used);
}

function tokenProblems({ nodes }: TextGraph): GraphProblem[] {
  let sum = 0;
  const second = nodes.find(({ tokens = 0 }) => (sum += tokens) > 1);
  return second ? [{ code: 'one-token', at: second.at, length: second.length }] : [];
}

/** Where the pasted text does not say whether its links are arcs or edges, that stays as it was. */
export function pasted(text: string, source: TextGraph): Pasted {
  const { graph, labels, left, problems: named } = withKeys(source, labelsOf(text));
  const directed = graph.directed ?? valueOf(text, 'arcs') !== undefined;
  const links = directed ? graph.links : edgesOf(graph);
  const { spots, problem } = spotsFor(
    graph,
    links,
    { names: new Set(namesUnder(text, ['edges', 'arcs'], ['token', 'visited'])), spots: itemsOf(text, 'at') },
    false,
  );
  const problems = [...named, ...tokenProblems(graph), ...(problem ? [problem] : [])];
  if (problems.length > 0) return { ok: false, problems };
  const name = (node: number): string => graph.nodes[node]?.name ?? '';
  const [key, other] = directed ? (['arcs', 'edges'] as const) : (['edges', 'arcs'] as const);
  const items = links.map(({ from, to }) => `${name(from)}-${name(to)}`);
  const linked = withUsed(withItems(withoutKey(text, other), key, items), items, directed);
  return {
    ok: true,
    text: withLabels(withOptionalItems(withToken(linked, graph), 'at', spots), labels),
    told: { nodes: graph.nodes.length, links: links.length, directed, notes: notesOf({ 'long-labels': left > 0 }) },
  };
}

export const sizeOf = ({ nodes, arcFrom }: GeographyPosition): number => nodes.length + arcFrom.length;

export function written({
  nodes,
  arcFrom,
  arcTo,
  tokens,
  holes,
  directed,
  placed,
  right,
  down,
}: GeographyPosition): WrittenGraph {
  const spots = spotsAt(placed, right, down);
  const left = new Set(holes);
  return {
    directed,
    counted: 'tokens',
    nodes: nodes.map(({ name, label }, node) => ({
      name,
      label,
      tokens: tokens[0] === node ? 1 : 0,
      visited: left.has(node),
      ...spots.get(node),
    })),
    links: Array.from(arcFrom, (from, link) => [from, arcTo[link] ?? 0] as const),
  };
}
