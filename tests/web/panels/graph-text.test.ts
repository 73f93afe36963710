import { beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, Grundy } from 'grundy-wasm';
import { drawnGraphsOf } from '../../../web/src/families/drawn-graphs.model.js';
import type { WrittenGraph } from '../../../web/src/formats/graphs/fitting.js';
import { adjacencyLines, dotLines, edgeLines, parentLines } from '../../../web/src/formats/graphs/write-graph.js';
import { pasteView } from '../../../web/src/panels/graph-text/paste.model.js';
import { readEntries, writeEntries } from '../../../web/src/params/params.js';
import { published } from '../../support/links.ts';
import { loadModule } from '../../support/module.ts';

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
const sorted = (text: string): [string, string][] => readEntries(text).map(([key, value]) => [key, value.split(',').toSorted().join(',')]);

/** The same, with the ends of each edge sorted too. */
const withoutEnds = (text: string): [string, string][] =>
  sorted(text).map(([key, value]) => [key, ['edges', 'used'].includes(key) ? value.split(',').map((edge) => edge.split('-').toSorted().join('-')).toSorted().join(',') : value]);

function written(text: string): WrittenGraph {
  const { position } = analysed(text);
  const graph = drawnGraphsOf(position)?.written(position);
  if (!graph) throw new Error(`${text} is no drawn graph`);
  return graph;
}

const joined = (lines: Iterable<string>): string => [...lines].join('');

describe('a graph that is taken away and pasted back is the same position', () => {
  const drawn = published.filter(([link]) => /^game=(?:graph|geography|hackenbush|tree)&/.test(link)).map(([, text]) => text);

  it('and there are some of each game', () => expect(new Set(drawn.map((text) => text.split('&')[0])).size).toBe(4));

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
    const without = (whole: string): [string, string][] => sorted(whole).filter(([key]) => !['rehang', 'token', 'each', 'used'].includes(key));
    const there = sorted(pasted(joined(dotLines(written(text))), other));
    expect(without(writeEntries(there))).toEqual(without(text));
    // A text without a token keeps the one that was there.
    const token = (entries: readonly [string, string][]) => (text.includes('token=') ? entries.find(([key]) => key === 'token') : undefined);
    expect(token(there)).toEqual(token(sorted(text)));
  });
});

describe('nodes that cannot be counted by the first line', () => {
  it.each(['game=geography&edges=5-2,2-7,7-5&token=5', 'game=graph&arcs=9-1,1-2&tokens=9', 'game=graph&arcs=3-1,1-2&tokens=3', 'game=hackenbush&edges=2-0', 'game=hackenbush&edges='])('%s', (text) =>
    expect(sorted(pasted(joined(edgeLines(written(text))), text))).toEqual(sorted(text)),
  );
});

describe('what stands on nodes', () => {
  it('stays where these do, and else one token stands on the first', () => {
    const before = 'game=graph&arcs=1-2,2-3&tokens=2,3,3&play=misere';
    expect(pasted('3 4\n4 1', before)).toBe('game=graph&arcs=3-4,4-1&tokens=3,3&play=misere');
    expect(pasted('a b\nb c', before)).toBe('game=graph&arcs=a-b,b-c&tokens=a&play=misere');
    expect(pasted('a b\nb c', 'game=graph&arcs=1-2&tokens=')).toBe('game=graph&arcs=a-b,b-c&tokens=');
    expect(pasted('a b\nb c', 'game=geography&arcs=1-2,b-3&token=1&visited=b,3')).toBe('game=geography&arcs=a-b,b-c&token=a&visited=b');
    expect(pasted('b a\nb c', 'game=geography&edges=a-b,a-c&each=edges&token=c&used=a-b,a-c')).toBe('game=geography&edges=b-a,b-c&each=edges&token=c&used=b-a');
    expect(pasted('a c', 'game=geography&arcs=c-a,a-c&each=edges&used=c-a,a-c')).toBe('game=geography&arcs=a-c&each=edges&used=a-c');
    expect(pasted('graph { a -- b; a [visited=true]; b [tokens=1] }', 'game=geography&edges=a-b&each=edges')).toBe('game=geography&edges=a-b&each=edges&token=b');
    expect(pasted('0 1 2', 'game=tree&parents=0,1,1,1&coins=0,0,2,1&rehang=3:1,4:1')).toBe('game=tree&parents=0,1,2&coins=0,0,2&rehang=3:1');
    expect(pasted('0 1', 'game=tree&parents=0,1,1&coins=0,0,2')).toBe('game=tree&parents=0,1&coins=0,1');
  });

  it('is told by DOT', () => {
    expect(pasted('digraph { a -> b; a [tokens=2]; b [tokens=1] }', 'game=graph&arcs=1-2&tokens=1')).toBe('game=graph&arcs=a-b&tokens=a,a,b');
    expect(pasted('graph { a -- b -- c; b [tokens=1]; a [visited=true] }', 'game=geography&arcs=1-2&token=1')).toBe('game=geography&edges=a-b,b-c&token=b&visited=a');
    expect(pasted('digraph { 2 -> {1 3}; 3 [coins=5] }', 'game=tree&parents=0,1&coins=0,1')).toBe('game=tree&parents=2,0,2&coins=0,0,5');
  });

  it('and places stay where the nodes are the same, or are told by DOT', () => {
    const placed = 'game=graph&arcs=1-2&tokens=1&at=1@10.20,2@30.40';
    expect(pasted('2 1', placed)).toBe('game=graph&arcs=2-1&tokens=1&at=1@10.20,2@30.40');
    expect(pasted('2 3', placed)).toBe('game=graph&arcs=2-3&tokens=2');
    // Graphviz counts y upwards.
    expect(pasted('digraph { a [pos="27,90"]; b [pos="27,18"]; a -> b }', placed)).toBe('game=graph&arcs=a-b&tokens=a&at=a@27.0,b@27.72');
    expect(pasted('graph { 0 -- a; a [pos="27,90"] }', 'game=hackenbush&edges=0-b')).toBe('game=hackenbush&edges=0-a&at=a@27.90');
  });
});

