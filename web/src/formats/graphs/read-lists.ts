/** Edge lists and adjacency lists. */

import { GraphBuilder, linesIn, MOST_NODES, wholeNumber, wordsIn, type GraphProblem, type GraphReply, type Word } from './graph-text.js';

interface Row {
  words: Word[];
}

const rowsIn = (text: string): Row[] => linesIn(text).map(({ word, at }) => ({ words: wordsIn(word, at) }));

/** The number of the first node. */
const firstOf = (names: readonly string[]): number => (names.includes('0') ? 0 : 1);

/** A first line `n` or `n m` that fits the numbers of nodes and edges below it. It could still be an edge itself. */
function headOf([first, ...rest]: readonly Row[]): { count: number; word: Word } | null {
  const [word, second, third] = first?.words ?? [];
  const count = wholeNumber(word?.word ?? '');
  if (!word || third || count === null || rest.length === 0) return null;
  const names = rest.flatMap(({ words }) => words.map((each) => each.word));
  const numbered = names.every((name) => wholeNumber(name) !== null);
  if (!second) return numbered ? { count, word } : null;
  const fits = numbered ? names.every((name) => Number(name) < firstOf(names) + count) : new Set(names).size <= count;
  return fits && rest.filter(({ words }) => words.length === 2).length === wholeNumber(second.word) ? { count, word } : null;
}

/** Adds the nodes that the first line counts but no edge names: numbers from 1, or from 0 if there is a 0. Nodes with other names must all be named. */
function addCounted(builder: GraphBuilder, { count, word }: { count: number; word: Word }): GraphProblem | null {
  const { at, length } = word;
  if (count > MOST_NODES) return { code: 'too-many-nodes', at, length, most: MOST_NODES };
  const names = builder.nodes.map(({ name }) => name);
  const first = firstOf(names);
  const numbers = names.map(wholeNumber);
  if (numbers.includes(null)) return builder.nodes.length === count ? null : { code: 'nodes-counted', at, length, most: builder.nodes.length };
  const beyond = builder.nodes[numbers.findIndex((number) => number !== null && number >= first + count)];
  if (beyond) return { code: 'number-of-nodes', at: beyond.at, length: beyond.length, most: first + count - 1 };
  for (let number = first; number < first + count; number++) builder.node(String(number), word);
  return null;
}

/** A line of two nodes is an edge, a line of one node is just that node. If `isCounted`, the first line may hold the numbers of both. */
export function readEdgeList(text: string, isCounted: boolean): GraphReply {
  const rows = rowsIn(text);
  const head = isCounted ? headOf(rows) : null;
  const builder = new GraphBuilder();
  const problems: GraphProblem[] = [];
  for (const { words } of head ? rows.slice(1) : rows) {
    const [one, other, third] = words;
    if (!one) continue;
    if (third) problems.push({ code: 'two-nodes', at: third.at, length: third.length });
    const from = builder.node(one.word, one);
    if (other) builder.links.push({ from, to: builder.node(other.word, other), at: one.at, length: other.at + other.length - one.at });
  }
  const counted = head && problems.length === 0 ? addCounted(builder, head) : null;
  if (counted) problems.push(counted);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, graph: builder.graph({ directed: null, mutual: false }) };
}

/** Lines `node: neighbour neighbour`. The nodes come in the order of their lines. */
export function readAdjacency(text: string): GraphReply {
  const builder = new GraphBuilder();
  const problems: GraphProblem[] = [];
  const rows: { node: number; words: Word[] }[] = [];
  for (const line of linesIn(text)) {
    const colon = line.word.indexOf(':');
    const [name, ...more] = wordsIn(colon < 0 ? line.word : line.word.slice(0, colon), line.at);
    const stray = more[0] ?? (name ? null : { at: line.at, length: line.length });
    if (colon < 0) problems.push({ code: 'neighbours', at: line.at, length: line.length });
    else if (stray || !name) problems.push({ code: 'node', at: stray?.at ?? line.at, length: stray?.length ?? line.length });
    else if (builder.has(name.word)) problems.push({ code: 'node-line-once', at: name.at, length: name.length });
    else rows.push({ node: builder.node(name.word, name), words: wordsIn(line.word.slice(colon + 1), line.at + colon + 1) });
  }
  for (const { node, words } of rows) {
    for (const neighbour of words) builder.links.push({ from: node, to: builder.node(neighbour.word, neighbour), at: neighbour.at, length: neighbour.length });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, graph: builder.graph({ directed: null, mutual: true }) };
}

/** Whether the first line of an edge list may hold the numbers of nodes and edges. */
export function countsOthers(text: string): boolean {
  return headOf(rowsIn(text)) !== null;
}
