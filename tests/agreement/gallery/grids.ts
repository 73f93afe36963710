import { isPrime, places, put, span, statement, table, type Told } from './statement.ts';

type Cut = [top: number, left: number, bottom: number, right: number];

type Box = [number, number, number];

const DIGITS = [
  [[1]],
  [
    [2, 3],
    [5, 7],
  ],
  [
    [2, 4, 3],
    [5, 7, 1],
    [3, 2, 2],
  ],
  [
    [1, 2],
    [4, 6],
  ],
  [
    [9, 2, 2],
    [2, 2, 2],
    [2, 2, 8],
  ],
];

const DISHES = [
  [[0]],
  [[0, 1]],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [0, 0, 1],
    [0, 0, 0],
    [1, 0, 0],
  ],
  [
    [1, 0],
    [0, 1],
  ],
  [
    [0, 1, 0],
    [0, 0, 0],
  ],
];

const whole = (grid: readonly (readonly number[])[]): Cut => [0, 0, grid.length, grid[0]?.length ?? 0];

const cellsOf = (grid: readonly (readonly number[])[], [top, left, bottom, right]: Cut): number[] =>
  span(top, bottom - 1).flatMap((r) => span(left, right - 1).map((c) => grid[r]?.[c] ?? 0));

const painted = (
  grid: readonly (readonly number[])[],
  cells: readonly (readonly number[])[],
  value: number,
): number[][] =>
  grid.map((row, r) => row.map((cell, c) => (cells.some(([y, x]) => y === r && x === c) ? value : cell)));

/** A grid and the rectangles into which it has been cut. */
interface Pieces {
  grid: number[][];
  cuts: Cut[];
}

const grids = (key: string, kinds: readonly number[][][], halves: (grid: number[][], cut: Cut) => [Cut, Cut][]): Told =>
  statement<Pieces>(key, {
    states: kinds.map((grid) => ({ grid, cuts: [whole(grid)] })),
    told: ({ grid }) => ({ 'data.g': table(grid), at: places([whole(grid)]) }),
    moves: ({ grid, cuts }) =>
      cuts.flatMap((cut, place) => halves(grid, cut).map((two) => ({ grid, cuts: put(cuts, place, ...two) }))),
  });

const RAYS = [
  [[1], [2]],
  [
    [1, 2],
    [2, 2],
  ],
  [
    [1, 1],
    [1, 1],
  ],
  [
    [1, 2, 1],
    [2, 1, 1],
  ],
  [
    [1, 3, 2],
    [2, 1, 3],
  ],
  [
    [3, 3],
    [3, 3],
  ],
  [
    [1, 2, 1],
    [1, 2, 2],
  ],
];

/** Crosses all cells along the rays from a cell, up to the edge or to a cell already crossed. */
function crossed(board: number[][], row: number, column: number): number[][] {
  const kind = board[row]?.[column] ?? 0;
  const directions = [
    ...(kind === 2
      ? []
      : [
          [1, -1],
          [-1, 1],
        ]),
    ...(kind === 1
      ? []
      : [
          [-1, -1],
          [1, 1],
        ]),
  ] as [number, number][];
  const met = [[row, column]];
  for (const [dr, dc] of directions) {
    for (let r = row + dr, c = column + dc; (board[r]?.[c] ?? 0) > 0; r += dr, c += dc) met.push([r, c]);
  }
  return painted(board, met, 0);
}

const unordered = (sheets: readonly [number, number][]): [number, number][] =>
  sheets
    .map(([w, h]): [number, number] => [Math.min(w, h), Math.max(w, h)])
    .toSorted(([w, h], [x, y]) => w - x || h - y);

