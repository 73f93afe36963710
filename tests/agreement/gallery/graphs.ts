import { looping, places, put, span, statement, type Told } from './statement.ts';

type Edge = [number, number];

/** A piece on the free cells of a board, and the cells it has left. Cells are named by column and row. */
interface Walk {
  free: readonly string[];
  at: string | null;
  been: readonly string[];
}

const beside = (one: string, other: string): boolean =>
  Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) + Math.abs(Number(one.slice(1)) - Number(other.slice(1))) === 1;

const cellNames = (rows: readonly string[]): string[] =>
  rows.flatMap((row, r) =>
    [...row].flatMap((cell, c) => (cell === '.' ? [`${String.fromCodePoint(97 + c)}${r + 1}`] : [])),
  );

const onCells = (key: string, walks: readonly Walk[]): Told =>
  statement<Walk>(key, {
    states: walks,
    told: ({ free, at }) => ({
      edges: free
        .flatMap((one, place) =>
          free.slice(place + 1).flatMap((other) => (beside(one, other) ? [`${one}-${other}`] : [])),
        )
        .join(','),
      ...(at === null ? {} : { token: at }),
      at: free.map((cell) => `${cell}@${cell.charCodeAt(0) * 9}.${Number(cell.slice(1)) * 9}`).join(','),
    }),
    moves: ({ free, at, been }) =>
      free
        .filter((cell) => cell !== at && !been.includes(cell) && (at === null || beside(at, cell)))
        .map((cell) => ({ free, at: cell, been: at === null ? been : [...been, at].toSorted() })),
  });

const NEIGHBOURS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** A board of white O, black X and one empty cell, and the colour that moves next. */
interface Sliding {
  rows: readonly string[];
  mover: 'O' | 'X';
}

const cellAt = (rows: readonly string[], r: number, c: number): string => rows[r]?.[c] ?? '';

function slides({ rows, mover }: Sliding): Sliding[] {
  const r = rows.findIndex((row) => row.includes('.'));
  const c = rows[r]?.indexOf('.') ?? 0;
  return NEIGHBOURS.map(([down, right]) => [r + down, c + right] as const)
    .filter(([y, x]) => cellAt(rows, y, x) === mover)
    .map(([y, x]) => ({
      rows: rows.map((row, line) =>
        [...row]
          .map((cell, column) => (line === r && column === c ? mover : line === y && column === x ? '.' : cell))
          .join(''),
      ),
      mover: mover === 'O' ? 'X' : 'O',
    }));
}

/** The edges of the link: neighbouring cells of different colours, with the empty cell counted as black. */
function stepsOf({ rows }: Sliding): Record<string, string> {
  const cells = rows.flatMap((row, r) =>
    [...row].map((cell, c) => ({ name: `${String.fromCodePoint(97 + c)}${r + 1}`, cell, r, c })),
  );
  const pairs = cells.flatMap((one) =>
    cells
      .filter(
        (other) =>
          other.r + other.c === one.r + one.c + 1 &&
          beside(one.name, other.name) &&
          (one.cell === 'O') !== (other.cell === 'O'),
      )
      .map((other) => [one, other] as const),
  );
  const named = new Set(pairs.flat());
  return {
    edges: pairs.map(([one, other]) => `${one.name}-${other.name}`).join(','),
    token: cells.find(({ cell }) => cell === '.')?.name ?? '',
    at: cells
      .filter((cell) => named.has(cell))
      .map(({ name, r, c }) => `${name}@${c * 90}.${r * 90}`)
      .join(','),
  };
}

/** Graphs of peaks and valleys. A hike lists the places visited in `been`, the current one last. */
const PATHS: Edge[][] = [
  [[1, 1]],
  [
    [1, 1],
    [2, 1],
  ],
  [
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 2],
  ],
  [
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 3],
  ],
  [
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 2],
    [3, 2],
  ],
];

interface Hike {
  paths: readonly Edge[];
  been: readonly string[];
}

/** A token on a node with stones. When it moves, it takes one stone from the node it leaves. */
interface Stones {
  at: number;
  stones: readonly number[];
}

const WEIGHTS: readonly (readonly number[])[] = [
  [0, 0, 2, 1],
  [0, 0, 3, 4],
  [2, 3, 0, 0],
  [1, 4, 0, 0],
];

const weightBetween = (one = 0, other = 0): number => WEIGHTS[one]?.[other] ?? 0;

/** A token on a graph with arcs, and the node where play ends. */
interface Journey {
  arcs: readonly Edge[];
  at: number;
  goal: number;
}

/** The last ones are the published samples. */
const JOURNEYS: Journey[] = [
  {
    arcs: [
      [1, 2],
      [2, 3],
      [3, 4],
    ],
    at: 1,
    goal: 3,
  },
  {
    arcs: [
      [1, 2],
      [2, 1],
    ],
    at: 1,
    goal: 3,
  },
  {
    arcs: [
      [1, 2],
      [2, 1],
      [2, 3],
    ],
    at: 1,
    goal: 3,
  },
  {
    arcs: [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 1],
      [4, 2],
    ],
    at: 1,
    goal: 4,
  },
  {
    arcs: [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [3, 6],
      [7, 5],
      [6, 7],
    ],
    at: 1,
    goal: 5,
  },
  {
    arcs: [
      [1, 2],
      [2, 3],
      [3, 1],
      [3, 4],
      [4, 5],
    ],
    at: 1,
    goal: 5,
  },
  {
    arcs: [
      [1, 2],
      [2, 3],
      [3, 1],
      [3, 4],
      [4, 5],
    ],
    at: 4,
    goal: 3,
  },
];

