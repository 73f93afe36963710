/** Trees with coins, pasted and copied as text. */

import { edgesOf, notesOf, onceEach, type Pasted, type WrittenGraph } from '../../params/graphs/fitting.js';
import { wholeNumber, type GraphForm, type GraphProblem, type TextGraph } from '../../params/graphs/graph-text.js';
import { labelled, nameProblems } from '../../params/graphs/keys.js';
import { labelsOf, withLabels } from '../../params/labels.js';
import { readNumbers } from '../../params/lists.js';
import { valueOf, withoutKey, withValue } from '../../params/params.js';
import { questionsOf, setQuestions } from './edits.model.js';
import { nodeLabel, type TreePosition } from './position.model.js';

/** The numbers of the nodes: those that showed the same names before, or their names if these are the numbers from 1; else they are numbered from the first. */
function numbersFor({ nodes }: TextGraph, before: ReadonlyMap<string, string>): { numbers: number[]; kept: boolean } {
  const known = new Map([...before].map(([number, label]) => [label, Number(number)]));
  const isWhole = (numbers: readonly (number | null)[]): numbers is number[] =>
    new Set(numbers).size === nodes.length &&
    numbers.every((number) => number !== null && number >= 1 && number <= nodes.length);
  const shown = nodes.map(({ name }) => known.get(name) ?? wholeNumber(name));
  const named = nodes.map(({ name }) => wholeNumber(name));
  const shifted = named.map((number) => (number !== null ? number + 1 : null));
  for (const numbers of [shown, named]) if (isWhole(numbers)) return { numbers, kept: true };
  return { numbers: isWhole(shifted) ? shifted : nodes.map((_, place) => place + 1), kept: false };
}

/** The parent of each node by their numbers from 1, 0 for the root; or the first problem that makes the graph no tree. */
function hang(graph: TextGraph, numbers: readonly number[], rootBefore: number): number[] | GraphProblem {
  const { nodes } = graph;
  const number = (node: number): number => numbers[node] ?? 0;
  const edges = graph.directed ? graph.links : onceEach(edgesOf(graph));
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
  const root = graph.directed ? parents.indexOf(-1, 1) : rootBefore;
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
  return lost ? { code: 'tree-connected', at: lost.at, length: lost.length } : hung.slice(1);
}

/** The coins of the pasted text; if it has none, those from before, or a single coin below the root if no coins would be left. */
function coinsFor(
  text: string,
  { nodes }: TextGraph,
  numbers: readonly number[],
  parents: readonly number[],
): number[] {
  if (nodes.some(({ tokens }) => tokens !== undefined)) {
    const told = new Map(nodes.map(({ tokens = 0 }, node) => [numbers[node], tokens]));
    return parents.map((_, node) => told.get(node + 1) ?? 0);
  }
  const before = readNumbers(valueOf(text, 'coins'));
  const coins = parents.map((_, node) => before[node] ?? 0);
  const below = parents.findIndex((parent) => parent > 0);
  return coins.every((each) => each === 0) && before.some((each) => each > 0) && below >= 0
    ? coins.map((_, node) => Number(node === below))
    : coins;
}

/** The numbers of nodes are their keys: any other name is a label. */
export function pasted(text: string, graph: TextGraph): Pasted {
  const { nodes } = graph;
  const before = labelsOf(text);
  const { numbers, kept } = numbersFor(graph, before);
  const { labels, left, problems } = labelled(nodes, numbers.map(String), before);
  const wrong = [...nameProblems(graph), ...problems];
  if (wrong.length > 0) return { ok: false, problems: wrong };
  const rootBefore = Math.max(0, readNumbers(valueOf(text, 'parents')).indexOf(0)) + 1;
  const parents = hang(graph, numbers, kept && rootBefore <= nodes.length ? rootBefore : 1);
  if (!Array.isArray(parents)) return { ok: false, problems: [parents] };
  const coins = coinsFor(text, graph, numbers, parents);
  const hung = withValue(withoutKey(withoutKey(text, 'edges'), 'root'), 'parents', parents.join(','));
  const stay = questionsOf(text).filter(({ node, parent }) => node < parents.length && parent < parents.length);
  const root = String(parents.indexOf(0) + 1);
  return {
    ok: true,
    text: withLabels(setQuestions(withValue(hung, 'coins', coins.join(',')), stay), labels),
    told: {
      nodes: nodes.length,
      links: nodes.length - 1,
      directed: false,
      notes: [
        { code: 'root', node: labels.get(root) ?? root },
        ...notesOf({
          repeated: !graph.directed && onceEach(graph.links).length < graph.links.length && !graph.mutual,
          'long-labels': left > 0,
        }),
      ],
    },
  };
}

/** Two numbers, one of them of the root, are parents rather than an edge. */
export const prefers = (form: GraphForm): boolean =>
  ['parents', 'parents-0', 'parents-own', 'parents-own-0'].includes(form);

export const sizeOf = ({ parents }: TreePosition): number => 2 * parents.length;

export function written(position: TreePosition): WrittenGraph {
  const { parents, coins } = position;
  return {
    directed: true,
    counted: 'coins',
    nodes: Array.from(parents, (_, node) => ({
      name: String(node + 1),
      label: nodeLabel(position, node),
      tokens: coins[node] ?? 0,
    })),
    links: Array.from(parents, (parent, node) => [parent, node] as const).filter(([parent]) => parent >= 0),
    parents: Array.from(parents, (parent) => parent + 1),
  };
}
