/** Edge lists, and lists of neighbours. */

import {
  areNumbers,
  GraphBuilder,
  linesIn,
  MOST_NODES,
  QUOTED,
  wholeNumber,
  wordsIn,
  type GraphForm,
  type GraphProblem,
  type GraphReply,
  type Passage,
  type Word,
} from './graph-text.js';
import { withoutBrackets, withoutQuoted } from './plain-text.js';

/** The words of a line. */
export type Row = readonly Word[];

/** The parts of a line between semicolons. */
const PART = new RegExp(`(?:${QUOTED.source}|[^;"']|["'])+`, 'g');

/** networkx writes an empty note after an edge. */
const edgeIn = (words: Word[]): Row => (words.length === 3 && words[2]?.word === '{}' ? words.slice(0, 2) : words);

/** A semicolon ends an edge like the end of a line; if each line is just two words and a semicolon, it stands between the two. */
export function rowsIn(text: string): Row[] {
  const lines = linesIn(text).map(({ word, at }) =>
    Array.from(word.matchAll(PART), ({ 0: part, index }) => edgeIn(wordsIn(part, at + index))).filter(
      (row) => row.length > 0,
    ),
  );
  const columns =
    lines.some((parts) => parts.length === 2) &&
    lines.every((parts) => parts.length === 2 && parts.every((row) => row.length === 1));
  return columns ? lines.map((parts) => parts.flat()) : lines.flat();
}

const namesIn = (rows: readonly Row[]): string[] => rows.flatMap((row) => row.map(({ word }) => word));

/** The number of the first node. */
const firstOf = (names: readonly string[]): number => (names.includes('0') ? 0 : 1);

const isPair = (row: Row): boolean => row.length === 2;

const HEADINGS: readonly (readonly [string, string])[] = [
  ['source', 'target'],
  ['from', 'to'],
  ['src', 'dst'],
  ['src', 'dest'],
  ['start', 'end'],
  ['tail', 'head'],
  ['parent', 'child'],
  ['node1', 'node2'],
  ['node', 'neighbour'],
  ['node', 'neighbor'],
  ['u', 'v'],
];

function isHeaded([first, ...rest]: readonly Row[]): boolean {
  const [one, other] = (first ?? []).map(({ word }) => word.toLowerCase());
  const below = new Set(namesIn(rest).map((name) => name.toLowerCase()));
  return (
    first?.length === 2 &&
    rest.length > 0 &&
    HEADINGS.some((heading) => heading[0] === one && heading[1] === other) &&
    !below.has(one ?? '') &&
    !below.has(other ?? '')
  );
}

/** A first line `n` or `n m` that may hold the numbers of nodes and edges, and the lines below it. */
interface Counted {
  count: number;
  word: Word;
  edges: readonly Row[];
  /** What follows the announced edges. */
  more: readonly Row[];
}

function countedIn([first, ...rest]: readonly Row[]): Counted | null {
  const [word, second, third] = first ?? [];
  const count = wholeNumber(word?.word ?? '');
  if (!word || third || count === null || rest.length === 0) return null;
  if (!second) return { count, word, edges: rest, more: [] };
  const edges = rest.slice(0, wholeNumber(second.word) ?? rest.length + 1);
  return wholeNumber(second.word) === edges.length && edges.every(isPair)
    ? { count, word, edges, more: rest.slice(edges.length) }
    : null;
}

/** Whether the numbers of the nodes are at most the count, or the nodes with other names are no more. */
function fits({ count, edges }: Counted): boolean {
  const names = namesIn(edges);
  return areNumbers(names)
    ? names.every((name) => Number(name) < firstOf(names) + count)
    : new Set(names).size <= count;
}

/** The stones of each node, if that is what follows the edges of numbered nodes. */
function stonesIn({ count, edges, more }: Counted): Row | null {
  const stones = more.flat();
  const together = more.length === 1 || more.every((row) => row.length === 1);
  return together && stones.length === count && areNumbers([...namesIn(edges), ...namesIn([stones])]) ? stones : null;
}

/** Whether each line after the announced edges is a node without edges. */
function areLonely({ count, edges, more }: Counted): boolean {
  const linked = new Set(namesIn(edges));
  const names = namesIn(more);
  const numbered = areNumbers([...linked, ...names]);
  return (
    more.every((row) => row.length === 1) &&
    names.every((name) => !linked.has(name) && (!numbered || Number(name) < firstOf([...linked, ...names]) + count))
  );
}

/** The forms of an edge list, the likeliest first. */
export function listForms(rows: readonly Row[]): GraphForm[] {
  if (isHeaded(rows)) return ['headed', 'edges'];
  const counted = countedIn(rows);
  if (!counted) return ['edges'];
  const { edges, more } = counted;
  const names = namesIn(edges);
  const alone = rows[0]?.length === 1;
  // Among nodes with other names, a number alone is no node.
  const named = names.length > 0 && !names.some((name) => wholeNumber(name) !== null);
  if (!(named && alone) && (!fits(counted) || (alone && !areNumbers(names)))) return ['edges'];
  const forms: GraphForm[] = [
    ...(stonesIn(counted) ? (['stones'] as const) : []),
    ...(areLonely(counted) ? (['counted'] as const) : []),
  ];
  const pairs = more.every(isPair);
  if (forms.length === 0) return named || !pairs ? ['stones'] : ['edges'];
  if (edges.length === 0) return pairs ? ['edges', ...forms] : [...forms, 'edges'];
  return named || !pairs ? forms : [...forms, 'edges'];
}

