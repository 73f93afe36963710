import { divisors, isPrime, looping, places, put, sorted, span, statement, type Told } from './statement.ts';

type Pile = [size: number, extra: number];

const at = (piles: readonly (readonly number[])[]) => ({ at: places(piles) });

const withZero = (sizes: readonly number[]): number[][] => sizes.map((size) => [size, 0]);

/** Piles that each have a second number, such as what was taken last. */
const remembering = (key: string, states: Pile[][], becomes: (size: number, extra: number) => Pile[]): Told =>
  statement<Pile[]>(key, {
    states,
    told: at,
    moves: (piles) =>
      piles.flatMap(([size, extra], place) => becomes(size, extra).map((left) => put(piles, place, left))),
  });

/** A pile and the amounts already taken from it. */
interface Used {
  size: number;
  used: number[];
}

/** Coins may only be taken from the first pile left. */
const inOrder = (key: string): Told =>
  statement<number[]>(key, {
    states: [[1], [1, 2], [2, 1], [1, 1, 1], [1, 1, 3], [2, 5, 4], [1, 2, 2], [1, 1, 1, 1]],
    told: (piles) => ({ 'data.p': piles.join(','), at: `(0,${piles[0] ?? 0})` }),
    moves: ([first = 0, ...rest]) => span(0, first - 1).map((left) => (left === 0 ? rest : [left].concat(rest))),
  });

const lowered = (piles: readonly number[], place: number, most = piles[place] ?? 0): number[][] =>
  span(1, most).map((amount) => put(piles, place, (piles[place] ?? 0) - amount));

/** No pile may become smaller than the one before it. */
const notDescending = (key: string): Told =>
  statement<number[]>(key, {
    states: [[2, 2], [1, 2, 4], [3, 6, 6], [2, 3, 5], [1, 1, 3], [4]],
    told: (piles) => ({ piles: piles.join(',') }),
    moves: (piles) => piles.flatMap((size, place) => lowered(piles, place, size - (piles[place - 1] ?? 0))),
  });

/** Coins as their squares from the left. The gaps before them are the stairs, the gap before the last coin the lowest. */
const onStrip = (key: string): Told =>
  statement<number[]>(key, {
    states: [
      [1, 3],
      [2, 4],
      [2, 3, 6],
      [3, 5],
      [2, 5, 6],
      [1, 4, 5],
      [1, 2, 3],
    ],
    told: (coins) => ({
      stairs: [0, ...coins.map((square, place) => square - (coins[place - 1] ?? 0) - 1).toReversed()].join(','),
    }),
    moves: (coins) =>
      coins.flatMap((square, place) =>
        span((coins[place - 1] ?? 0) + 1, square - 1).map((to) => put(coins, place, to)),
      ),
  });

/** A move takes a stone from a pot and puts two into later pots. */
const pots = (key: string): Told =>
  statement<number[]>(key, {
    states: [
      [2, 0, 0],
      [0, 2, 1],
      [1, 0, 1],
      [0, 1, 2],
      [1, 1, 0],
      [2, 1, 0],
      [1, 0, 0, 1],
      [0, 2, 1, 1],
    ],
    told: (stones) => ({ pots: stones.join(',') }),
    moves: (stones) =>
      stones.flatMap((count, from) =>
        count === 0
          ? []
          : span(from + 1, stones.length - 1).flatMap((first) =>
              span(first, stones.length - 1).map((second) =>
                stones.map(
                  (each, place) => each - Number(place === from) + Number(place === first) + Number(place === second),
                ),
              ),
            ),
      ),
  });

