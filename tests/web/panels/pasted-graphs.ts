/** Graphs as people paste them, for tests of the page's logic and of the dialog in a browser. */

export const GRAPH = 'game=graph&arcs=1-2&tokens=1';
export const KAYLES = 'game=node-kayles&edges=1-2';
export const BUSH = 'game=hackenbush&edges=0-b';
export const TREE = 'game=tree&parents=0,1&coins=0,1';

/** What is pasted, into which game, the text of the position that results, and what is said of it where that was worked out by hand. */
export const PASTED: readonly (readonly [source: string, into: string, text: string, verdict?: string])[] = [
  ['3 2\n1 2\n2 3', GRAPH, 'game=graph&arcs=1-2,2-3&tokens=1'],
  ['2 1\n0 1\n1\n0', GRAPH, 'game=graph&arcs=0-1&tokens=0', 'The player to move wins'],
  ['2 1\n0 1\n1 0', GRAPH, 'game=graph&arcs=0-1&tokens=0'],
  ['2 1\n0 1\n0\n1', GRAPH, 'game=graph&arcs=0-1&tokens=1', 'The player to move loses'],
  ['source,target\n1,2', GRAPH, 'game=graph&arcs=1-2&tokens=1'],
  ['1 1 1', TREE, 'game=tree&parents=0,1,1&coins=0,1,0'],
  ['0 0 0', TREE, 'game=tree&parents=0,1,1&coins=0,1,0'],
  ['3\n0 1\n0 2', TREE, 'game=tree&parents=0,1,1&coins=0,1,0'],
  ['[-1,0,0]', TREE, 'game=tree&parents=0,1,1&coins=0,1,0'],
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
  ['1 2\n2 1', KAYLES, 'game=node-kayles&edges=1-2'],
  ['1 2\n2 1', 'game=arc-kayles&edges=1-2', 'game=arc-kayles&edges=1-2'],
  ['1 2\n1 1', KAYLES, 'game=node-kayles&edges=1-2'],
];
