import { describe, expect, it } from 'vitest';
import { edgesOf } from '../../../web/src/params/graphs/fitting.js';
import {
  lineAndColumn,
  MOST_CHARACTERS,
  MOST_LINKS,
  MOST_NODES,
  type GraphForm,
  type GraphProblem,
  type TextGraph,
} from '../../../web/src/params/graphs/graph-text.js';
import { readEdgeList, rowsIn } from '../../../web/src/params/graphs/read-lists.js';
import { readGraph } from '../../../web/src/params/graphs/read-graph.js';

/** All readings of a text, each with its form and its graph or faults. */
function told(text: string): [GraphForm, string][] {
  return readGraph(text).map(({ form, reply }) => [
    form,
    reply.ok ? shown(reply.graph) : reply.problems.map((problem) => fault(text, problem)).join('; '),
  ]);
}

function shown({ nodes, links, directed }: TextGraph): string {
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  const name = (node: number): string => nodes[node]?.name ?? '?';
  const sign = directed === null ? '-' : directed ? '->' : '--';
  return [
    ...links.map(({ from, to }) => `${name(from)}${sign}${name(to)}`),
    ...nodes.filter((_, node) => !linked.has(node)).map((node) => node.name),
  ].join(' ');
}

function fault(text: string, { code, at, length }: GraphProblem): string {
  const { line, column } = lineAndColumn(text, at);
  return `${line}:${column} ${code} ${text.slice(at, at + length)}`.trim();
}

