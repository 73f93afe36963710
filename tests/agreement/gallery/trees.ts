import { places, span, statement, type Told } from './statement.ts';

type Edge = [number, number];

const TREES: Edge[][] = [
  [[1, 2]],
  [
    [1, 2],
    [1, 3],
  ],
  [
    [1, 2],
    [2, 3],
    [2, 4],
  ],
  [
    [1, 2],
    [2, 3],
    [1, 4],
    [4, 5],
  ],
  [
    [1, 2],
    [2, 3],
    [2, 4],
    [4, 5],
    [1, 6],
  ],
  [
    [2, 1],
    [3, 2],
    [1, 4],
    [4, 5],
    [4, 6],
    [6, 7],
  ],
];

/** The edges of a tree that are still connected to node 1 once the edge `gone` is removed. */
function hangingWithout(edges: readonly Edge[], gone: number): Edge[] {
  const left = edges.filter((_, place) => place !== gone);
  const near = new Set([1]);
  for (const _ of left) for (const [a, b] of left) if (near.has(a) || near.has(b)) near.add(a).add(b);
  return left.filter(([a]) => near.has(a));
}

const onTree = (key: string): Told =>
  statement<Edge[]>(key, {
    states: TREES,
    told: (edges) => ({ edges: edges.map((ends) => ends.map((node) => (node === 1 ? 0 : node)).join('-')).join(',') }),
    moves: (edges) => edges.map((_, place) => hangingWithout(edges, place)),
  });

/** A tree with its nodes in depth-first order: the parent of each node, and which nodes are white. */
interface Painting {
  up: readonly number[];
  white: readonly number[];
}

const ancestors = (up: readonly number[], node: number): number[] =>
  node === 0 ? [0] : [node, ...ancestors(up, up[node] ?? 0)];

/** A tree whose nodes hold gifts. A move carries gifts UP_TWO nodes towards the root. */
interface Gifts {
  up: readonly number[];
  gifts: readonly number[];
}

const UP_TWO = 2;

/** The link's tree, in which each node hangs on the one UP_TWO above it. Nodes nearer to the root than that become the root. */
function hungHigher({ up, gifts }: Gifts): Record<string, string> {
  const far = span(0, up.length - 1).filter((node) => ancestors(up, node).length > UP_TWO);
  const parents = far.map((node) => far.indexOf(ancestors(up, node)[UP_TWO] ?? 0) + 2);
  return {
    parents: [0, ...parents.map((parent) => Math.max(1, parent))].join(','),
    coins: [0, ...far.map((node) => gifts[node] ?? 0)].join(','),
  };
}

/** Problems whose position is a tree. */
export const OF_TREES: readonly Told[] = [
  onTree('at-agc017d'),
  onTree('hr-deforestation'),
  statement<number[]>('hr-move-the-coins', {
    // The tree of the link: nodes 2 and 3 hang on 1, 4 and 5 on 3, 6 on 4.
    states: [
      [0, 1, 0, 0, 0, 0],
      [0, 0, 0, 1, 0, 0],
      [0, 1, 1, 0, 0, 0],
      [0, 0, 0, 1, 0, 1],
      [0, 1, 0, 0, 0, 2],
    ],
    told: (coins) => ({ coins: coins.join(',') }),
    moves: (coins) =>
      coins.flatMap((count, node) =>
        node === 0
          ? []
          : span(1, count).map((some) =>
              coins.map(
                (each, place) => each - (place === node ? some : 0) + (place === [0, 0, 0, 2, 2, 3][node] ? some : 0),
              ),
            ),
      ),
  }),
  statement<Painting>('sp-cot3', {
    states: [
      { up: [0], white: [1] },
      { up: [0, 0], white: [0, 0] },
      { up: [0, 0, 1, 1, 0], white: [1, 1, 0, 1, 1] },
      { up: [0, 0, 1, 2, 3], white: [1, 0, 1, 1, 1] },
      { up: [0, 0, 0, 0], white: [0, 1, 1, 0] },
      { up: [0, 0, 1, 1, 0, 4, 4], white: [0, 1, 1, 0, 0, 1, 1] },
    ],
    told: ({ up, white }) => ({
      'data.up': up.join(','),
      'data.end': up
        .map((_, node) => Math.max(...span(0, up.length - 1).filter((below) => ancestors(up, below).includes(node))))
        .join(','),
      'data.white': white.join(','),
    }),
    moves: ({ up, white }) =>
      span(0, up.length - 1)
        .filter((node) => white[node] === 1)
        .map((node) => ({ up, white: white.map((each, place) => (ancestors(up, node).includes(place) ? 0 : each)) })),
  }),
  statement<Gifts>('cf-1498f', {
    states: [
      { up: [0, 0, 1, 2, 3, 2], gifts: [2, 1, 1, 2, 1, 3] },
      { up: [0, 0, 1], gifts: [1, 2, 1] },
      { up: [0, 0, 1, 1], gifts: [0, 0, 2, 2] },
      { up: [0, 0, 1, 2, 3], gifts: [0, 1, 1, 1, 2] },
      { up: [0, 0, 1, 2, 3, 4, 5], gifts: [0, 0, 0, 0, 2, 0, 0] },
    ],
    told: hungHigher,
    moves: ({ up, gifts }) =>
      gifts.flatMap((count, node) => {
        const to = ancestors(up, node)[UP_TWO];
        return to === undefined
          ? []
          : span(1, count).map((some) => ({
              up,
              gifts: gifts.map((each, place) => each - (place === node ? some : 0) + (place === to ? some : 0)),
            }));
      }),
  }),
  // A root with two leaves.
  statement<number[]>('cf-812e', {
    states: [
      [3, 2, 2],
      [2, 2, 3],
      [2, 3, 2],
      [0, 1, 1],
      [1, 0, 0],
      [4, 3, 2],
    ],
    told: (apples) => ({ at: places([apples]) }),
    moves: ([root = 0, left = 0, right = 0]) => [
      ...span(1, root).flatMap((some) => [
        [root - some, left + some, right],
        [root - some, left, right + some],
      ]),
      ...span(1, left).map((some) => [root, left - some, right]),
      ...span(1, right).map((some) => [root, left, right - some]),
    ],
  }),
];