/** Adds the nodes that the first line counts but no edge names: numbers from 1, or from 0 if there is a 0. Nodes with other names must all be named. */
function addCounted(builder: GraphBuilder, { count, word }: Counted): GraphProblem | null {
  const { at, length } = word;
  if (count > MOST_NODES) return { code: 'too-many-nodes', at, length, most: MOST_NODES };
  const names = builder.nodes.map(({ name }) => name);
  const first = firstOf(names);
  if (!areNumbers(names))
    return builder.nodes.length === count ? null : { code: 'nodes-counted', at, length, most: builder.nodes.length };
  const beyond = builder.nodes.find(({ name }) => Number(name) >= first + count);
  if (beyond) return { code: 'number-of-nodes', at: beyond.at, length: beyond.length, most: first + count - 1 };
  for (let number = first; number < first + count; number++) builder.node(String(number), word);
  return null;
}

/** Lets the stones stand on the nodes, in the order of their numbers. */
function addStones(builder: GraphBuilder, counted: Counted): GraphProblem | null {
  const stones = stonesIn(counted);
  if (!stones) {
    const [stray = counted.word] = counted.more.flat();
    return { code: 'stones', at: stray.at, length: stray.length, most: counted.count };
  }
  const first = firstOf(namesIn(counted.edges));
  for (const [place, stone] of stones.entries()) {
    const node = builder.nodes[builder.node(String(first + place), stone)];
    if (node) node.tokens = Number(stone.word);
  }
  return null;
}

/** A line of two nodes is an edge, a line of one node is just that node. */
export function readEdgeList(rows: readonly Row[], form: GraphForm): GraphReply {
  const counted = form === 'counted' || form === 'stones' ? countedIn(rows) : null;
  const builder = new GraphBuilder();
  const problems: GraphProblem[] = [];
  const lines = counted
    ? [...counted.edges, ...(form === 'stones' ? [] : counted.more)]
    : form === 'headed'
      ? rows.slice(1)
      : rows;
  for (const [one, other, third] of lines) {
    if (!one) continue;
    if (third) problems.push({ code: 'two-nodes', at: third.at, length: third.length });
    const from = builder.node(one.word, one);
    if (other)
      builder.links.push({
        from,
        to: builder.node(other.word, other),
        at: one.at,
        length: other.at + other.length - one.at,
      });
  }
  for (const add of counted ? [addCounted, ...(form === 'stones' ? [addStones] : [])] : []) {
    const problem = counted && problems.length === 0 ? add(builder, counted) : null;
    if (problem) problems.push(problem);
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, graph: builder.graph({ directed: null, mutual: false }) };
}

/** A node and its neighbours. */
export interface Neighbours {
  node: Word;
  others: readonly Word[];
}

/** The nodes come in the order of their lists. */
export function fromNeighbours(lists: readonly Neighbours[], problems: GraphProblem[] = []): GraphReply {
  const builder = new GraphBuilder();
  for (const { node } of lists) {
    if (builder.has(node.word)) problems.push({ code: 'node-line-once', at: node.at, length: node.length });
    builder.node(node.word, node);
  }
  for (const { node, others } of lists) {
    for (const other of others)
      builder.links.push({
        from: builder.node(node.word, node),
        to: builder.node(other.word, other),
        at: other.at,
        length: other.length,
      });
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, graph: builder.graph({ directed: null, mutual: true }) };
}

/** Lines `node: neighbour neighbour`, also with brackets around the neighbours. */
export function readAdjacency(text: string): GraphReply {
  const problems: GraphProblem[] = [];
  const lists: Neighbours[] = [];
  for (const line of linesIn(text)) {
    const signs = withoutQuoted(line.word);
    const colon = signs.indexOf(':');
    const [name, ...more] = wordsIn(line.word.slice(0, Math.max(0, colon)), line.at);
    const second = signs.indexOf(':', colon + 1);
    const stray = more[0] ?? line;
    if (colon < 0) problems.push({ code: 'neighbours', at: line.at, length: line.length });
    else if (!name || more.length > 0) problems.push({ code: 'node', at: stray.at, length: stray.length });
    else if (second >= 0) problems.push({ code: 'neighbours', at: line.at + second, length: 1 });
    else lists.push({ node: name, others: wordsIn(withoutBrackets(line.word.slice(colon + 1)), line.at + colon + 1) });
  }
  return fromNeighbours(lists, problems);
}

const numbered = (node: number, { at, length }: Passage): Word => ({ word: String(node + 1), at, length });

/** Rows of as many 0 and 1 as there are rows: in each, the neighbours of a node. */
export function matrixIn(rows: readonly Row[]): Neighbours[] | null {
  const below =
    rows[0]?.length === 1 && rows[0][0]?.word === String(rows.length - 1) && rows.length > 2 ? rows.slice(1) : rows;
  const signs = below.map((row) =>
    row.length === 1
      ? row.flatMap(({ word, at }) => [...word].map((sign, place) => ({ word: sign, at: at + place, length: 1 })))
      : row,
  );
  if (
    signs.length < 2 ||
    !signs.every((row) => row.length === signs.length && row.every(({ word }) => word === '0' || word === '1'))
  )
    return null;
  return signs.map((row, node) => ({
    node: numbered(node, row[0] ?? { at: 0, length: 0 }),
    others: row.flatMap((sign, other) => (sign.word === '1' ? [numbered(other, sign)] : [])),
  }));
}
