/** Writes a graph as text, in the forms that are read. */

import type { WrittenGraph } from './fitting.js';
import { wholeNumber } from './graph-text.js';
import { countsOthers } from './read-lists.js';

/** Names that DOT reads without quotes. */
const PLAIN = /^(?:[A-Za-z_]\w*|\d+)$/;
const KEYWORD = /^(?:strict|graph|digraph|node|edge|subgraph)$/i;

function lonely({ nodes, links }: WrittenGraph): boolean[] {
  const linked = new Set(links.flat());
  return nodes.map((_, node) => !linked.has(node));
}

const nameIn =
  ({ nodes }: WrittenGraph) =>
  (node: number): string =>
    nodes[node]?.name ?? '';

/** Whether a first line with the number of nodes can be read back: if all names are numbers, they must run from 0 or 1 without a gap. */
function counted({ nodes }: WrittenGraph): boolean {
  const numbers = nodes.map(({ name }) => wholeNumber(name));
  if (!numbers.every((number) => number !== null)) return true;
  const sorted = numbers.toSorted((one, other) => one - other);
  const [first = 1] = sorted;
  return first < 2 && sorted.every((number, place) => number === first + place);
}

/** A line with the numbers of nodes and edges, if it can be read back, then a line for each edge and each node without edges. */
export function edgeLines(graph: WrittenGraph): string[] {
  const name = nameIn(graph);
  const alone = lonely(graph);
  const lines = [...graph.links.map(([from, to]) => `${name(from)} ${name(to)}\n`), ...graph.nodes.flatMap((node, index) => (alone[index] ? [`${node.name}\n`] : []))];
  if (counted(graph)) return [`${graph.nodes.length} ${graph.links.length}\n`, ...lines];
  const [first = '', ...rest] = lines;
  return countsOthers(lines.join('')) ? [...rest, first] : lines;
}

/** A line for each node, with the nodes that its arcs lead to or its edges join. */
export function* adjacencyLines(graph: WrittenGraph): Generator<string> {
  const { nodes, links, directed } = graph;
  const name = nameIn(graph);
  const next: number[][] = nodes.map(() => []);
  for (const [from, to] of links) {
    next[from]?.push(to);
    if (!directed && from !== to) next[to]?.push(from);
  }
  for (const [node, others] of next.entries()) yield `${name(node)}:${others.map((other) => ` ${name(other)}`).join('')}\n`;
}

export function* parentLines({ parents = [] }: WrittenGraph): Generator<string> {
  yield `${parents.join(' ')}\n`;
}

export function* dotLines(graph: WrittenGraph): Generator<string> {
  const { nodes, links, directed, counted: kind } = graph;
  const id = (node: number): string => {
    const name = nameIn(graph)(node);
    return PLAIN.test(name) && !KEYWORD.test(name) ? name : `"${name}"`;
  };
  const alone = lonely(graph);
  yield `${directed ? 'digraph' : 'graph'} {\n`;
  for (const [from, to] of links) yield `  ${id(from)} ${directed ? '->' : '--'} ${id(to)};\n`;
  for (const [node, { tokens = 0, visited, spot }] of nodes.entries()) {
    const notes = [tokens > 0 ? `${kind}=${tokens}` : '', visited ? 'visited=true' : '', spot ? `pos="${spot.x},${spot.y}!"` : ''].filter((note) => note !== '');
    if (notes.length > 0) yield `  ${id(node)} [${notes.join(', ')}];\n`;
    else if (alone[node]) yield `  ${id(node)};\n`;
  }
  yield '}\n';
}