/** Problems with piles whose order matters, or piles with a second number. */
export const OF_LISTS: readonly Told[] = [
  remembering(
    'at-arc091f',
    [
      [
        [5, 2],
        [3, 3],
      ],
      [[4, 1]],
      [
        [7, 2],
        [5, 3],
      ],
      [
        [6, 3],
        [3, 1],
      ],
      [[2, 3]],
    ],
    (size, k) => span(1, Math.floor(size / k)).map((amount) => [size - amount, k]),
  ),
  remembering(
    'hr-zero-move-nim',
    [
      [[1, 1]],
      [
        [2, 1],
        [1, 1],
      ],
      [
        [2, 1],
        [4, 1],
      ],
      [
        [2, 1],
        [2, 1],
      ],
      [
        [1, 1],
        [2, 0],
      ],
    ],
    (size, pass) => [
      ...span(0, size - 1).map((left): Pile => [left, pass]),
      ...(size > 0 && pass === 1 ? [[size, 0] as Pile] : []),
    ],
  ),
  remembering(
    'lg-p2148',
    [
      [[1, 1]],
      [
        [1, 2],
        [3, 1],
      ],
      [[3, 3]],
      [
        [3, 5],
        [1, 1],
      ],
      [
        [2, 4],
        [4, 3],
      ],
    ],
    (one, other) => [one, other].flatMap((kept) => span(1, kept - 1).map((part): Pile => [part, kept - part])),
  ),
  remembering('ioi-2005-rec', [[[1, 1]], [[3, 3]], [[4, 3]], [[7, 3]], [[5, 2]], [[6, 6]]], (w, h) => [
    ...span(1, w - 1).map((x): Pile => [Math.max(x, w - x), h]),
    ...span(1, h - 1).map((y): Pile => [w, Math.max(y, h - y)]),
  ]),
  remembering(
    'cf-1312f',
    [
      [
        [7, 0],
        [5, 0],
      ],
      [[1, 0]],
      [
        [3, 0],
        [3, 0],
      ],
      [
        [6, 0],
        [4, 0],
      ],
      [[9, 0]],
    ],
    (size, last) =>
      size === 0
        ? []
        : [
            [Math.max(0, size - 2), 0] as Pile,
            ...[1, 2].filter((kind) => kind !== last).map((kind): Pile => [Math.max(0, size - kind - 2), kind]),
          ],
  ),
  statement<Used[]>('cf-768e', {
    states: [[1], [2], [3], [5], [1, 2], [3, 5], [6, 2], [3, 3, 2]].map((sizes) =>
      sizes.map((size) => ({ size, used: [] })),
    ),
    told: (piles) => at(withZero(piles.map(({ size }) => size))),
    moves: (piles) =>
      piles.flatMap(({ size, used }, place) =>
        span(1, size)
          .filter((amount) => !used.includes(amount))
          .map((amount) => put(piles, place, { size: size - amount, used: sorted([...used, amount]) })),
      ),
  }),
  inOrder('cf-1382b'),
  inOrder('tc-ordered-nim'),
  statement<{ piles: number[]; last: number }>('cf-1396b', {
    states: [
      [2, 0, 0],
      [1, 1, 0],
      [2, 1, 1],
      [3, 2, 2],
      [5, 2, 2],
      [3, 1, 1],
      [2, 2, 3],
    ].map((piles) => ({ piles, last: 0 })),
    told: ({ piles, last }) => ({ at: `(${piles.join(',')},${last})` }),
    moves: ({ piles, last }) =>
      piles.flatMap((size, place) =>
        size === 0 || place + 1 === last ? [] : [{ piles: put(piles, place, size - 1), last: place + 1 }],
      ),
  }),
  statement<number[]>('cf-1147c', {
    states: [
      [1, 1, 1, 1],
      [1, 1, 1, 2],
      [1, 1, 2, 2],
      [3, 1, 4, 1],
      [2, 2, 2, 3],
      [1, 2, 3, 3],
    ],
    told: (piles) => ({ at: `(${piles.join(',')})` }),
    moves: (piles) =>
      [0, 1, 2, 3].flatMap((one) =>
        span(one + 1, 3).flatMap((other) => lowered(piles, one).flatMap((left) => lowered(left, other))),
      ),
  }),
  statement<number[]>('lg-p2599', {
    states: [[3], [2, 2], [1, 2], [3, 1, 9, 4], [2, 1, 2], [1, 3, 2], [2, 2, 1, 2], [4, 1, 3]],
    told: (piles) => ({
      'data.p': piles.join(','),
      at:
        piles.length === 1
          ? `(0,${piles[0] ?? 0},0,0)`
          : `(0,${piles[0] ?? 0},${piles.length - 1},${piles.at(-1) ?? 0})`,
    }),
    moves: (piles) =>
      [...new Set([0, piles.length - 1])]
        .filter((end) => end >= 0)
        .flatMap((end) => lowered(piles, end))
        .map((left) => left.filter((size) => size > 0)),
  }),
  statement<number[]>('usaco-2022-circular-barn', {
    states: [
      [4, 9, 4],
      [1, 1, 1],
      [4, 4, 4],
      [2, 5, 3],
      [4, 5, 8],
      [8, 4, 4],
    ],
    told: (rooms) => ({ at: `(${rooms.join(',')})` }),
    moves: ([first = 0, ...rest]) =>
      span(1, first)
        .filter((amount) => amount === 1 || isPrime(amount))
        .map((amount) => rest.concat(first - amount)),
  }),
  statement<number[]>('tc-cake-party', {
    states: [[1], [2, 1], [3, 3, 1], [3, 3, 4], [2, 2, 2]],
    told: (cakes) => ({ piles: cakes.join(',') }),
    moves: (cakes) => cakes.flatMap((size, place) => (size === Math.max(...cakes) ? lowered(cakes, place) : [])),
  }),
  statement<number[]>('cses-1099', {
    states: [
      [0, 1],
      [0, 0, 2],
      [0, 2, 1],
      [1, 2, 1, 2],
      [0, 1, 3, 1],
      [2, 0, 1],
    ],
    told: (stairs) => ({ stairs: stairs.join(',') }),
    moves: (stairs) =>
      span(1, stairs.length - 1).flatMap((from) =>
        span(1, stairs[from] ?? 0).map((balls) =>
          stairs.map((each, place) => each + (place === from - 1 ? balls : 0) - (place === from ? balls : 0)),
        ),
      ),
  }),
  onStrip('lg-p5363'),
  onStrip('poj-1704'),
  notDescending('tc-stone-game-strategist'),
  notDescending('lg-p3480'),
  // The place of the white stone. Reversing a window of two stones moves it to the window's other place.
  looping<{ place: number; row: number; goal: number }>('tc-stones-game', {
    states: [
      [5, 5, 3],
      [5, 5, 2],
      [5, 1, 2],
      [2, 1, 2],
      [4, 3, 3],
      [6, 2, 6],
    ].map(([row = 0, place = 0, goal = 0]) => ({ place, row, goal })),
    told: ({ place, row, goal }) => ({ 'let.n': String(row), 'let.goal': String(goal), at: `(${place},0)` }),
    moves: ({ place, row, goal }) =>
      span(1, row - 1)
        .filter((first) => first === place || first + 1 === place)
        .map((first) => ({ place: 2 * first + 1 - place, row, goal })),
    over: ({ place, goal }) => (place === goal ? false : null),
  }),
  // Half of the stones taken from one pile go to the other.
  statement<[number, number]>('at-arc072d', {
    states: [
      [2, 1],
      [5, 0],
      [0, 0],
      [4, 8],
      [3, 3],
      [7, 9],
      [6, 7],
    ],
    told: (piles) => ({ at: places([piles]) }),
    moves: ([x, y]) =>
      [
        ...span(1, x).map((half): [number, number] => [x - 2 * half, y + half]),
        ...span(1, y).map((half): [number, number] => [x + half, y - 2 * half]),
      ].filter((left) => Math.min(...left) >= 0),
  }),
  statement<number[]>('at-agc010d', {
    states: [
      [3, 6, 7],
      [1, 2, 4, 8],
      [2, 3],
      [4, 5, 6],
      [1, 1],
      [3, 3, 4],
      [5, 5, 6, 8],
      [2, 2, 3],
      [3, 5],
      [7, 8, 8, 8],
    ],
    told: (numbers) => ({ at: places([[...numbers, 0, 0].slice(0, 4)]) }),
    moves: (numbers) =>
      numbers.flatMap((each, place) => {
        if (each < 2) return [];
        const left = put(numbers, place, each - 1);
        const common = Math.max(
          ...divisors(Math.max(...left)).filter((divisor) => left.every((number) => number % divisor === 0)),
        );
        return [left.map((number) => number / common)];
      }),
  }),
  statement<[number, number]>('poj-2348', {
    states: [
      [34, 12],
      [15, 24],
      [1, 1],
      [3, 2],
      [8, 5],
      [5, 3],
      [25, 7],
      [7, 4],
    ],
    told: (numbers) => ({ at: places([numbers]) }),
    moves: ([a, b]) =>
      Math.min(a, b) === 0
        ? []
        : span(1, Math.floor(Math.max(a, b) / Math.min(a, b))).map((times): [number, number] =>
            a < b ? [a, b - times * a] : [a - times * b, b],
          ),
  }),
  // The occupied squares of each row, counted from the left.
  statement<number[][]>('lg-p2575', {
    states: [[[19, 20]], [[19], [18]], [[18, 19]], [[17, 18], [19]], [[15, 17, 18]], [[16, 18], [17]], [[17], [17]]],
    told: (rows) => ({ at: rows.map((row) => row.reduce((sum, square) => sum + 2 ** (20 - square), 0)).join(',') }),
    moves: (rows) =>
      rows.flatMap((row, which) =>
        row.flatMap((square, place) => {
          const free = span(square + 1, 20).find((each) => !row.includes(each));
          return free === undefined
            ? []
            : [
                put(
                  rows,
                  which,
                  put(row, place, free).toSorted((one, other) => one - other),
                ),
              ];
        }),
      ),
  }),
  // The published sample with the token at each of its places, then a descending order.
  statement<{ order: number[]; place: number }>('cf-1033c', {
    states: [
      ...span(0, 7).map((place) => ({ order: [3, 6, 5, 4, 2, 7, 1, 8], place })),
      ...span(0, 5).map((place) => ({ order: [1, 2, 3, 4, 5, 6].toReversed(), place })),
    ],
    told: ({ order, place }) => ({ 'data.a': order.join(','), at: String(place) }),
    moves: ({ order, place }) => {
      const here = order[place] ?? 0;
      return order.flatMap((there, to) => (there > here && (to - place) % here === 0 ? [{ order, place: to }] : []));
    },
  }),
  pots('tc-roxor'),
  pots('lg-p3185'),
];
