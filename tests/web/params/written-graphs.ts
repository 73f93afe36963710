/** Random graphs, written in every form that is read. Nothing here is shared with the code that reads or writes them. */

import { itemAt } from '../../../web/src/params/item-at.js';
import type { GraphForm } from '../../../web/src/params/graphs/graph-text.js';

/** A random whole number below a limit. */
export type Chance = (below: number) => number;

export interface Drawn {
  names: string[];
  /** Pairs of indices. */
  links: [number, number][];
  labels?: (string | undefined)[];
  tokens?: (number | undefined)[];
}

export interface Written {
  form: GraphForm;
  text: string;
  graph: Drawn;
  directed: boolean | null;
}

const ODD = [
  '(1, 0)',
  'Ä',
  'a.1',
  'x-1',
  'a b',
  "it's",
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmn',
  '#1',
  '50%',
  'a:b',
  '[x]',
  'q"q',
  '1a',
  '0.5',
  '日本',
  'back\\slash',
  '-1',
  'node',
  '// x',
  'a;b',
  '{}',
  'x=1',
];

const numbers = (from: number, length: number): number[] => Array.from({ length }, (_, at) => from + at);
const pick = <Item>(chance: Chance, items: readonly Item[]): Item => itemAt(items, chance(items.length));

export function shuffled<Item>(chance: Chance, items: readonly Item[]): Item[] {
  const left = [...items];
  return items.map(() => itemAt(left.splice(chance(left.length), 1), 0));
}

function namesFor(chance: Chance, kind: 'numbers' | 'zero' | 'letters' | 'odd', length: number): string[] {
  if (kind === 'numbers') return numbers(1, length).map(String);
  if (kind === 'zero') return numbers(0, length).map(String);
  if (kind === 'letters') return [...'abcdefghijk'].slice(0, length);
  return shuffled(chance, ODD).slice(0, length);
}

const KINDS = ['numbers', 'zero', 'letters', 'odd'] as const;

function draw(chance: Chance, kinds: readonly (typeof KINDS)[number][] = KINDS): Drawn {
  const length = 1 + chance(8);
  const names = namesFor(chance, pick(chance, kinds), length);
  const count = chance(2 * length + 2);
  // With loops and parallel links.
  return { names, links: Array.from({ length: count }, (): [number, number] => [chance(length), chance(length)]) };
}

const isPlain = (name: string): boolean => /^\w+$/.test(name);

