import { beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, Grundy } from 'grundy-wasm';
import { graphTextOf } from '../../../web/src/families/graph-text.model.js';
import type { WrittenGraph } from '../../../web/src/params/graphs/fitting.js';
import { adjacencyLines, dotLines, edgeLines, parentLines } from '../../../web/src/params/graphs/write-graph.js';
import { pasteView } from '../../../web/src/panels/graph-text/paste.model.js';
import { readEntries, writeEntries } from '../../../web/src/params/params.js';
import { published } from '../../support/links.ts';
import { loadModule } from '../../support/module.ts';
import { BUSH, GRAPH, KAYLES, PASTED, TREE } from './pasted-graphs.ts';

let grundy: Grundy;
let examples: Map<string, string>;

beforeAll(async () => {
  grundy = await loadModule();
  examples = new Map(grundy.catalogue().games.map(({ key, examples: [first] }) => [key, first?.text ?? '']));
});

function analysed(text: string): Analysis {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(JSON.stringify(reply.problems));
  return reply.analysis;
}

/** The position text that results when `source` is pasted into the position `into`, or what is wrong. */
function pasted(source: string, into: string): string {
  const { text, said } = pasteView(source, null, analysed(into).position, into);
  return text === null ? said.join(' ') : analysed(text).text;
}

/** The lists of a text, each sorted. */
const sorted = (text: string): [string, string][] =>
  readEntries(text).map(([key, value]) => [key, value.split(',').toSorted().join(',')]);

/** The same, with the ends of each edge sorted too. */
const withoutEnds = (text: string): [string, string][] =>
  sorted(text).map(([key, value]) => [
    key,
    ['edges', 'used'].includes(key)
      ? value
          .split(',')
          .map((edge) => edge.split('-').toSorted().join('-'))
          .toSorted()
          .join(',')
      : value,
  ]);

function written(text: string): WrittenGraph {
  const { position } = analysed(text);
  const graph = graphTextOf(position)?.written(position);
  if (!graph) throw new Error(`${text} is no drawn graph`);
  return graph;
}

const joined = (lines: Iterable<string>): string => [...lines].join('');

describe('a graph that is taken away and pasted back is the same position', () => {
  const drawn = published
    .filter(([link]) => /^game=(?:graph|geography|node-kayles|arc-kayles|hackenbush|tree)&/.test(link))
    .map(([, text]) => text);

  it('and there are some of each game', () => expect(new Set(drawn.map((text) => text.split('&')[0])).size).toBe(6));

  it.each(drawn)('%s', (text) => {
    const graph = written(text);
    expect(pasted(joined(edgeLines(graph)), text)).toBe(text);
    expect(withoutEnds(pasted(joined(adjacencyLines(graph)), text))).toEqual(withoutEnds(text));
    expect(sorted(pasted(joined(dotLines(graph)), text))).toEqual(sorted(text));
    expect(graph.parents ? pasted(joined(parentLines(graph)), text) : text).toBe(text);
  });

  it.each(drawn)('by DOT in place of another: %s', (text) => {
    const [game = ''] = text.split('&');
    const other = examples.get(game.slice('game='.length)) ?? '';
    const without = (whole: string): [string, string][] =>
      sorted(whole).filter(([key]) => !['rehang', 'token', 'each', 'used'].includes(key));
    const there = sorted(pasted(joined(dotLines(written(text))), other));
    expect(without(writeEntries(there))).toEqual(without(text));
    // A text without a token keeps the one that was there.
    const token = (entries: readonly [string, string][]) =>
      text.includes('token=') ? entries.find(([key]) => key === 'token') : undefined;
    expect(token(there)).toEqual(token(sorted(text)));
  });
});

describe('nodes that cannot be counted by the first line', () => {
  it.each([
    'game=geography&edges=5-2,2-7,7-5&token=5',
    'game=graph&arcs=9-1,1-2&tokens=9',
    'game=graph&arcs=3-1,1-2&tokens=3',
    'game=hackenbush&edges=2-0',
    'game=hackenbush&edges=',
  ])('%s', (text) => expect(sorted(pasted(joined(edgeLines(written(text))), text))).toEqual(sorted(text)));
});

