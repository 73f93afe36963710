import { divisors, isPrime, places, put, sorted, span, statement, table, type Told } from './statement.ts';

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

/** The gaps between crosses as heap sizes of a game whose moves take three coins side by side. */
function gapsOf(row: string): number[] {
  const gaps = row.split('X').map((gap) => gap.length);
  return gaps.map((gap, place) => gap + 2 - 2 * Number(place > 0) - 2 * Number(place < gaps.length - 1));
}

/** The neighbour of a gap: 1 for the digit 0, 2 for the digit 1, 0 for the end of the row. */
const digitAt = (row: string, place: number): number => (row[place] === undefined ? 0 : Number(row[place]) + 1);

/** Problems with other positions, such as rings, numbers or words. */
export const OF_STRUCTURES: readonly Told[] = [
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
