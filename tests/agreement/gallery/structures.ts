import { divisors, isPrime, places, put, sorted, span, statement, table, type Told } from './statement.ts';

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

const INTERVALS: [number, number][][] = [
  [
    [1, 3],
    [2, 5],
  ],
  [
    [1, 3],
    [3, 5],
  ],
  [
    [1, 3],
    [2, 5],
    [4, 6],
    [6, 9],
  ],
  [
    [1, 9],
    [2, 3],
    [4, 5],
  ],
  [
    [1, 4],
    [2, 6],
    [5, 8],
    [7, 9],
  ],
];

/** A ring or path of `size` vertices. In a ring the two ends are neighbours. */
interface Graph {
  size: number;
  ring: boolean;
}

/** A turn removes some neighbouring vertices from a ring, which becomes a path, or from a path. */
const chains = (key: string, counts: readonly number[], sizes: readonly (readonly number[])[]): Told =>
  statement<Graph[]>(key, {
    states: sizes.map((each) => each.map((size) => ({ size, ring: true }))),
    told: (graphs) => ({ at: places(graphs.map(({ size, ring }) => [size, Number(ring)])) }),
    moves: (graphs) =>
      graphs.flatMap(({ size, ring }, place) =>
        counts
          .filter((count) => count <= size)
          .flatMap((count) =>
            ring
              ? [put(graphs, place, { size: size - count, ring: false })]
              : span(0, size - count).map((left) =>
                  put(graphs, place, { size: left, ring: false }, { size: size - count - left, ring: false }),
                ),
          ),
      ),
  });

const unordered = (sheets: readonly [number, number][]): [number, number][] =>
  sheets
    .map(([w, h]): [number, number] => [Math.min(w, h), Math.max(w, h)])
    .toSorted(([w, h], [x, y]) => w - x || h - y);

/** The gaps between crosses as heap sizes of a game whose moves take three coins side by side. */
function gapsOf(row: string): number[] {
  const gaps = row.split('X').map((gap) => gap.length);
  return gaps.map((gap, place) => gap + 2 - 2 * Number(place > 0) - 2 * Number(place < gaps.length - 1));
}

/** The neighbour of a gap: 1 for the digit 0, 2 for the digit 1, 0 for the end of the row. */
const digitAt = (row: string, place: number): number => (row[place] === undefined ? 0 : Number(row[place]) + 1);

