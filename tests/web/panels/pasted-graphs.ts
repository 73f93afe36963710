/** Graphs as people paste them, for tests of the page's logic and of the dialog in a browser. */

export const GRAPH = 'game=graph&arcs=1-2&tokens=1';
export const KAYLES = 'game=node-kayles&edges=1-2';
export const BUSH = 'game=hackenbush&edges=0-b';
export const TREE = 'game=tree&parents=0,1&coins=0,1';
const LONG = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmn';

/** What is pasted, into which game, the text of the position that results, and what is said of it where that was worked out by hand. */
export const PASTED: readonly (readonly [source: string, into: string, text: string, verdict?: string])[] = [
  ['3 2\n1 2\n2 3', GRAPH, 'game=graph&arcs=1-2,2-3&tokens=1'],
  ['2 1\n0 1\n1\n0', GRAPH, 'game=graph&arcs=0-1&tokens=0', 'The player to move wins'],
  ['2 1\n0 1\n1 0', GRAPH, 'game=graph&arcs=0-1&tokens=0'],
  ['2 1\n0 1\n0\n1', GRAPH, 'game=graph&arcs=0-1&tokens=1', 'The player to move loses'],
  ['source,target\n1,2', GRAPH, 'game=graph&arcs=1-2&tokens=1'],
  ['1 1 1', TREE, 'game=tree&parents=0,1,1&coins=0,1,0'],
  ['0 0 0', TREE, 'game=tree&parents=0,1,1&coins=0,1,0&labels=1:0,2:1,3:2'],
  ['3\n0 1\n0 2', TREE, 'game=tree&parents=0,1,1&coins=0,1,0&labels=1:0,2:1,3:2'],
  ['a b\na c', TREE, 'game=tree&parents=0,1,1&coins=0,1,0&labels=1:a,2:b,3:c'],
  ['[-1,0,0]', TREE, 'game=tree&parents=0,1,1&coins=0,1,0&labels=1:0,2:1,3:2'],
  [
    'graph { a -- b; b [coins=4]; a [label="the, root"] }',
    TREE,
    'game=tree&parents=0,1&coins=0,4&labels=1:the%252C%20root,2:b',
  ],
  ['1 2\n2 1\n1 3', TREE, 'game=tree&parents=0,1,1&coins=0,1,0'],
  ['{0: [1], 1: []}', GRAPH, 'game=graph&arcs=0-1&tokens=1'],
  ['[[0,1],[1,2]]', GRAPH, 'game=graph&arcs=0-1,1-2&tokens=1'],
  ['[[1],[]]', GRAPH, 'game=graph&arcs=0-1&tokens=1'],
  ['[-1,0,0]', GRAPH, 'game=graph&arcs=0-1,0-2&tokens=1'],
  ['0: [1]', GRAPH, 'game=graph&arcs=0-1&tokens=1'],
  ['1 -> 2', GRAPH, 'game=graph&arcs=1-2&tokens=1'],
  ['# c\n1 2', GRAPH, 'game=graph&arcs=1-2&tokens=1'],
  ['1-2,2-3', GRAPH, 'game=graph&arcs=1-2,2-3&tokens=1'],
  ['1 -> 2', KAYLES, 'game=node-kayles&edges=1-2'],
  ['0 -> 1', BUSH, 'game=hackenbush&edges=0-1'],
  ['digraph { 0 -> a; a -> 0; a -> a }', BUSH, 'game=hackenbush&edges=0-a,a-a'],
  ['0 1', TREE, 'game=tree&parents=0,1&coins=0,1'],
  ['{0: [1], 1: []}', BUSH, 'game=hackenbush&edges=0-1'],
  ['digraph { subgraph s { a -> b } }', GRAPH, 'game=graph&arcs=a-b&tokens=a'],
  ['digraph { {rank=same; a; b} a -> b }', GRAPH, 'game=graph&arcs=a-b&tokens=a'],
  ['digraph { {a -> b} -> c }', GRAPH, 'game=graph&arcs=a-b,a-c,b-c&tokens=a'],
  ['strict digraph { a:e -> b; a -> b }', GRAPH, 'game=graph&arcs=a-b&tokens=a'],
  ['digraph { "a" + "b" -> c [color=red] }', GRAPH, 'game=graph&arcs=ab-c&tokens=ab'],
  ['graph { a -- b [color=blue] }', KAYLES, 'game=node-kayles&edges=a-b'],
  [
    '"(1, 0)" Ä\na.1 x-1',
    GRAPH,
    'game=graph&arcs=1_0-A,a_1-x_1&tokens=1_0&labels=1_0:(1%252C%200),A:Ä,a_1:a.1,x_1:x-1',
  ],
  ['"a.1" "a,1"\n日本 a_1', GRAPH, 'game=graph&arcs=n1-n2,n3-a_1&tokens=n1&labels=n1:a.1,n2:a%252C1,n3:日本'],
  [
    `${LONG} b`,
    GRAPH,
    `game=graph&arcs=${LONG.slice(0, 24)}-b&tokens=${LONG.slice(0, 24)}&labels=${LONG.slice(0, 24)}:${LONG}`,
  ],
  ['"50% & #" "(0)"', BUSH, 'game=hackenbush&edges=50-n1&labels=50:50%2525%20%26%20%23,n1:(0)'],
  ['digraph { a [label="Start"] a -> b }', GRAPH, 'game=graph&arcs=a-b&tokens=a&labels=a:Start'],
  ['1 2\n2 1', KAYLES, 'game=node-kayles&edges=1-2'],
  ['1 2\n2 1', 'game=arc-kayles&edges=1-2', 'game=arc-kayles&edges=1-2'],
  ['1 2\n1 1', KAYLES, 'game=node-kayles&edges=1-2'],
  ['a a\na b\na b', GRAPH, 'game=graph&arcs=a-a,a-b,a-b&tokens=a'],
  ['a a', GRAPH, 'game=graph&arcs=a-a&tokens=a', 'draw'],
  [
    '0 1\n0 1\n1 0',
    'game=geography&arcs=0-1&each=edges&token=0',
    'game=geography&arcs=0-1,0-1,1-0&each=edges&token=0',
    'The player to move wins',
  ],
  [
    'A B\nA B\nA C\nA C\nA D\nB D\nC D',
    'game=geography&edges=A-B&each=edges&token=A',
    'game=geography&edges=A-B,A-B,A-C,A-C,A-D,B-D,C-D&each=edges&token=A',
    'The player to move loses',
  ],
  ['a a\na b\nb a', 'game=geography&edges=1-2&each=edges', 'game=geography&edges=a-a,a-b,b-a&each=edges'],
  ['graph { a -- b; a -- a }', GRAPH, 'game=graph&arcs=a-b,b-a,a-a&tokens=a'],
];
