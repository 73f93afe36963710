/** Trees with coins, pasted and copied as text. */

import { edgesOf, type Pasted, type WrittenGraph } from '../../formats/graphs/fitting.js';
import { wholeNumber, type GraphProblem, type TextGraph } from '../../formats/graphs/graph-text.js';
import { readNumbers } from '../../params/lists.js';
import { valueOf, withoutKey, withValue } from '../../params/params.js';
import { questionsOf, setQuestions } from './edits.model.js';
import type { TreePosition } from './position.model.js';

/** Problems with names: nodes must be numbered from 1, or from 0 if `shift` is 1. */
function nameProblems({ nodes }: TextGraph, shift: number): GraphProblem[] {
  return nodes.flatMap(({ name, at, length }): GraphProblem[] => {
    const number = wholeNumber(name);
    return number === null || number + shift < 1 || number + shift > nodes.length ? [{ code: 'tree-name', at, length, most: nodes.length }] : [];
  });
}

/** The parent of each node by their numbers from 1, 0 for the root; or the first problem that makes the graph no tree. */
function hang(graph: TextGraph, shift: number, rootBefore: number): number[] | GraphProblem {
  const { nodes } = graph;
  const number = (node: number): number => Number(nodes[node]?.name) + shift;
  const edges = edgesOf(graph);
  const [surplus] = edges.slice(nodes.length - 1);
  if (surplus) return { code: 'tree-links', at: surplus.at, length: surplus.length, most: nodes.length - 1 };
  const next: number[][] = Array.from({ length: nodes.length + 1 }, () => []);
  const parents = next.map(() => -1);
  for (const { from, to, at, length } of edges) {
    if (graph.directed && parents[number(to)] !== -1) return { code: 'tree-directed', at, length };
    if (graph.directed) parents[number(to)] = number(from);
    next[number(from)]?.push(number(to));
    if (!graph.directed) next[number(to)]?.push(number(from));
  }
  const root = graph.directed ? parents.indexOf(-1, 1) : rootBefore <= nodes.length ? rootBefore : 1;
  const hung = parents.map(() => -1);
  hung[root] = 0;
  const order = [root];
  for (const node of order) {
    for (const other of next[node] ?? []) {
      if (hung[other] !== -1) continue;
      hung[other] = node;
      order.push(other);
    }
  }
  const lost = nodes.find((_, node) => hung[number(node)] === -1);
  return lost ? { code: 'tree-connected', at: lost.at, length: lost.length, most: root - shift } : hung.slice(1);
}

/** The coins of the pasted text; if it has none, those from before, or a single coin below the root if no coins would be left. */
function coinsFor(text: string, { nodes }: TextGraph, shift: number, parents: readonly number[]): number[] {
  if (nodes.some(({ tokens }) => tokens !== undefined)) {
    const told = new Map(nodes.map(({ name, tokens = 0 }) => [Number(name) + shift, tokens]));
    return parents.map((_, node) => told.get(node + 1) ?? 0);
  }
  const before = readNumbers(valueOf(text, 'coins'));
  const coins = parents.map((_, node) => before[node] ?? 0);
  const below = parents.findIndex((parent) => parent > 0);
  return coins.every((each) => each === 0) && before.some((each) => each > 0) && below >= 0 ? coins.map((_, node) => Number(node === below)) : coins;
}

export function pasted(text: string, graph: TextGraph): Pasted {
  const { nodes } = graph;
  // A list of parents may number its nodes from 0.
  const shift = graph.root !== null && nodes.some(({ name }) => name === '0') ? 1 : 0;
  const names = nameProblems(graph, shift);
  if (names.length > 0) return { ok: false, problems: names };
  const rootBefore = Math.max(0, readNumbers(valueOf(text, 'parents')).indexOf(0)) + 1;
  const parents = hang(graph, shift, rootBefore);
  if (!Array.isArray(parents)) return { ok: false, problems: [parents] };
  const coins = coinsFor(text, graph, shift, parents);
  const hung = withValue(withoutKey(withoutKey(text, 'edges'), 'root'), 'parents', parents.join(','));
  const stay = questionsOf(text).filter(({ node, parent }) => node < parents.length && parent < parents.length);
  return {
    ok: true,
    text: setQuestions(withValue(hung, 'coins', coins.join(',')), stay),
    told: { nodes: nodes.length, links: nodes.length - 1, directed: false, note: { code: 'root', node: String(parents.indexOf(0) + 1) } },
  };
}

export const sizeOf = ({ parents }: TreePosition): number => 2 * parents.length;

export function written({ parents, coins }: TreePosition): WrittenGraph {
  return {
    directed: true,
    counted: 'coins',
    nodes: Array.from(parents, (_, node) => ({ name: String(node + 1), tokens: coins[node] ?? 0 })),
    links: Array.from(parents, (parent, node) => [parent, node] as const).filter(([parent]) => parent >= 0),
    parents: Array.from(parents, (parent) => parent + 1),
  };
}