describe('what stands on nodes', () => {
  it('stays where these do, and else one token stands on the first', () => {
    const before = 'game=graph&arcs=1-2,2-3&tokens=2,3,3&play=misere';
    expect(pasted('3 4\n4 1', before)).toBe('game=graph&arcs=3-4,4-1&tokens=3,3&play=misere');
    expect(pasted('a b\nb c', before)).toBe('game=graph&arcs=a-b,b-c&tokens=a&play=misere');
    expect(pasted('a b\nb c', 'game=graph&arcs=1-2&tokens=')).toBe('game=graph&arcs=a-b,b-c&tokens=');
    expect(pasted('a b\nb c', 'game=geography&arcs=1-2,b-3&token=1&visited=b,3')).toBe(
      'game=geography&arcs=a-b,b-c&token=a&visited=b',
    );
    expect(pasted('b a\nb c', 'game=geography&edges=a-b,a-c&each=edges&token=c&used=a-b,a-c')).toBe(
      'game=geography&edges=b-a,b-c&each=edges&token=c&used=b-a',
    );
    expect(pasted('a c', 'game=geography&arcs=c-a,a-c&each=edges&used=c-a,a-c')).toBe(
      'game=geography&arcs=a-c&each=edges&used=a-c',
    );
    expect(pasted('graph { a -- b; a [visited=true]; b [tokens=1] }', 'game=geography&edges=a-b&each=edges')).toBe(
      'game=geography&edges=a-b&each=edges&token=b',
    );
    expect(pasted('0 1 2', 'game=tree&parents=0,1,1,1&coins=0,0,2,1&rehang=3:1,4:1')).toBe(
      'game=tree&parents=0,1,2&coins=0,0,2&rehang=3:1',
    );
    expect(pasted('0 1', 'game=tree&parents=0,1,1&coins=0,0,2')).toBe('game=tree&parents=0,1&coins=0,1');
  });

  it('is told by DOT', () => {
    expect(pasted('digraph { a -> b; a [tokens=2]; b [tokens=1] }', 'game=graph&arcs=1-2&tokens=1')).toBe(
      'game=graph&arcs=a-b&tokens=a,a,b',
    );
    expect(pasted('graph { a -- b -- c; b [tokens=1]; a [visited=true] }', 'game=geography&arcs=1-2&token=1')).toBe(
      'game=geography&edges=a-b,b-c&token=b&visited=a',
    );
    expect(pasted('digraph { 2 -> {1 3}; 3 [coins=5] }', 'game=tree&parents=0,1&coins=0,1')).toBe(
      'game=tree&parents=2,0,2&coins=0,0,5',
    );
  });

  it('and places stay where the nodes are the same, or are told by DOT', () => {
    const placed = 'game=graph&arcs=1-2&tokens=1&at=1@10.20,2@30.40';
    expect(pasted('2 1', placed)).toBe('game=graph&arcs=2-1&tokens=1&at=1@10.20,2@30.40');
    expect(pasted('2 3', placed)).toBe('game=graph&arcs=2-3&tokens=2');
    // Graphviz counts y upwards.
    expect(pasted('digraph { a [pos="27,90"]; b [pos="27,18"]; a -> b }', placed)).toBe(
      'game=graph&arcs=a-b&tokens=a&at=a@27.0,b@27.72',
    );
    expect(pasted('graph { 0 -- a; a [pos="27,90"] }', 'game=hackenbush&edges=0-b')).toBe(
      'game=hackenbush&edges=0-a&at=a@27.90',
    );
  });
});

