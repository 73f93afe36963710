import { divisors, eachPile, isPrime, put, sorted, span, statement, taken, type Told } from './statement.ts';

const PILES = [[1], [2], [3], [4], [1, 2], [2, 2], [3, 4], [1, 2, 3], [2, 3, 4], [1, 1, 5], [6, 5], [7]];
const atPiles = (piles: readonly number[]) => ({ piles: piles.join(',') });
const atHeaps = (piles: readonly number[]) => ({ at: piles.join(',') });

/** Piles from which a turn takes one of these amounts. */
const taking = (
  key: string,
  amounts: (size: number) => number[],
  told: (piles: readonly number[]) => Record<string, string> = atPiles,
  states = PILES,
  misere = false,
): Told => statement<number[]>(key, { states, told, moves: (piles) => taken(sorted(piles), amounts), misere });

const upTo = (size: number): number[] => span(1, size);
const among =
  (...amounts: number[]) =>
  (): number[] =>
    amounts;
const haveNoCommonDivisor = (one: number, other: number): boolean =>
  divisors(one).every((divisor) => divisor === 1 || other % divisor !== 0);
const single = (most: number): number[][] => span(1, most).map((size) => [size]);

/** Runs that a turn breaks in two by taking neighbours; `counts` says how many. */
const runs = (key: string, counts: number[], states = PILES): Told =>
  statement<number[]>(key, {
    states,
    told: atPiles,
    moves: (piles) =>
      eachPile(piles, (size) =>
        counts.flatMap((count) => span(0, size - count).map((left) => [left, size - count - left])),
      ).map(sorted),
  });

/** A turn replaces a pile by one of the lists of piles in `becomes`. */
const becoming = (key: string, becomes: (size: number) => number[][], states: number[][]): Told =>
  statement<number[]>(key, { states, told: atHeaps, moves: (piles) => eachPile(piles, becomes).map(sorted) });

const consecutive = (size: number): number[][] =>
  span(2, size)
    .flatMap((count) => span(1, size).map((least) => span(least, least + count - 1)))
    .filter((parts) => parts.reduce((sum, part) => sum + part, 0) === size);

/** All ways to write a number as a sum of two or more different numbers. */
function unequal(size: number, least = 1): number[][] {
  const two = span(least, size)
    .filter((first) => size - first > first)
    .map((first) => [first, size - first]);
  const more = span(least, size).flatMap((first) =>
    unequal(size - first, first + 1).map((rest) => [first].concat(rest)),
  );
  return [...two, ...more];
}

const selectedStones = (piles: readonly number[]): number[][] =>
  span(1, 2 ** piles.length - 1)
    .map((chosen) => piles.map((size, place) => size - ((chosen >> place) & 1)))
    .filter((left) => left.every((size) => size >= 0));