describe('the form of a text is recognised', () => {
  it.each<[string, [GraphForm, string][]]>([
    ['', []],
    [' \n', []],
    ['a b\nb c', [['edges', 'a-b b-c']]],
    ['a b\n\n  c\r\n', [['edges', 'a-b c']]],
    // The first line counts nodes and edges if the counts fit; else it is an edge.
    [
      '4 2\n1 2\n2 3',
      [
        ['counted', '1-2 2-3 4'],
        ['edges', '4-2 1-2 2-3'],
      ],
    ],
    ['3 2\n0 1\n1 2', [['counted', '0-1 1-2']]],
    ['3 1\n1 2\n2 3', [['edges', '3-1 1-2 2-3']]],
    ['2 2\n1 2\n2 3', [['edges', '2-2 1-2 2-3']]],
    ['3 2\na b\nb c', [['counted', 'a-b b-c']]],
    ['5\n1 2\n2 3', [['counted', '1-2 2-3 4 5']]],
    ['a: b c\nb: c\nc:', [['adjacency', 'a-b a-c b-c']]],
    ['1: 2, 3\n2: 1\n3: 1', [['adjacency', '1-2 1-3 2-1 3-1']]],
    ['0 1 1 3', [['parents', '1->2 1->3 3->4']]],
    ['-1 0 0 1', [['parents-0', '0->1 0->2 1->3']]],
    [
      '1 1 2 2',
      [
        ['parents-own', '1->2 2->3 2->4'],
        ['parents-below', '1->2 1->3 2->4 2->5'],
      ],
    ],
    ['5\n1 1 2 2', [['parents-below', '1->2 1->3 2->4 2->5']]],
    [
      '0 0 1',
      [
        ['parents-own-0', '0->1 1->2'],
        ['parents-below-0', '0->1 0->2 1->3'],
      ],
    ],
    [
      '1 2',
      [
        ['edges', '1-2'],
        ['parents-below', '1->2 2->3'],
      ],
    ],
    ['2 3 0', [['parents', '2->1 3->2']]],
    ['digraph { a -> b -> c; d }', [['dot', 'a->b b->c d']]],
    [
      'strict graph "G" {\n  // a comment\n  rankdir=LR; node [shape=circle]\n  1 -- {2 3} /* another */\n  "x y" [label="a \\"b\\" c"];\n}',
      [['dot', '1--2 1--3 x y']],
    ],
    ['DIGRAPH{a->b[label=<<b>x</b>>,color=black]}', [['dot', 'a->b']]],
    // The stones of each node come after the announced edges.
    ['2 1\n0 1\n1\n0', [['stones', '0-1']]],
    [
      '2 1\n0 1\n1 0',
      [
        ['stones', '0-1'],
        ['edges', '2-1 0-1 1-0'],
      ],
    ],
    ['4 2\n1 2\n2 3\n4', [['counted', '1-2 2-3 4']]],
    ['3 1\na b\nc', [['counted', 'a-b c']]],
    // A heading, as in CSV.
    [
      'source,target\n1,2',
      [
        ['headed', '1-2'],
        ['edges', 'source-target 1-2'],
      ],
    ],
    ['From;To\r\n1;2\r\n2;3', [['headed', '1-2 2-3']]],
    ['source target\ntarget x', [['edges', 'source-target target-x']]],
    // A root that is its own parent.
    ['1 1 1', [['parents-own', '1->2 1->3']]],
    ['0 0 0', [['parents-own-0', '0->1 0->2']]],
    ['[-1,0,0]', [['parents-0', '0->1 0->2']]],
    ['parent = [-1, 0, 0]', [['parents-0', '0->1 0->2']]],
    // Values of programs.
    ['{0: [1], 1: []}', [['adjacency', '0-1']]],
    ["{'a': {'b', 'c'}, 'b': ()}", [['adjacency', 'a-b a-c']]],
    ['{0: {1: {}}, 1: {0: {}}}', [['adjacency', '0-1 1-0']]],
    ["defaultdict(<class 'list'>, {0: [1], 1: [2]})", [['adjacency', '0-1 1-2']]],
    [
      '[[0,1],[1,2]]',
      [
        ['edges', '0-1 1-2'],
        ['index-0', '0-0 0-1 1-1 1-2'],
      ],
    ],
    ['[(0, 1),\n (1, 2),\n]', [['edges', '0-1 1-2']]],
    ['(0, 1), (1, 2)', [['edges', '0-1 1-2']]],
    ['EdgeView([(0, 1), (1, 2)])', [['edges', '0-1 1-2']]],
    [
      '[[1],[]]',
      [
        ['index-0', '0-1'],
        ['index-1', '1-1 2'],
      ],
    ],
    ['graph = [[1,2],[3],[3],[]]', [['index-0', '0-1 0-2 1-3 2-3']]],
    [
      '[[2,4],[1,3],[2,4],[1,3]]',
      [
        ['index-1', '1-2 1-4 2-1 2-3 3-2 3-4 4-1 4-3'],
        ['edges', '2-4 1-3 2-4 1-3'],
      ],
    ],
    ['n = 4, edges = [[1,0],[1,2]]', [['counted', '1-0 1-2 3']]],
    ['4\n[[1,0],[1,2]]', [['counted', '1-0 1-2 3']]],
    ['[((0, 0), (0, 1))]', [['edges', '(0, 0)-(0, 1)']]],
    ['(0, 0) (0, 1) {}\n(0, 1) (1, 1) {}', [['edges', '(0, 0)-(0, 1) (0, 1)-(1, 1)']]],
    ['0 1 {}\n1 2 {}', [['edges', '0-1 1-2']]],
    // A matrix.
    ['[[0,1,0],[1,0,1],[0,1,0]]', [['matrix', '1-2 2-1 2-3 3-2']]],
    ['0 1 0\n1 0 1\n0 1 0', [['matrix', '1-2 2-1 2-3 3-2']]],
    ['3\n010\n101\n010', [['matrix', '1-2 2-1 2-3 3-2']]],
    [
      '0 1\n1 0',
      [
        ['edges', '0-1 1-0'],
        ['matrix', '1-2 2-1'],
      ],
    ],
    // Signs between nodes.
    ['0: [1]', [['adjacency', '0-1']]],
    ['1 -> 2', [['links', '1->2']]],
    ['1 => 2 => 3', [['links', '1->2 2->3']]],
    ['a -> b, c\nc -> {d e}', [['links', 'a->b a->c c->d c->e']]],
    ['a -- b; c', [['links', 'a--b c']]],
    ['x-1 -> y', [['links', 'x-1->y']]],
    ['(1, 0) -> (2, 0)', [['links', '(1, 0)->(2, 0)']]],
    ['1-2,2-3', [['links', '1-2 2-3']]],
    ['1 - 2\n2 - 3\n4', [['links', '1-2 2-3 4']]],
    [
      'x-1 y-1\ny-1 z-1',
      [
        ['edges', 'x-1-y-1 y-1-z-1'],
        ['links', 'x-1 y-1 y-1 z-1'],
      ],
    ],
    ['graph TD\n  A[Start] --> B(End)\n  B -->|no| C', [['links', 'A->B B->C']]],
    // Comments, quotes, and what else programs write.
    ['# c\n1 2', [['edges', '1-2']]],
    ['% c\n1 2 // d\n2 3 # e', [['edges', '1-2 2-3']]],
    ['\ufeff1\t2,\r\n2\t3,\r\n', [['edges', '1-2 2-3']]],
    ['1 2; 2 3', [['edges', '1-2 2-3']]],
    ['"a # b" \'c\'', [['edges', 'a # b-c']]],
    ['"(1, 0)": ["a: b"]', [['adjacency', '(1, 0)-a: b']]],
    // DOT.
    ['digraph { subgraph s { a -> b } }', [['dot', 'a->b']]],
    ['digraph { subgraph s { a b } c -> subgraph s }', [['dot', 'c->a c->b']]],
    ['digraph { {rank=same; a; b} }', [['dot', 'a b']]],
    ['digraph { {a -> b} -> c }', [['dot', 'a->b a->c b->c']]],
    ['digraph { a:e -> b:p:n }', [['dot', 'a->b']]],
    ['strict graph { a -- b; b -- a; a -- a }', [['dot', 'a--b a--a']]],
    ['graph { a -- b; b -- a }', [['dot', 'a--b b--a']]],
    ['digraph { "a" + "b" -> c [label="x" + "y"] }', [['dot', 'ab->c']]],
    ['digraph { 1a -> 2.5 -> -3 }', [['dot', '1a->2.5 2.5->-3']]],
    ['graph { a -- b [color=red] }', [['dot', 'a--b']]],
  ])('%j', (text, expected) => {
    expect(told(text).slice(0, expected.length)).toEqual(expected);
    expect(told(text).length).toBeGreaterThanOrEqual(expected.length);
  });

  it('and two forms are told where both make sense', () => {
    expect(told('0 1 1').map(([form]) => form)).toEqual(['parents', 'parents-below-0']);
    expect(told('3\n1 2').map(([form]) => form)).toEqual(['counted', 'edges', 'parents-below']);
  });
});

