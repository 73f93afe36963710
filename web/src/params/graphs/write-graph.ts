/** Writes a graph as text, in the forms that are read. */

import type { WrittenGraph } from './fitting.js';
import { wholeNumber } from './graph-text.js';
import { listForms, rowsIn } from './read-lists.js';

/** Names that DOT reads without quotes. */
const PLAIN = /^(?:[A-Za-z_]\w*|\d+)$/;
const KEYWORD = /^(?:strict|graph|digraph|node|edge|subgraph)$/i;
/** Labels that lists can have in place of names. */
const SAFE = /^[\p{L}\p{N}_.]+$/u;

function lonely({ nodes, links }: WrittenGraph): boolean[] {
  const linked = new Set(links.flat());
  return nodes.map((_, node) => !linked.has(node));
}

/** What lists call the nodes: their labels if all are different words of letters and digits, else their names. */
function namesIn({ nodes }: WrittenGraph): string[] {
  const labels = nodes.map(({ label }) => label);
  return new Set(labels).size === labels.length && labels.every((label) => SAFE.test(label))
    ? labels
    : nodes.map(({ name }) => name);
}

/** Whether the names are the numbers from 0 or 1. */
function areCounted(names: readonly string[]): boolean {
  const numbers = names.map(wholeNumber);
  if (!numbers.every((number) => number !== null)) return false;
  const sorted = numbers.toSorted((one, other) => one - other);
  const [first = 1] = sorted;
  return first < 2 && sorted.every((number, place) => number === first + place);
}

/** A line with the numbers of nodes and edges, if it can be read back, then a line for each edge and each node without edges. */
export function edgeLines(graph: WrittenGraph): string[] {
  const names = namesIn(graph);
  const alone = lonely(graph);
  const links = graph.links.map(([from, to]) => `${names[from]} ${names[to]}\n`);
  const head = `${graph.nodes.length} ${graph.links.length}\n`;
  const others = names.filter((_, node) => alone[node]).map((name) => `${name}\n`);
  // The first line tells of nodes with numbers that no edge names; only that of 0 says that numbers begin with 0.
  if (links.length > 0 && areCounted(names) && alone[names.indexOf('0')] !== true) return [head, ...links];
  const lines = [...links, ...others];
  if (links.length > 0 && names.every((name) => wholeNumber(name) === null)) return [head, ...lines];
  const [first = '', ...rest] = lines;
  return listForms(rowsIn(lines.join('')))[0] !== 'edges' ? [...rest, first] : lines;
}

/** A line for each node, with the nodes that its arcs lead to or its edges join. */
export function* adjacencyLines(graph: WrittenGraph): Generator<string> {
  const { nodes, links, directed } = graph;
  const names = namesIn(graph);
  const next: number[][] = nodes.map(() => []);
  for (const [from, to] of links) {
    next[from]?.push(to);
    if (!directed && from !== to) next[to]?.push(from);
  }
  for (const [node, others] of next.entries())
    yield `${names[node]}:${others.map((other) => ` ${names[other]}`).join('')}\n`;
}

export function* parentLines({ parents = [] }: WrittenGraph): Generator<string> {
  yield `${parents.join(' ')}\n`;
}

/** A text in the quotes of DOT, in which a backslash is doubled. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

export function* dotLines(graph: WrittenGraph): Generator<string> {
  const { nodes, links, directed, counted: kind } = graph;
  const id = (node: number): string => {
    const name = nodes[node]?.name ?? '';
    return PLAIN.test(name) && !KEYWORD.test(name) ? name : `"${name}"`;
  };
  const alone = lonely(graph);
  yield `${directed ? 'digraph' : 'graph'} {\n`;
  for (const [from, to] of links) yield `  ${id(from)} ${directed ? '->' : '--'} ${id(to)};\n`;
  for (const [node, { name, label, tokens = 0, visited, spot }] of nodes.entries()) {
    const notes = [
      label === name ? '' : `label=${quoted(label)}`,
      tokens > 0 ? `${kind}=${tokens}` : '',
      visited ? 'visited=true' : '',
      spot ? `pos="${spot.x},${spot.y}!"` : '',
    ].filter((note) => note !== '');
    if (notes.length > 0) yield `  ${id(node)} [${notes.join(', ')}];\n`;
    else if (alone[node]) yield `  ${id(node)};\n`;
  }
  yield '}\n';
}