/** Problems with other positions, such as grids, rings, numbers or words. */
export const OF_STRUCTURES: readonly Told[] = [
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
  statement<{ all: [number, number][]; chosen: number[] }>('at-abc206f', {
    states: INTERVALS.map((all) => ({ all, chosen: [] })),
    told: ({ all }) => ({ 'data.s': table(all), at: '(1,100)' }),
    moves: ({ all, chosen }) =>
      all.flatMap(([from, to], each) =>
        chosen.every((other) => (all[other]?.[1] ?? 0) <= from || (all[other]?.[0] ?? 0) >= to)
          ? [{ all, chosen: sorted([...chosen.map((one) => one + 1), each + 1]).map((one) => one - 1) }]
          : [],
      ),
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
  statement<number[]>('hr-permutation-game', {
    states: [
      [1, 3, 2],
      [3, 2, 1],
      [5, 3, 2, 1, 4],
      [2, 1],
      [2, 4, 1, 3],
      [4, 3, 2, 1],
    ],
    told: (order) => ({ 'data.p': order.join(',') }),
    moves: (order) => order.map((_, place) => put(order, place)),
    over: (order) => (order.every((each, place) => place === 0 || each > (order[place - 1] ?? 0)) ? false : null),
  }),
  statement<number[]>('hr-silly-game', {
    states: span(1, 14).map((most) => span(1, most)),
    told: (numbers) => ({ at: `(${numbers.length},0)` }),
    moves: (numbers) => numbers.filter(isPrime).map((prime) => numbers.filter((each) => each % prime !== 0)),
  }),
  statement<number[]>('cf-850c', {
    // Each prime is a component: the set of its exponents.
    states: [[2], [4, 8], [17, 17], [4, 8, 9, 3], [1, 5], [16, 4, 27], [36, 6]],
    told: (numbers) => {
      const primes = span(2, 40).filter((prime) => isPrime(prime) && numbers.some((each) => each % prime === 0));
      const exponents = (prime: number): number[] =>
        numbers
          .map(
            (each) =>
              divisors(each).filter(
                (power) => power > 1 && divisors(power).every((divisor) => divisor === 1 || divisor % prime === 0),
              ).length,
          )
          .filter((exponent) => exponent > 0);
      return {
        at: primes
          .map((prime) => [...new Set(exponents(prime))].reduce((sum, exponent) => sum + 2 ** exponent, 0))
          .join(','),
      };
    },
    moves: (numbers) =>
      span(2, Math.max(...numbers))
        .filter((power) => divisors(power).filter(isPrime).length === 1 && numbers.some((each) => each % power === 0))
        .map((power) => numbers.map((each) => (each % power === 0 ? each / power : each))),
  }),
  statement<number[]>('cf-317d', {
    states: span(1, 10).map((most) => span(1, most)),
    // For each number that is not a power of another: how many of its powers are there. 1 has only itself.
    told: (numbers) => {
      const powersOf = (base: number): number[] =>
        span(1, 5)
          .map((exponent) => base ** exponent)
          .filter((power) => power <= numbers.length);
      const bases = numbers.filter(
        (each) => each > 1 && numbers.every((other) => other < 2 || other === each || !powersOf(other).includes(each)),
      );
      return { at: places([[1, 0], ...bases.map((base) => [powersOf(base).length, 0])]) };
    },
    moves: (numbers) =>
      numbers.map((chosen) => numbers.filter((each) => !span(1, 5).some((exponent) => chosen ** exponent === each))),
  }),
  chains('cf-1823e', [2, 3], [[3, 3], [3], [4], [5], [6], [5, 4], [7]]),
  chains(
    'hdu-3980',
    [2],
    span(1, 12).map((size) => [size]),
  ),
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
  statement<string>('loj-1229', {
    states: [
      '...',
      '....',
      '.....',
      '......',
      '.......',
      '.........',
      'X...',
      '..X....',
      '...X....X..',
      'X.......X',
      '....X.....',
    ],
    told: (row) => ({
      piles:
        gapsOf(row)
          .filter((gap) => gap > 0)
          .join(',') || '0',
    }),
    moves: (row) =>
      [...row].flatMap((here, place) => (here === '.' ? [`${row.slice(0, place)}X${row.slice(place + 1)}`] : [])),
    over: (row) => (row.includes('XXX') ? false : null),
  }),
  statement<string>('at-arc151c', {
    // The first is the published sample.
    states: ['.0.1...', '.', '..', '...', '0.0', '0.1', '0..1', '.1.1', '0...1..', '..0..', '.0..0.1.'],
    told: (row) => ({
      at: places(
        [...row.matchAll(/\.+/g)].map(({ 0: gap, index }) => [
          gap.length,
          digitAt(row, index - 1),
          digitAt(row, index + gap.length),
        ]),
      ),
    }),
    moves: (row) =>
      [...row].flatMap((here, place) =>
        here === '.'
          ? ['0', '1']
              .filter((digit) => row[place - 1] !== digit && row[place + 1] !== digit)
              .map((digit) => `${row.slice(0, place)}${digit}${row.slice(place + 1)}`)
          : [],
      ),
  }),
  statement<number[]>('tc-split-stone-game', {
    states: [
      [1, 1, 1],
      [2, 2],
      [1, 1, 2],
      [1, 2, 2, 1],
      [3, 1, 1, 1],
      [2, 2, 2, 2],
      [1, 1, 1, 1],
    ],
    told: (piles) => ({ at: `(${piles.length},${Number(piles.some((size) => size > 1))})` }),
    moves: (piles) =>
      piles.flatMap((size, from) =>
        span(1, size - 1).flatMap((part) =>
          span(0, piles.length - 1).flatMap((one) =>
            span(0, piles.length - 1).flatMap((other) =>
              one === other || one === from || other === from
                ? []
                : [
                    piles
                      .map((each, place) => each + (place === one ? part : place === other ? size - part : 0))
                      .filter((_, place) => place !== from),
                  ],
            ),
          ),
        ),
      ),
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
  statement<number[]>('at-agc002e', {
    states: [[1], [3, 1], [2, 1, 1], [3, 2, 1], [4, 3, 1], [2, 2], [3, 3, 2]],
    told: (piles) => ({ 'data.a': piles.join(',') }),
    moves: (piles) =>
      piles.length === 0 ? [] : [piles.slice(1), piles.map((size) => size - 1).filter((size) => size > 0)],
    // The player who eats the last candy loses.
    misere: true,
  }),
  statement<{ free: number[]; left: number; most: number }>('lc-464', {
    states: [
      [3, 4],
      [4, 6],
      [5, 9],
      [4, 1],
      [5, 12],
      [6, 14],
    ].map(([most = 0, left = 0]) => ({ free: span(1, most), left, most })),
    told: ({ left, most }) => ({ 'let.most': String(most), at: `(0,${left})` }),
    moves: ({ free, left, most }) =>
      free.map((number) => ({ free: free.filter((each) => each !== number), left: Math.max(0, left - number), most })),
    over: ({ left }) => (left === 0 ? false : null),
  }),
  statement<{ left: number; most: number }>('lg-p6487', {
    states: [
      [4, 3],
      [5, 4],
      [8, 7],
      [13, 12],
      [12, 11],
      [20, 19],
      [7, 1],
    ].map(([left = 0, most = 0]) => ({ left, most })),
    told: ({ left, most }) => ({ at: `(${left},${most})` }),
    moves: ({ left, most }) =>
      span(1, Math.min(left, most)).map((amount) => ({ left: left - amount, most: 2 * amount })),
  }),
  // A cut is possible at a letter whose neighbours are equal. The link has the lengths of the runs of such letters.
  statement<string[]>('cf-305e', {
    states: [['abacaba'], ['abcde'], ['aba'], ['ababa'], ['aaaaa'], ['abaxcbc']],
    told: ([word = '']) => ({
      piles:
        [...word]
          .map((_, place) => (place > 0 && word[place - 1] === word[place + 1] ? 'x' : ' '))
          .join('')
          .split(' ')
          .filter((run) => run !== '')
          .map((run) => run.length)
          .join(',') || '0',
    }),
    moves: (words) =>
      words.flatMap((word, which) =>
        span(1, word.length - 2)
          .filter((place) => word[place - 1] === word[place + 1])
          .map((place) => put(words, which, word.slice(0, place), word.slice(place + 1))),
      ),
  }),
];