/** Problems whose position is a list of piles under the same rules. */
export const OF_PILES: readonly Told[] = [
  taking('cf-15c', upTo, atPiles, [
    [3, 4, 5, 6],
    [2, 3, 4, 5],
    [1, 2, 3],
  ]),
  taking('cses-1730', upTo),
  taking('cses-1098', among(1, 2, 3)),
  taking('cses-1729', among(1, 3, 4), atPiles, single(12)),
  taking('lc-292', among(1, 2, 3), atPiles, single(9)),
  taking('lc-1510', (size) => span(1, size).map((root) => root * root), atPiles, single(20)),
  taking('hr-game-of-stones', among(2, 3, 5), atPiles, single(14)),
  taking(
    'hr-manasa-and-prime-game',
    (size) => span(2, size).filter((amount) => amount <= 13 && isPrime(amount)),
    atPiles,
    [...PILES, [9, 14], [10, 10]],
  ),
  taking('hr-misere-nim', upTo, atPiles, PILES, true),
  taking('lg-p4279', upTo, atPiles, PILES, true),
  taking('hr-chocolate-in-box', upTo),
  taking('at-dp-k', among(2, 3), atPiles, single(12)),
  taking('at-abc297g', among(2, 3, 4), atPiles, [...PILES, [8, 5], [9]]),
  taking('at-arc168b', among(1, 2, 3, 4), atPiles, [...PILES, [9, 4], [5, 10]]),
  taking('cf-1194d', among(1, 2, 6), atPiles, single(16)),
  taking('poj-2960', among(2, 5), atPiles, [...PILES, [2, 4, 7], [2, 3, 7, 12]]),
  taking(
    'tc-long-long-nim',
    among(2, 4, 7, 11),
    (piles) => ({ piles: piles.join(','), take: '2,4,7,11,20', count: '100' }),
    single(19),
  ),
  taking('hdu-1847', (size) => span(0, size).map((exponent) => 2 ** exponent), atPiles, single(14)),
  taking('hdu-1848', among(1, 2, 3, 5, 8, 13), atPiles, [
    [1, 1, 1],
    [1, 4, 1],
    [4, 7, 9],
    [2, 3, 4],
    [1, 2, 3],
    [5, 4, 1],
  ]),
  taking('kt-bachetsgame', among(1, 3, 8), atPiles, single(23)),
  taking('cf-2004e', (size) => span(1, size).filter((amount) => haveNoCommonDivisor(amount, size))),
  taking('hdu-2897', (size) => (size < 2 ? upTo(size).slice(-1) : span(2, 4)), atHeaps, single(20), true),
  taking('cf-1537d', (size) => divisors(size).filter((divisor) => divisor > 1 && divisor < size), atHeaps, single(40)),
  statement<number[]>('hdu-3032', {
    states: PILES,
    told: atPiles,
    moves: (piles) =>
      eachPile(piles, (size) => [
        ...span(0, size - 1).map((left) => [left]),
        ...span(1, size - 1).map((part) => [part, size - part]),
      ]).map(sorted),
  }),
  taking('loj-1296', (size) => span(1, Math.floor(size / 2)), atHeaps, PILES),
  statement<number>('lc-1025', {
    states: span(1, 16),
    told: (size) => ({ piles: String(size) }),
    moves: (size) =>
      divisors(size)
        .filter((amount) => amount < size)
        .map((amount) => size - amount),
  }),
  statement<number[]>('cses-2208', { states: PILES, told: atPiles, moves: selectedStones }),
  statement<number[]>('cses-2207', {
    states: [...single(14), [7, 8], [3, 5]],
    told: atPiles,
    moves: (piles) =>
      eachPile(piles, (size) =>
        span(1, size - 1)
          .filter((part) => part !== size - part)
          .map((part) => [part, size - part]),
      ).map(sorted),
  }),
  runs('lc-294', [2]),
  runs('hr-game-of-kyles', [1, 2]),
  runs('tc-game-of-segments', [2], single(15)),
  becoming('cf-87c', consecutive, [...single(30), [9, 15]]),
  becoming('hr-stone-piles', unequal, [...single(16), [8, 4], [7, 10]]),
  becoming(
    'cf-603c',
    (size) => [...(size > 0 ? [[size - 1]] : []), ...(size > 0 && size % 2 === 0 ? [[size / 2, size / 2]] : [])],
    PILES,
  ),
  becoming(
    'cf-256c',
    (size) =>
      span(1, size - 1)
        .filter((left) => left ** 4 >= size && left ** 2 <= size)
        .map((left) => [left]),
    [[3], [16], [17], [81, 17], [256], [20, 300]],
  ),
  becoming(
    'hr-tower-breakers-again',
    (height) =>
      divisors(height)
        .filter((count) => count > 1)
        .map((count) => Array.from({ length: count }, () => height / count)),
    [[1], [4], [6], [8], [12], [4, 6], [3, 5], [2, 3]],
  ),
  becoming(
    'hr-tower-breakers-revisited',
    (height) =>
      divisors(height)
        .filter((left) => left < height)
        .map((left) => [left]),
    [[1], [7], [12, 8], [12, 30], [4, 9], [8, 7, 4]],
  ),
  becoming(
    'at-abc368f',
    (number) =>
      divisors(number)
        .filter((left) => left < number)
        .map((left) => [left]),
    [[1], [7], [12, 8], [12, 30], [4, 9], [8, 7, 4]],
  ),
  becoming(
    'hr-stone-division',
    (size) =>
      [5, 2, 3].filter((count) => size % count === 0).map((count) => Array.from({ length: count }, () => size / count)),
    [[4], [7], [15], [12], [30], [8]],
  ),
  becoming(
    'at-abc278g',
    (size) => [2, 3].flatMap((count) => span(0, size - count).map((left) => [left, size - count - left])),
    single(12),
  ),
  becoming(
    'at-abc255g',
    (size) =>
      span(1, size)
        .filter((amount) => !(size === 3 && amount === 1) && !(size === 4 && amount === 3))
        .map((amount) => [size - amount]),
    [[3], [3, 4], [3, 4, 5], [2, 3, 4], [5, 4]],
  ),
  statement<number[]>('hr-nimble', {
    states: [
      [0, 2, 3],
      [0, 0, 2],
      [5, 1, 1, 1],
      [0, 3, 3, 3],
    ],
    told: (counts) => ({
      coins: counts
        .flatMap((count, square) => (square > 0 ? Array.from({ length: count }, () => square) : []))
        .join(','),
    }),
    moves: (counts) =>
      counts.flatMap((count, from) =>
        count === 0 ? [] : span(0, from - 1).map((to) => put(put(counts, from, count - 1), to, (counts[to] ?? 0) + 1)),
      ),
  }),
  // Each pile with how often coins may still be added to it: one or two at a time.
  statement<[number, number][]>('hr-poker-nim', {
    states: [
      [
        [1, 2],
        [1, 2],
      ],
      [
        [2, 2],
        [1, 2],
      ],
      [[3, 1]],
      [
        [1, 2],
        [2, 2],
        [3, 2],
      ],
    ],
    told: (piles) => ({ piles: piles.map(([size]) => size).join(','), adds: piles.map(([, adds]) => adds).join(',') }),
    moves: (piles) =>
      piles.flatMap(([size, adds], place) => [
        ...span(0, size - 1).map((left) => put(piles, place, [left, adds] as [number, number])),
        ...(adds > 0 ? [1, 2].map((more) => put(piles, place, [size + more, adds - 1] as [number, number])) : []),
      ]),
  }),
];