describe('each game takes what it can', () => {
  it('and an edge of a graph with arcs leads both ways', () =>
    expect(pasted('graph { a -- b }', 'game=graph&arcs=1-2&tokens=1')).toBe('game=graph&arcs=a-b,b-a&tokens=a'));

  it('and a node without links is placed, so that it is there', () => {
    expect(pasted('3\n1 2', 'game=graph&arcs=1-2&tokens=1')).toMatch(/^game=graph&arcs=1-2&tokens=1&at=3@0\.\d+$/);
    expect(pasted('graph { 0 -- a; b }', 'game=hackenbush&edges=0-b')).toMatch(
      /^game=hackenbush&edges=0-a&at=b@0\.\d+$/,
    );
  });

  it('and the root of a tree is the ground', () =>
    expect(pasted('0 1 1 3', 'game=hackenbush&edges=0-b')).toBe('game=hackenbush&edges=0-2,0-3,3-4'));

  it('and a tree hangs from the root that it has, or from the first node', () => {
    expect(pasted('3 1\n3 2', 'game=tree&parents=2,0&coins=1,0')).toBe('game=tree&parents=3,0,2&coins=1,0,0');
    expect(pasted('1 2\n1 3', 'game=tree&parents=0&coins=0')).toBe('game=tree&parents=0,1,1&coins=0,0,0');
  });

  it.each<[string, string, string | null]>([
    [
      'a\u0007 b',
      'game=graph&arcs=1-2&tokens=1',
      'Line 1, column 1, «a\u0007»: expected a node with a name that can be shown.',
    ],
    [
      `b ${'x'.repeat(65)}`,
      'game=graph&arcs=1-2&tokens=1',
      `Line 1, column 3, «${'x'.repeat(39)}…»: expected a node of at most 64 characters.`,
    ],
    [
      'a b\nb b',
      'game=arc-kayles&edges=1-2',
      'Line 2, column 1, «b b»: expected two different nodes, for the tokens at both ends.',
    ],
    [
      'graph { 0 -- a [color=red]; a -- b }',
      'game=hackenbush&edges=0-b',
      'Line 1, column 17, «color=red»: an edge that belongs to one player makes the game partisan: only impartial games are solved here, in which both players have the same moves.',
    ],
    ['2 1\n0 1\n1\n2', 'game=node-kayles&edges=1-2', 'Line 2, column 3, «1»: expected at most one token on each node.'],
    ['3 1\n0 1\n1 1 0', 'game=geography&edges=1-2', 'Line 2, column 3, «1»: expected one token.'],
    [
      '2 1\n0 1\n1',
      'game=graph&arcs=1-2&tokens=1',
      'Line 3, column 1, «1»: the first line counts nodes and edges: below these edges, expected the stones of 2 nodes, or nothing.',
    ],
    ['graph { a [tokens=2] }', 'game=geography&edges=1-2', 'Line 1, column 9, «a»: expected one token.'],
    [
      'graph { a [tokens=999999] }',
      'game=graph&arcs=1-2&tokens=1',
      'Line 1, column 9, «a»: expected at most 100\u202f000 tokens.',
    ],
    [
      '1 2\n2 3\n3 1',
      'game=tree&parents=0&coins=0',
      'Line 3, column 1, «3 1»: expected a tree, which has 2 edges here.',
    ],
    [
      '1 2\n3 4\n3 5\n4 5',
      'game=tree&parents=0&coins=0',
      'Line 2, column 1, «3»: expected a tree: no way leads from the root to this node.',
    ],
    [
      'digraph { 1 -> 2; 3 -> 2 }',
      'game=tree&parents=0&coins=0',
      'Line 1, column 19, «3 -> 2»: expected a tree: this node has two parents.',
    ],
    ['10003\n1 2\n2 3', 'game=graph&arcs=1-2&tokens=1', null],
  ])('%j in %s', (source, into, said) => {
    const { text, said: sentences } = pasteView(source, null, analysed(into).position, into);
    expect(text === null ? sentences[0] : null).toBe(said);
  });
});

const lonely = (nodes: number): string => `graph { ${Array.from({ length: nodes }, (_, node) => node).join(' ')} }`;

it('no more nodes have a place of their own than the core reads', () => {
  const into = 'game=graph&arcs=1-2&tokens=1';
  expect(pasted(lonely(10_000), into)).toMatch(/^game=graph&arcs=&tokens=1&at=0@/);
  expect(pasted(lonely(10_001), into)).toMatch(
    /«10000»: expected at most 10\u202f000 nodes with a place of their own or without edges\.$/,
  );
});

describe('what is pasted is read as what it is', () => {
  it.each(PASTED.map(([source, into, text]) => [source, into, text] as const))('%j in %s', (source, into, text) => {
    expect(pasteView(source, null, analysed(into).position, into)).toMatchObject({ text, wrong: false });
    // The core reads what was made of it, and writes the same.
    expect(analysed(text).text).toBe(text);
  });

  it('and a token that was pasted wins, as the core says', () =>
    expect(analysed(pasted('2 1\n0 1\n1\n0', GRAPH)).outcome).toBe('win'));
});

