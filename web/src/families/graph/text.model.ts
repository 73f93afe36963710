/** Graphs with tokens, pasted and copied as text. */

import { arcsOf, notesOf, spotsFor, type Pasted, type WrittenGraph } from '../../params/graphs/fitting.js';
import type { GraphProblem, TextGraph } from '../../params/graphs/graph-text.js';
import { withKeys } from '../../params/graphs/keys.js';
import { itemsOf, withItems, withOptionalItems } from '../../params/drawn-graph.js';
import { labelsOf, withLabels } from '../../params/labels.js';
import { spotsAt } from '../../params/graphs/graph-text.js';
import { namesIn } from './edits.model.js';
import type { GraphPosition } from './position.model.js';

const MOST_TOKENS = 100_000;

/** The tokens of the pasted text; if it has none, the old ones on nodes that stay, or one on the first node if none of these is left. */
function tokensFor(text: string, { nodes }: TextGraph): string[] {
  if (nodes.some(({ tokens }) => tokens !== undefined))
    return nodes.flatMap(({ name, tokens = 0 }) => Array.from({ length: tokens }, () => name));
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

export function pasted(text: string, source: TextGraph): Pasted {
  const { graph, labels, left, problems: named } = withKeys(source, labelsOf(text));
  const arcs = arcsOf(graph);
  const { spots, problem } = spotsFor(
    graph,
    arcs,
    { names: new Set(namesIn(text)), spots: itemsOf(text, 'at') },
    false,
  );
  const problems = [...named, ...tooManyTokens(graph), ...(problem ? [problem] : [])];
  if (problems.length > 0) return { ok: false, problems };
  const name = (node: number): string => graph.nodes[node]?.name ?? '';
  const linked = withItems(
    text,
    'arcs',
    arcs.map(({ from, to }) => `${name(from)}-${name(to)}`),
  );
  const standing = withItems(linked, 'tokens', tokensFor(text, graph));
  return {
    ok: true,
    text: withLabels(withOptionalItems(standing, 'at', spots), labels),
    told: {
      nodes: graph.nodes.length,
      links: arcs.length,
      directed: true,
      notes: notesOf({ 'both-ways': graph.directed === false && arcs.length > 0, 'long-labels': left > 0 }),
    },
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
    nodes: nodes.map(({ name, label }, node) => ({ name, label, tokens: counts.get(node) ?? 0, ...spots.get(node) })),
    links: Array.from(arcFrom, (from, arc) => [from, arcTo[arc] ?? 0] as const),
  };
}