/** A name in quotes, unless it needs none and chance wants none. */
function quoted(chance: Chance, name: string, always = false): string {
  if (!always && isPlain(name) && chance(4) > 0) return name;
  return !always && chance(2) === 0 && !/['\\]/.test(name) ? `'${name}'` : `"${name.replaceAll(/["\\]/g, '\\$&')}"`;
}

function lonely({ names, links }: Drawn): number[] {
  const linked = new Set(links.flat());
  return numbers(0, names.length).filter((node) => !linked.has(node));
}

/** Lines, with what editors and programs leave between them. */
function lines(chance: Chance, rows: readonly string[], comments: readonly string[]): string {
  const end = pick(chance, ['\n', '\n', '\r\n']);
  const noisy = rows.flatMap((row) => {
    const more = pick(chance, ['', '', '', ' ', '\t', ...comments.map((sign) => ` ${sign} note: 1 -> {2}`)]);
    const before = pick(chance, ['', '', '', ' ', '\t']);
    return [
      ...(chance(8) === 0 ? [pick(chance, ['', '  ', ...comments.map((sign) => `${sign} 7 8 "x`)])] : []),
      before + row + more,
    ];
  });
  return (chance(5) === 0 ? '\uFEFF' : '') + noisy.join(end) + pick(chance, ['', end, end + end]);
}

const COMMENTS = ['#', '//'];

function pairRows(chance: Chance, { names, links }: Drawn): string[] {
  const between = pick(chance, [' ', '\t', ',', ', ', '  ']);
  const after = pick(chance, ['', '', ',']);
  return links.map(
    ([from, to]) => quoted(chance, itemAt(names, from)) + between + quoted(chance, itemAt(names, to)) + after,
  );
}

const rowOf =
  (chance: Chance, graph: Drawn) =>
  (node: number): string =>
    quoted(chance, itemAt(graph.names, node));

function edges(chance: Chance): Written {
  const graph = draw(chance, ['letters', 'odd']);
  // The first line is no pair of numbers, since it would tell how many follow.
  return {
    form: 'edges',
    directed: null,
    graph,
    text: lines(chance, [...pairRows(chance, graph), ...lonely(graph).map(rowOf(chance, graph))], COMMENTS),
  };
}

function numberedEdges(chance: Chance): Written {
  const all = draw(chance, ['numbers', 'zero']);
  all.links.push([0, all.names.length - 1]);
  const used = [...new Set(all.links.flat())];
  const graph = {
    names: used.map((node) => itemAt(all.names, node)),
    links: all.links.map(([from, to]): [number, number] => [used.indexOf(from), used.indexOf(to)]),
  };
  return { form: 'edges', directed: null, graph, text: lines(chance, pairRows(chance, graph), COMMENTS) };
}

/** Whether nobody could tell from which number nodes are counted: no link names 0. */
const isUnclear = ({ names, links }: Drawn): boolean =>
  names.includes('0') && !links.flat().some((node) => names[node] === '0');

function counted(chance: Chance): Written {
  const graph = draw(chance, ['numbers', 'zero', 'letters']);
  if (isUnclear(graph)) graph.links.push([0, 0]);
  if (graph.links.length === 0) graph.links.push([0, graph.names.length - 1]);
  const more =
    isPlain(itemAt(graph.names, 0)) && /\d/.test(itemAt(graph.names, 0)) ? [] : lonely(graph).map(rowOf(chance, graph));
  return {
    form: 'counted',
    directed: null,
    graph,
    text: lines(chance, [`${graph.names.length} ${graph.links.length}`, ...pairRows(chance, graph), ...more], COMMENTS),
  };
}

function stones(chance: Chance): Written {
  const graph = draw(chance, ['numbers', 'zero']);
  if (isUnclear(graph) || graph.links.length === 0) graph.links.push([0, 0]);
  const tokens = graph.names.map(() => chance(4));
  const rows = chance(2) === 0 ? [tokens.join(pick(chance, [' ', ',', '\t']))] : tokens.map(String);
  return {
    form: 'stones',
    directed: null,
    graph: { ...graph, tokens },
    text: lines(chance, [`${graph.names.length} ${graph.links.length}`, ...pairRows(chance, graph), ...rows], COMMENTS),
  };
}

function headed(chance: Chance): Written {
  const graph = draw(chance);
  graph.links.push([0, 0]);
  return {
    form: 'headed',
    directed: null,
    graph,
    text: lines(
      chance,
      [
        pick(chance, ['source,target', 'From\tTo', 'src dst', 'parent, child']),
        ...pairRows(chance, graph),
        ...lonely(graph).map(rowOf(chance, graph)),
      ],
      COMMENTS,
    ),
  };
}

function listed({ links }: Drawn, node: number): number[] {
  return links.filter(([from]) => from === node).map(([, to]) => to);
}

function adjacency(chance: Chance): Written {
  const graph = draw(chance);
  const [open, close] = pick(chance, [
    ['', ''],
    ['[', ']'],
    ['{', '}'],
  ] as const);
  const between = pick(chance, [' ', ', ', ',']);
  const rows = graph.names.map(
    (name, node) =>
      `${quoted(chance, name, name.includes(':'))}: ${open}${listed(graph, node).map(rowOf(chance, graph)).join(between)}${close}`,
  );
  return { form: 'adjacency', directed: null, graph, text: lines(chance, shuffled(chance, rows), COMMENTS) };
}

/** A list as a program writes it, perhaps over several lines and with a comma after the last. */
function listing(chance: Chance, items: readonly string[], [open, close]: readonly [string, string]): string {
  const broken = chance(3) === 0;
  const end = pick(chance, ['\n', '\r\n']);
  return (
    open +
    items.map((item) => (broken ? `${end}  ${item}` : item)).join(pick(chance, [',', ', '])) +
    (items.length > 0 && chance(4) === 0 ? ',' : '') +
    (broken ? end : '') +
    close
  );
}

const SQUARE = ['[', ']'] as const;
const ROUND = ['(', ')'] as const;
const BRACES = ['{', '}'] as const;

const named = (chance: Chance, text: string): string =>
  pick(chance, ['', '', '', 'graph = ', 'adj=']) + text + pick(chance, ['', '\n', '  # done']);

function dictionary(chance: Chance): Written {
  const graph = draw(chance);
  const word = (name: string): string =>
    /^\d+$/.test(name) && chance(2) === 0 ? name : quoted(chance, name, !isPlain(name) || chance(2) === 0);
  const around = pick(chance, [SQUARE, ROUND, BRACES]);
  const entries = graph.names.map(
    (name, node) =>
      `${word(name)}: ${listing(
        chance,
        listed(graph, node).map((other) => word(itemAt(graph.names, other))),
        around,
      )}`,
  );
  const text = listing(chance, entries, BRACES);
  return {
    form: 'adjacency',
    directed: null,
    graph,
    text: named(chance, chance(5) === 0 ? `defaultdict(<class 'list'>, ${text})` : text),
  };
}

function pairs(chance: Chance): Written {
  const all = draw(chance);
  all.links.push([0, all.names.length - 1]);
  const used = [...new Set(all.links.flat())];
  const graph = {
    names: used.map((node) => itemAt(all.names, node)),
    links: all.links.map(([from, to]): [number, number] => [used.indexOf(from), used.indexOf(to)]),
  };
  const around = pick(chance, [SQUARE, ROUND]);
  const items = graph.links.map(
    ([from, to]) =>
      `${around[0]}${quoted(chance, itemAt(graph.names, from))}, ${quoted(chance, itemAt(graph.names, to))}${around[1]}`,
  );
  return {
    form: 'edges',
    directed: null,
    graph,
    text: named(chance, listing(chance, items, pick(chance, [SQUARE, SQUARE, BRACES]))),
  };
}

function indexed(chance: Chance): Written {
  const zero = chance(2) === 0;
  const graph = draw(chance, [zero ? 'zero' : 'numbers']);
  const items = graph.names.map((_, node) =>
    listing(
      chance,
      listed(graph, node).map((other) => itemAt(graph.names, other)),
      SQUARE,
    ),
  );
  return {
    form: zero ? 'index-0' : 'index-1',
    directed: null,
    graph,
    text: named(chance, listing(chance, items, SQUARE)),
  };
}

function matrix(chance: Chance): Written {
  const drawn = draw(chance, ['numbers']);
  const names = namesFor(chance, 'numbers', drawn.names.length + 1);
  const links = numbers(0, names.length).flatMap((from) =>
    numbers(0, names.length).flatMap((to): [number, number][] =>
      drawn.links.some(([a, b]) => a === from && b === to) ? [[from, to]] : [],
    ),
  );
  const signs = names.map((_, from) =>
    names.map((__, to) => (links.some(([a, b]) => a === from && b === to) ? '1' : '0')),
  );
  const text = pick(chance, [
    () =>
      lines(
        chance,
        signs.map((row) => row.join(' ')),
        COMMENTS,
      ),
    () =>
      lines(
        chance,
        signs.map((row) => row.join('')),
        COMMENTS,
      ),
    () =>
      lines(
        chance,
        signs.map((row) => row.join(',')),
        COMMENTS,
      ),
    () =>
      listing(
        chance,
        signs.map((row) => listing(chance, row, SQUARE)),
        SQUARE,
      ),
  ])();
  return { form: 'matrix', directed: null, graph: { names, links }, text };
}

function signed(chance: Chance): Written {
  const sign = pick(chance, ['->', '=>', '-->', '→', '--', '---', '-']);
  const graph = draw(chance, sign === '-' ? ['numbers', 'zero', 'letters'] : KINDS);
  graph.links.push([0, graph.names.length - 1]);
  const blank = sign === '-' ? '' : pick(chance, ['', ' ']);
  const name = (node: number): string =>
    quoted(chance, itemAt(graph.names, node), sign !== '-' && !isPlain(itemAt(graph.names, node)));
  const chains = graph.links.map(
    ([from, to]) =>
      `${sign === '-' ? itemAt(graph.names, from) : name(from)}${blank}${sign}${blank}${sign === '-' ? itemAt(graph.names, to) : name(to)}`,
  );
  const rest = lonely(graph).map((node) => (sign === '-' ? itemAt(graph.names, node) : name(node)));
  const joined = sign === '-' || chance(2) === 0 ? chains : [chains.join(pick(chance, ['; ', ', ', ',']))];
  return {
    form: 'links',
    directed: sign === '-' ? null : !sign.startsWith('--') || sign === '-->',
    graph,
    text: lines(chance, [...joined, ...rest], COMMENTS),
  };
}

function mermaid(chance: Chance): Written {
  const drawn = draw(chance, ['letters']);
  drawn.links.push([0, drawn.names.length - 1]);
  const graph = { ...drawn, labels: drawn.names.map((name) => (chance(3) === 0 ? `Node ${name}` : undefined)) };
  const shown = new Set<number>();
  const name = (node: number): string => {
    const label = shown.has(node) ? undefined : graph.labels[node];
    shown.add(node);
    return (
      itemAt(graph.names, node) +
      (label === undefined ? '' : pick(chance, [`[${label}]`, `(${label})`, `["${label}"]`]))
    );
  };
  const rows = graph.links.map(([from, to]) => `${name(from)} -->${pick(chance, ['', '|yes|'])} ${name(to)}`);
  return {
    form: 'links',
    directed: true,
    graph,
    text: lines(chance, [pick(chance, ['graph TD', 'flowchart LR']), ...rows, ...lonely(graph).map(name)], []),
  };
}

/** A tree by the parent of each node. */
function parents(chance: Chance): Written {
  const length = 2 + chance(8);
  const order = shuffled(chance, numbers(0, length));
  const first = chance(2);
  const kind = pick(chance, ['', '-own', '-below'] as const);
  // Below the first node, all others follow.
  const root = kind === '-below' ? 0 : itemAt(order, 0);
  const ordered = [root, ...order.filter((node) => node !== root)];
  const parent = numbers(0, length).map((node) =>
    node === root ? -1 : itemAt(ordered, chance(ordered.indexOf(node))),
  );
  const entries = parent
    .map((each, node) => (each >= 0 ? each + first : kind === '-own' ? node + first : first - 1))
    .slice(kind === '-below' ? 1 : 0);
  const list = entries.join(pick(chance, [' ', ', ', ',']));
  const text = pick(chance, [() => list, () => `${length}\n${list}`, () => `[${list}]`, () => `parent = [${list},]`])();
  const form = `parents${kind}${first === 0 ? '-0' : ''}` as const;
  return {
    form,
    directed: true,
    graph: {
      names: parent.map((_, node) => String(node + first)),
      links: parent.flatMap((each, node): [number, number][] => (each >= 0 ? [[each, node]] : [])),
    },
    text: text + pick(chance, ['', '\r\n', ' # a tree']),
  };
}

/** A name in DOT, which keeps a backslash that stands before anything but a quote. */
const inQuotes = (name: string): string => `"${name.replaceAll('"', '\\"')}"`;

function dot(chance: Chance): Written {
  const drawn = draw(chance);
  const labels = drawn.names.map(() => (chance(4) === 0 ? pick(chance, ['Start', 'a "b" \\ c', 'ä, 50%']) : undefined));
  const graph = { ...drawn, labels, tokens: drawn.names.map(() => (chance(4) === 0 ? chance(5) : undefined)) };
  const directed = chance(2) === 0;
  const name = (node: number): string => {
    const text = itemAt(graph.names, node);
    if (/^[A-Za-z]\w*$/.test(text) && text !== 'node' && chance(2) === 0) return text;
    return text.length > 3 && chance(4) === 0
      ? `${inQuotes(text.slice(0, 2))} + ${inQuotes(text.slice(2))}`
      : inQuotes(text);
  };
  const arrow = directed ? '->' : '--';
  const chains = graph.links.map(([from, to]) => {
    const link = `${name(from)}${pick(chance, ['', '', ':e', ':"p":n'])} ${arrow} ${name(to)}${pick(chance, ['', ' [color=red]', ' [weight=2, label="x -> y"]'])}`;
    return pick(chance, [link, link, `{ ${link} }`, `subgraph { rank=same; ${link}; }`, `edge [color=blue] ${link}`]);
  });
  const notes = graph.names.map((_, node) => {
    const attributes = [
      labels[node] === undefined ? '' : `label="${labels[node].replaceAll(/["\\]/g, '\\$&')}"`,
      graph.tokens[node] === undefined ? '' : `tokens=${graph.tokens[node]}`,
    ].filter((each) => each !== '');
    return `${name(node)}${attributes.length > 0 ? ` [${attributes.join(pick(chance, [', ', ';', ' ']))}]` : ''}`;
  });
  const rows = shuffled(chance, [...chains, ...notes, 'node [shape=circle]', 'rankdir=LR']).map(
    (row) => row + pick(chance, [';', '', ' // note', ' /* { */']),
  );
  const end = pick(chance, ['\n', '\r\n']);
  return {
    form: 'dot',
    directed,
    graph,
    text: [
      `${chance(6) === 0 ? '\uFEFF' : ''}${directed ? 'digraph' : 'GRAPH'}${pick(chance, ['', ' G', ' "my graph"'])} {`,
      ...rows,
      '}',
    ].join(end),
  };
}

export const WRITERS: readonly ((chance: Chance) => Written)[] = [
  edges,
  numberedEdges,
  counted,
  stones,
  headed,
  adjacency,
  dictionary,
  pairs,
  indexed,
  matrix,
  signed,
  mermaid,
  parents,
  dot,
];