describe('what is wrong is said at its place', () => {
  it.each<[string, string]>([
    ['a b\nb c 7', '2:5 two-nodes 7'],
    ['3\n1 2\n2 4\n1 2 3', '4:5 two-nodes 3'],
    ['a: b\nb c', '2:1 neighbours b c'],
    ['a: b\nb c: d', '2:3 node c'],
    ['a: b\n: d', '2:1 node : d'],
    ['a: b\nc:\na: d', '3:1 node-line-once a'],
    ['0 1 9 1', '1:5 parent 9'],
    ['0 0 1 9 0', '1:7 parent 9'],
    ['-1 0 7', '1:6 parent 7'],
    ['2 1 0 0', '1:1 one-root 2 1 0 0'],
    ['2 3 1', '1:1 one-root 2 3 1'],
    ['0 3 2', '1:3 circle 3'],
    ['7\n0 1 1', '2:1 parents-count 0 1 1'],
    ['graph { a -> b }', '1:11 dot-arrow ->'],
    ['digraph { a -- b }', '1:13 dot-arrow --'],
    ['digraph {\n a -> ; }', '2:7 dot-name ;'],
    ['digraph { a -> b', '1:17 dot-end'],
    ['digraph { a [x=; ] }', '1:16 dot-value ;'],
    ['digraph { a [label="b }', '1:20 dot-closed "b }'],
    ['digraph { a } b', '1:15 dot-after b'],
    ['digraph { subgraph -> a }', '1:20 dot-name ->'],
    ['digraph { "a" + b }', '1:17 dot-value b'],
    ['digraph { a: -> b }', '1:14 dot-value ->'],
    ['digraph { a [tokens=x] }', '1:14 dot-tokens tokens=x'],
    ['graph { rankdir=LR }', '1:21 no-node'],
    ['{ a }', '1:1 values { a }'],
    ['digraph { a [player=2] }', '1:14 player player=2'],
    ['https://example.org/#game=graph&arcs=1-2', '1:1 address'],
    ['#game=graph&arcs=1-2', '1:1 address'],
    ['2 1\n0 1\n1', '3:1 stones 1'],
    ['2 1\n0 1\n1\n0\n0', '3:1 stones 1'],
    ['3 1\na b\nb c', '1:1 nodes-counted 3'],
    ['1 2 5\n2 3 7', '1:5 two-nodes 5; 2:5 two-nodes 7'],
    ['#1 #2', '1:1 no-node'],
    ['[]', '1:1 no-node'],
    ['[[0,1]', '1:1 dot-closed ['],
    ['[0,1]]', '1:6 bracket ]'],
    ['[[[0]]]', '1:2 values [[0]]'],
    ['{"nodes": [{"id": 0}]}', '1:11 neighbours [{"id": 0}]'],
    ['a: b: c', '1:5 neighbours :'],
    ['a -> b\nb -- c', '2:3 link-sign --'],
    ['a -> ; b', '1:6 link ;'],
    ['a b -> c', '1:3 link b'],
    ['a -> b [label=x]', '1:9 link label=x'],
    ['a <-> b', '1:3 link <'],
  ])('%j', (text, expected) => expect(told(text)[0]?.[1]).toBe(expected));

  it('and sizes are checked before anything is made', () => {
    expect(told('1 2\n'.repeat(MOST_CHARACTERS / 4 + 1))[0]?.[1]).toContain('too-many-characters');
    const many = Array.from({ length: Math.ceil(Math.sqrt(MOST_LINKS)) + 1 }, (_, node) => `n${node}`).join(' ');
    expect(told(`graph { {${many}} -- {${many}} }`)[0]?.[1]).toContain('too-many-links');
  });
});

