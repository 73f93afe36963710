/** Pictures of Hackenbush, pasted and copied as text. */

import {
  edgesOf,
  hasDirection,
  notesOf,
  spotsFor,
  type Pasted,
  type WrittenGraph,
} from '../../params/graphs/fitting.js';
import type { GraphProblem, TextGraph } from '../../params/graphs/graph-text.js';
import { withKeys } from '../../params/graphs/keys.js';
import { itemsOf, namesUnder, withItems, withOptionalItems } from '../../params/drawn-graph.js';
import { labelsOf, withLabels } from '../../params/labels.js';
import { GROUND, type HackenbushPosition } from './position.model.js';

/** The name of the ground. */
const NAME = '0';

/** Adds the ground where it is missing. The root of a tree becomes the ground. */
function grounded(graph: TextGraph): TextGraph {
  const { nodes, root } = graph;
  const renamed = nodes.map((node, index) => (index === root ? { ...node, name: NAME } : node));
  const plain = renamed.map((node) => (node.name === NAME ? { name: NAME, at: node.at, length: node.length } : node));
  return {
    ...graph,
    nodes: plain.some(({ name }) => name === NAME) ? plain : [...plain, { name: NAME, at: 0, length: 0 }],
  };
}

function groundProblems({ nodes }: TextGraph): GraphProblem[] {
  const [, second] = nodes.filter(({ name }) => name === NAME);
  return second ? [{ code: 'ground-is-root', at: second.at, length: second.length }] : [];
}

/** Edges that only one of the players may cut. */
function playerProblems({ links }: TextGraph): GraphProblem[] {
  return [...new Set(links.flatMap(({ player }) => player ?? []))].map(({ at, length }) => ({
    code: 'player',
    at,
    length,
  }));
}

export function pasted(text: string, source: TextGraph): Pasted {
  const { graph: whole, labels, left, problems: named } = withKeys(grounded(source), labelsOf(text));
  const ground = whole.nodes.findIndex(({ name }) => name === NAME);
  const edges = edgesOf(whole);
  // The ground never gets a spot: a loop makes it count as linked.
  const { spots, problem } = spotsFor(
    whole,
    [...edges, { from: ground, to: ground, at: 0, length: 0 }],
    { names: new Set([NAME, ...namesUnder(text, ['edges'], [])]), spots: itemsOf(text, 'at') },
    true,
  );
  const problems = [...named, ...groundProblems(whole), ...playerProblems(whole), ...(problem ? [problem] : [])];
  if (problems.length > 0) return { ok: false, problems };
  const name = (node: number): string => whole.nodes[node]?.name ?? '';
  const stands = edges.some(({ from, to }) => from === ground || to === ground);
  return {
    ok: true,
    text: withLabels(
      withOptionalItems(
        withItems(
          text,
          'edges',
          edges.map(({ from, to }) => `${name(from)}-${name(to)}`),
        ),
        'at',
        spots,
      ),
      labels,
    ),
    told: {
      nodes: whole.nodes.length - 1,
      links: edges.length,
      directed: false,
      notes: notesOf({
        'one-way': hasDirection(whole) && edges.length > 0,
        'no-ground': !stands,
        'no-tokens': whole.nodes.some(({ tokens = 0 }) => tokens > 0),
        'long-labels': left > 0,
      }),
    },
  };
}

export const sizeOf = ({ nodes, arcFrom }: HackenbushPosition): number => nodes.length + arcFrom.length;

export function written({ nodes, arcFrom, arcTo, spots }: HackenbushPosition): WrittenGraph {
  const placed = new Map(spots.map(({ node, right, up }) => [node, { spot: { x: right, y: up } }]));
  return {
    directed: false,
    counted: 'tokens',
    nodes: nodes.map(({ name, label }, node) => ({ name, label, ...(node === GROUND ? {} : placed.get(node)) })),
    links: Array.from(arcFrom, (from, edge) => [from, arcTo[edge] ?? 0] as const),
  };
}
