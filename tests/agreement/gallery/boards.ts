import { places, put, span, statement, type Told } from './statement.ts';

const at = (piles: readonly (readonly number[])[]) => ({ at: places(piles) });

/** The moves of a queen towards the corner of an infinite board. */
const queenMoves = ([x, y]: readonly [number, number]): [number, number][] => [
  ...span(1, x).map((k): [number, number] => [x - k, y]),
  ...span(1, y).map((k): [number, number] => [x, y - k]),
  ...span(1, Math.min(x, y)).map((k): [number, number] => [x - k, y - k]),
];

/** Pieces on a board. A turn moves one of them. */
const pieces = (
  key: string,
  states: [number, number][][],
  moves: (at: [number, number]) => [number, number][],
  told: (state: [number, number][]) => Record<string, string>,
  over?: (state: [number, number][]) => boolean | null,
): Told =>
  statement<[number, number][]>(key, {
    states,
    told,
    moves: (state) => state.flatMap((each, place) => moves(each).map((to) => put(state, place, to))),
    ...(over ? { over } : {}),
  });

/** Play is over, and lost for the player to move, once a queen is in the corner. */
const arrived = (state: readonly (readonly [number, number])[]): boolean | null =>
  state.some(([x, y]) => x === 0 && y === 0) ? false : null;

const FAR_QUEENS: [number, number][][] = [
  [[1, 2]],
  [[2, 3]],
  [[3, 4]],
  [
    [3, 5],
    [2, 4],
  ],
  [
    [1, 2],
    [3, 4],
  ],
  [
    [4, 6],
    [2, 5],
  ],
];

const cell = ([x, y]: readonly [number, number]): string => `${'abcdefghijklmno'[x] ?? ''}${y + 1}`;

const leaps =
  (deltas: readonly (readonly [number, number])[], size: number) =>
  ([x, y]: readonly [number, number]): [number, number][] =>
    deltas
      .map(([dx, dy]): [number, number] => [x + dx, y + dy])
      .filter(([a, b]) => a >= 0 && b >= 0 && a < size && b < size);

/** Problems with pieces on a board. */
export const OF_BOARDS: readonly Told[] = [
  pieces(
    'cf-gym-marbles',
    [
      ...FAR_QUEENS,
      [
        [1, 3],
        [2, 3],
      ],
      [
        [0, 3],
        [1, 2],
      ],
      [[2, 2]],
      [
        [0, 0],
        [3, 3],
      ],
    ],
    queenMoves,
    at,
    arrived,
  ),
  pieces('tc-chess-training', FAR_QUEENS, queenMoves, at, arrived),
  pieces('lg-p2252', [[[1, 2]], [[2, 2]], [[3, 5]], [[4, 7]], [[3, 4]]], queenMoves, ([queen = [0, 0]]) => ({
    pieces: `queen@${cell(queen)}`,
  })),
  pieces(
    'hr-chessboard-again',
    [
      [[4, 3]],
      [
        [4, 3],
        [5, 6],
      ],
      [[0, 1]],
      [[6, 6]],
      [
        [3, 3],
        [3, 3],
      ],
    ],
    leaps(
      [
        [-2, 1],
        [-2, -1],
        [1, -2],
        [-1, -2],
      ],
      15,
    ),
    (state) => ({ pieces: state.map((each) => `knight4@${cell(each)}`).join(',') }),
  ),
  pieces(
    'hdu-2147',
    [[[4, 3]], [[4, 2]], [[0, 0]], [[1, 3]], [[2, 0]]],
    ([x, y]) =>
      (
        [
          [x - 1, y],
          [x, y - 1],
          [x - 1, y - 1],
        ] as [number, number][]
      ).filter((to) => Math.min(...to) >= 0),
    ([king = [0, 0]]) => ({ pieces: `king@${cell(king)}` }),
  ),
  pieces(
    'loj-1315',
    [
      [[1, 0]],
      [
        [2, 5],
        [3, 5],
      ],
      [[3, 3]],
      [
        [2, 2],
        [4, 1],
      ],
    ],
    leaps(
      [
        [1, -2],
        [-1, -3],
        [-1, -2],
        [-2, -1],
        [-3, -1],
        [-2, 1],
      ],
      20,
    ),
    (state) => ({ pieces: state.map((each) => `hyper@${cell(each)}`).join(',') }),
  ),
  pieces(
    'hr-bobs-game',
    [
      [[3, 0]],
      [
        [3, 0],
        [2, 1],
      ],
      [[1, 0]],
      [
        [2, 0],
        [3, 1],
      ],
    ],
    // One cell up, left, or diagonally both, on a board four wide and three high with two damaged cells.
    ([x, y]) =>
      (
        [
          [x, y + 1],
          [x - 1, y],
          [x - 1, y + 1],
        ] as [number, number][]
      ).filter(([a, b]) => a >= 0 && b < 3 && !(a === 1 && b === 1) && !(a === 2 && b === 2)),
    (state) => ({ pieces: state.map((each) => `king@${cell(each)}`).join(',') }),
  ),
];