/** Problems with a grid, a sheet or a box that is painted or cut. */
export const OF_GRIDS: readonly Told[] = [
  grids('hr-digits-square-board', DIGITS, (grid, cut) => {
    const [top, left, bottom, right] = cut;
    if (cellsOf(grid, cut).every(isPrime)) return [];
    return [
      ...span(top + 1, bottom - 1).map((r): [Cut, Cut] => [
        [top, left, r, right],
        [r, left, bottom, right],
      ]),
      ...span(left + 1, right - 1).map((c): [Cut, Cut] => [
        [top, left, bottom, c],
        [top, c, bottom, right],
      ]),
    ];
  }),
  // The dish itself: 2 marks bacteria, which colonies do not grow through. A safe run of free cells may be filled from any of its cells.
  statement<number[][]>('gcj-2019-1c', {
    states: DISHES,
    told: (grid) => ({ 'data.g': table(grid), at: places([whole(grid)]) }),
    moves: (grid) => {
      const free = grid.flatMap((row, r) => row.flatMap((cell, c) => (cell === 0 ? [[r, c] as const] : [])));
      const grown = ([dr, dc]: readonly [number, number]) =>
        free.flatMap(([r, c]) => {
          const run = [[r, c]];
          for (const step of [1, -1]) {
            for (
              let y = r + dr * step, x = c + dc * step;
              grid[y]?.[x] !== undefined && grid[y]?.[x] !== 2;
              y += dr * step, x += dc * step
            )
              run.push([y, x]);
          }
          if (run.some(([y = 0, x = 0]) => grid[y]?.[x] === 1)) return [];
          return [painted(grid, run, 2)];
        });
      return [...grown([0, 1]), ...grown([1, 0])];
    },
  }),
  statement<number[][]>('cf-138d', {
    states: RAYS,
    told: (board) => {
      const [, , n, m] = whole(board);
      return {
        'data.g': table(board),
        'let.m': String(m),
        at: places([
          [2, n + m, 2, n + m],
          [3, n + m, 2, n + m],
        ]),
      };
    },
    moves: (board) => board.flatMap((row, r) => row.flatMap((cell, c) => (cell > 0 ? [crossed(board, r, c)] : []))),
  }),
  statement<Box[]>('kt-cuboid-slicing-game', {
    states: [
      [[1, 1, 1]],
      [[2, 2, 1]],
      [[2, 3, 1]],
      [
        [1, 1, 2],
        [3, 1, 1],
      ],
      [
        [1, 2, 3],
        [1, 3, 2],
      ],
      [[2, 2, 2]],
    ],
    told: (boxes) => ({ at: places(boxes) }),
    moves: (boxes) =>
      boxes.flatMap(([a, b, c], place) =>
        span(0, a - 1).flatMap((x) =>
          span(0, b - 1).flatMap((y) =>
            span(0, c - 1).map((z) =>
              put(
                boxes,
                place,
                ...[x, a - 1 - x]
                  .flatMap((i) => [y, b - 1 - y].flatMap((j) => [z, c - 1 - z].map((k): Box => [i, j, k])))
                  .filter((box) => !box.includes(0)),
              ),
            ),
          ),
        ),
      ),
  }),
  // Sheets of paper. Play is over once a cut has made a single cell.
  statement<[number, number][]>('poj-2311', {
    states: [
      [2, 2],
      [3, 2],
      [4, 2],
      [3, 3],
      [4, 3],
      [5, 2],
      [4, 4],
      [6, 2],
      [5, 3],
    ].map(([w = 0, h = 0]) => [[w, h]]),
    told: (sheets) => ({ at: places(sheets) }),
    moves: (sheets) =>
      sheets.flatMap(([w, h], place) => [
        ...span(1, w - 1).map((x) =>
          unordered(put(sheets, place, [x, h] as [number, number], [w - x, h] as [number, number])),
        ),
        ...span(1, h - 1).map((y) =>
          unordered(put(sheets, place, [w, y] as [number, number], [w, h - y] as [number, number])),
        ),
      ]),
    over: (sheets) => (sheets.some(([w, h]) => w * h === 1) ? false : null),
  }),
  // The squares of each row from below. The player who bites the last one loses.
  statement<number[]>('hr-bitter-chocolate', {
    states: [[1], [2], [2, 1], [2, 2], [3, 1, 1], [3, 2], [3, 2, 2], [2, 2, 1], [4, 3, 2], [4, 2, 2]],
    told: (rows) => ({ rows: rows.join(',') }),
    moves: (rows) =>
      rows.flatMap((length, row) =>
        span(0, length - 1).map((left) =>
          rows.map((each, place) => (place >= row ? Math.min(each, left) : each)).filter((each) => each > 0),
        ),
      ),
    misere: true,
  }),
];