describe('a first line that counts', () => {
  it.each<[string, string]>([
    ['3\n1 2\n2 4', '3:3 number-of-nodes 4'],
    ['3\n0 1\n1 3', '3:3 number-of-nodes 3'],
    ['9 2\na b\nb c', '1:1 nodes-counted 9'],
    [`${MOST_NODES + 1}\n1 2\n2 3`, `1:1 too-many-nodes ${MOST_NODES + 1}`],
  ])('goes with the lines below it: %j', (text, expected) => {
    const reply = readEdgeList(rowsIn(text), 'counted');
    expect(reply.ok ? '' : reply.problems.map((problem) => fault(text, problem)).join('; ')).toBe(expected);
  });
});

describe('what stands on nodes', () => {
  it('is read from DOT', () => {
    const [reading] = readGraph(
      'graph { a [tokens=2, pos="10,-20.4!"]; b [visited=true; coins=3]; c [visited=false] }',
    );
    expect(
      reading?.reply.ok &&
        reading.reply.graph.nodes.map(({ name, tokens, visited, spot }) => ({ name, tokens, visited, spot })),
    ).toEqual([
      { name: 'a', tokens: 2, visited: undefined, spot: { x: 10, y: -20 } },
      { name: 'b', tokens: 3, visited: true, spot: undefined },
      { name: 'c', tokens: undefined, visited: false, spot: undefined },
    ]);
  });
});

const labels = (text: string) =>
  readGraph(text).flatMap(({ reply }) => (reply.ok ? reply.graph.nodes.map(({ label }) => label) : []));

it('DOT and Mermaid tell what nodes are called', () => {
  expect(labels(String.raw`graph { a [label="\N \"x\"\nsecond\\"]; b [label=<i>]; c }`)).toEqual([
    String.raw`a "x" second${'\\'}`,
    undefined,
    undefined,
  ]);
  expect(labels('flowchart LR\nA["To be"] --> B((End)) --> C')).toEqual(['To be', 'End', undefined]);
});

it.each<[string, boolean[]]>([
  ['graph { a -- b [color=red]; b -- c }', [true, false]],
  ['graph { edge [color="blue"]; a -- b; b -- c [color=green] }', [true, false]],
  ['graph { {edge [color=red3] a -- b} a -- c [fillcolor=red] }', [true, false]],
  ['graph { a [color=red] a -- b [color=green] }', [false]],
])('in %s it is known which edges are red or blue', (text, red) => {
  const [reading] = readGraph(text);
  expect(reading?.reply.ok && reading.reply.graph.links.map(({ player }) => player !== undefined)).toEqual(red);
});

describe('an edge that stands at both its ends', () => {
  it.each([
    ['a: b\nb: a', 1],
    ['a: b b\nb: a', 2],
    ['a: b\nb: a a a', 3],
    ['a: a\nb:', 1],
    ['a: b c\nc: b', 3],
  ])('%j is there once', (text, edges) => {
    const [reading] = readGraph(text);
    expect(reading?.reply.ok && edgesOf(reading.reply.graph).length).toBe(edges);
  });
});