describe('each game takes what it can', () => {
  it('and an edge of a graph with arcs leads both ways', () => expect(pasted('graph { a -- b }', 'game=graph&arcs=1-2&tokens=1')).toBe('game=graph&arcs=a-b,b-a&tokens=a'));

  it('and a node without links is placed, so that it is there', () => {
    expect(pasted('3\n1 2', 'game=graph&arcs=1-2&tokens=1')).toMatch(/^game=graph&arcs=1-2&tokens=1&at=3@0\.\d+$/);
    expect(pasted('graph { 0 -- a; b }', 'game=hackenbush&edges=0-b')).toMatch(/^game=hackenbush&edges=0-a&at=b@0\.\d+$/);
  });

  it('and the root of a tree is the ground', () => expect(pasted('0 1 1 3', 'game=hackenbush&edges=0-b')).toBe('game=hackenbush&edges=0-2,0-3,3-4'));

  it('and a tree hangs from the root that it has, or from the first node', () => {
    expect(pasted('3 1\n3 2', 'game=tree&parents=2,0&coins=1,0')).toBe('game=tree&parents=3,0,2&coins=1,0,0');
    expect(pasted('1 2\n1 3', 'game=tree&parents=0&coins=0')).toBe('game=tree&parents=0,1,1&coins=0,0,0');
  });

  it.each([
    ['a* b', 'game=graph&arcs=1-2&tokens=1', 'Line 1, column 1, «a*»: expected a node of letters, digits and _.'],
    ['b abcdefghijklmnopqrstuvwxyz', 'game=graph&arcs=1-2&tokens=1', 'Line 1, column 3, «abcdefghijklmnopqrstuvwxyz»: expected a node of at most 24 characters.'],
    ['a a', 'game=geography&edges=1-2', 'Line 1, column 1, «a a»: expected two different nodes.'],
    ['a b\nb a', 'game=geography&edges=1-2', 'Line 2, column 1, «b a»: expected each edge once.'],
    ['a b\na b', 'game=graph&arcs=1-2&tokens=1', 'Line 2, column 1, «a b»: expected each arc once.'],
    ['digraph { 0 -> a }', 'game=hackenbush&edges=0-b', 'Line 1, column 1: expected a graph, and not a digraph: edges that are cut have no direction.'],
    ['graph { a [tokens=2] }', 'game=geography&edges=1-2', 'Line 1, column 9, «a»: expected one token.'],
    ['graph { a [tokens=999999] }', 'game=graph&arcs=1-2&tokens=1', 'Line 1, column 9, «a»: expected at most 100\u202f000 tokens.'],
    ['1 2\n2 5', 'game=tree&parents=0&coins=0', 'Line 2, column 3, «5»: expected a node from 1 to 3, since the nodes of a tree are numbered.'],
    ['1 2\n2 3\n3 1', 'game=tree&parents=0&coins=0', 'Line 3, column 1, «3 1»: expected a tree, which has 2 edges here.'],
    ['1 2\n3 4\n3 5\n4 5', 'game=tree&parents=0&coins=0', 'Line 2, column 1, «3»: expected a tree: no way leads from node 1 to this one.'],
    ['digraph { 1 -> 2; 3 -> 2 }', 'game=tree&parents=0&coins=0', 'Line 1, column 19, «3 -> 2»: expected a tree: this node has two parents.'],
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
  expect(pasted(lonely(10_001), into)).toMatch(/«10000»: expected at most 10\u202f000 nodes with a place of their own or without edges\.$/);
});

describe('what a text was read as', () => {
  it.each([
    ['a b\nb c', 'game=graph&arcs=1-2&tokens=1', 'An edge list: 3 nodes, 2 arcs.'],
    ['a b\nb c', 'game=geography&edges=1-2', 'An edge list: 3 nodes, 2 edges.'],
    ['graph { a -- b }', 'game=graph&arcs=1-2&tokens=1', 'DOT: 2 nodes, 2 arcs. An edge leads both ways, so each became two arcs.'],
    ['a b', 'game=hackenbush&edges=0-b', 'An edge list: 2 nodes, 1 edge. Nothing stands on the ground, which is node 0.'],
    ['0 1 1', 'game=tree&parents=0&coins=0', 'The parents of nodes 1, 2, …, with 0 at the root: 3 nodes, 2 edges. The tree hangs from node 1.'],
  ])('%j in %s', (source, into, said) => expect(pasteView(source, null, analysed(into).position, into).said).toEqual([said]));

  it('is what was chosen of several forms', () => {
    const into = analysed('game=graph&arcs=1-2&tokens=1');
    const view = pasteView('1 2', 'parents-below', into.position, into.text);
    expect(view.forms).toEqual(['edges', 'parents-below']);
    expect(view.text).toBe('game=graph&arcs=1-2,2-3&tokens=1');
  });
});