describe('names that are shown', () => {
  const into = 'game=graph&arcs=n1-b&tokens=b&labels=n1:%28a%29,b:B%20b';

  it('lead back to the same nodes', () => {
    expect(pasted('"(a)" -> "B b"', into)).toBe('game=graph&arcs=n1-b&tokens=b&labels=n1:(a),b:B%20b');
    expect(pasted('n1 b', into)).toBe('game=graph&arcs=n1-b&tokens=b&labels=n1:(a),b:B%20b');
    expect(pasted('b a', into)).toBe('game=graph&arcs=b-a&tokens=b&labels=b:B%20b');
  });

  it('are never those of another node', () => {
    const crossed = 'game=graph&arcs=a-b&tokens=a&labels=a:b,b:a';
    expect(pasted('b a', crossed)).toBe(crossed);
  });

  it('are left out where they are too long, and that is said', () => {
    const { text, said } = pasteView(
      `digraph { a [label="${'x'.repeat(65)}"]; a -> b }`,
      null,
      analysed(into).position,
      GRAPH,
    );
    expect(text).toBe('game=graph&arcs=a-b&tokens=a');
    expect(said).toEqual([
      'DOT: 2 nodes, 1 arc. Labels of more than 64 characters, or with signs that cannot be shown, are left out.',
    ]);
  });
});

describe('what a text was read as', () => {
  it.each<[string, string, string]>([
    ['a b\nb c', 'game=graph&arcs=1-2&tokens=1', 'An edge list: 3 nodes, 2 arcs.'],
    ['a b\nb c', 'game=geography&edges=1-2', 'An edge list: 3 nodes, 2 edges.'],
    [
      'graph { a -- b }',
      'game=graph&arcs=1-2&tokens=1',
      'DOT: 2 nodes, 2 arcs. An edge leads both ways, so each became two arcs.',
    ],
    [
      '0 -> a',
      BUSH,
      'Edges with signs between their nodes: 1 node, 1 edge. Edges have no direction here, and two that lead to and fro are one.',
    ],
    [
      '2 1\n0 1\n0 3',
      BUSH,
      'An edge list, its first line the numbers of nodes and edges, and then the stones of each node: 1 node, 1 edge. Tokens are left out: nothing stands on nodes here.',
    ],
    [
      '1 2\n2 1\n2 2',
      KAYLES,
      'An edge list: 2 nodes, 1 edge. An edge that is listed again is the same edge. Edges from a node to itself are left out: no token is beside itself, so they change nothing.',
    ],
    [
      '3\n0 1\n0 2',
      TREE,
      'An edge list, its first line the numbers of nodes and edges: 3 nodes, 2 edges. The tree hangs from node 0.',
    ],
    [
      'a b',
      'game=hackenbush&edges=0-b',
      'An edge list: 2 nodes, 1 edge. Nothing stands on the ground, which is node 0.',
    ],
    [
      '0 1 1',
      'game=tree&parents=0&coins=0',
      'The parents of nodes 1, 2, …, with 0 at the root: 3 nodes, 2 edges. The tree hangs from node 1.',
    ],
  ])('%j in %s', (source, into, said) =>
    expect(pasteView(source, null, analysed(into).position, into).said).toEqual([said]),
  );

  it('and why it was not read as what is likelier', () => {
    expect(pasteView('2 1\n0 1\n1 1', null, analysed(KAYLES).position, KAYLES).said).toEqual([
      'An edge list: 3 nodes, 2 edges. Edges from a node to itself are left out: no token is beside itself, so they change nothing.',
      'It was not read as an edge list, its first line the numbers of nodes and edges, and then the stones of each node. Line 2, column 1, «0 1»: both ends have a token, but no two tokens may stand beside each other.',
    ]);
  });

  it('is what was chosen of several forms', () => {
    const into = analysed('game=graph&arcs=1-2&tokens=1');
    const view = pasteView('1 2', 'parents-below', into.position, into.text);
    expect(view.forms).toEqual(['edges', 'parents-below']);
    expect(view.text).toBe('game=graph&arcs=1-2,2-3&tokens=1');
    expect(pasteView('[[0,1],[1,2]]', null, analysed(BUSH).position, BUSH).forms).toEqual(['edges', 'index-0']);
  });
});