/** Problems whose position is a graph. */
export const OF_GRAPHS: readonly Told[] = [
  // The first is the published sample.
  onCells(
    'lg-p4055',
    [['.##', '...', '#.#'], ['.'], ['..'], ['...', '.#.'], ['...', '#.#', '...'], ['.#.', '...']].map((rows) => ({
      free: cellNames(rows),
      at: null,
      been: [],
    })),
  ),
  onCells(
    'lg-p4136',
    span(1, 4).map((side) => ({ free: cellNames(span(1, side).map(() => '.'.repeat(side))), at: 'a1', been: [] })),
  ),
  statement<Sliding>('lg-p1971', {
    states: [
      ['XO.OXO'],
      ['XOXO', 'O.OX', 'OXXO'],
      ['XOX', 'O.O', 'OXX'],
      ['.O', 'XX'],
      ['O.X', 'XOO'],
      ['OXO', 'XO.'],
    ].map((rows) => ({ rows, mover: 'O' })),
    told: stepsOf,
    moves: slides,
  }),
  statement<Hike>('lg-p4617', {
    states: PATHS.flatMap((paths) =>
      [...new Set(paths.map(([peak]) => peak))].map((peak) => ({ paths, been: [`p${peak}`] })),
    ),
    told: ({ paths, been }) => ({
      edges: paths.map(([peak, valley]) => `p${peak}-v${valley}`).join(','),
      token: been[0] ?? '',
    }),
    moves: ({ paths, been }) =>
      paths
        .flatMap(([peak, valley]) => {
          const ends = [`p${peak}`, `v${valley}`];
          return ends.includes(been.at(-1) ?? '') ? ends : [];
        })
        .filter((place) => !been.includes(place))
        .map((place) => ({ paths, been: been.concat(place) })),
  }),
  statement<Stones>('at-agc010f', {
    // The first is the published sample, where only the second node is won.
    states: [
      [1, 2, 3],
      [2, 1, 2],
      [1, 1, 1],
      [3, 2, 1],
      [2, 3, 3],
    ].flatMap((stones) => [1, 2, 3].map((at) => ({ at, stones }))),
    told: ({ at, stones }) => ({ at: places([[at, ...stones]]) }),
    moves: ({ at, stones }) =>
      stones[at - 1] === 0
        ? []
        : [at - 1, at + 1]
            .filter((next) => next >= 1 && next <= 3)
            .map((next) => ({ at: next, stones: put(stones, at - 1, (stones[at - 1] ?? 0) - 1) })),
  }),
  // The token's nodes so far. Alice, who placed it, moves if their number is even and needs heavier edges; Bob needs lighter ones.
  statement<number[]>('cf-1147f', {
    states: [[0], [1], [2], [3], [0, 2], [0, 3], [1, 2], [1, 3], [2, 0], [2, 1], [3, 0], [3, 1], [0, 2, 1], [0, 3, 1]],
    told: (been) => ({
      at: places([
        [
          been.at(-1) ?? 0,
          been.reduce((sum, node) => sum + 2 ** node, 0),
          been.length === 1 ? 0 : weightBetween(been.at(-2), been.at(-1)),
        ],
      ]),
    }),
    moves: (been) =>
      [0, 1, 2, 3]
        .filter((node) => !been.includes(node) && weightBetween(been.at(-1), node) > 0)
        .filter(
          (node) =>
            been.length === 1 ||
            weightBetween(been.at(-1), node) > weightBetween(been.at(-2), been.at(-1)) === (been.length % 2 === 0),
        )
        .map((node) => been.concat(node)),
  }),
  // The first two are the published samples: pieces on 0, then on 0 and 2.
  statement<number[]>('poj-2425', {
    states: [[0], [0, 2], [1], [2], [1, 3], [2, 2], [0, 0, 2]],
    told: (tokens) => ({ tokens: tokens.join(',') }),
    moves: (tokens) =>
      tokens.flatMap((from, which) => ([[1, 2], [], [3], []][from] ?? []).map((to) => put(tokens, which, to))),
  }),
  looping<Journey>('lg-p6560', {
    states: JOURNEYS,
    told: ({ arcs, at, goal }) => ({
      arcs: arcs
        .filter(([from]) => from !== goal)
        .map((ends) => ends.join('-'))
        .join(','),
      tokens: String(at),
    }),
    moves: ({ arcs, at, goal }) => arcs.filter(([from]) => from === at).map(([, to]) => ({ arcs, at: to, goal })),
    over: ({ at, goal }) => (at === goal ? false : null),
  }),
];
