import { places, span, statement, type Told } from './statement.ts';

/** Turns some items: those in the list are removed, the others are added. */
function turned<Item>(there: readonly Item[], items: readonly Item[]): Item[] {
  const nameOf = (item: Item): string => JSON.stringify(item);
  const before = new Set(there.map(nameOf));
  const names = new Set(items.map(nameOf));
  return [
    ...there.filter((item) => !names.has(nameOf(item))),
    ...items.filter((item) => !before.has(nameOf(item))),
  ].toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** A row of `length` stones, some of them white. */
interface Row {
  white: number[];
  length: number;
}

const ROWS: Row[] = [
  [9, 1, 2, 4, 7, 8],
  [3, 1, 2],
  [3, 2, 3],
  [6, 2, 3],
  [8, 1, 4, 5],
  [5, 3],
  [8, 2, 3, 5, 1],
].map(([length = 0, ...white]) => ({ white, length }));

/** Problems whose turns turn over coins, the last of which shows heads. */
export const OF_COINS: readonly Told[] = [
  statement<Row>('lg-p3179', {
    states: ROWS,
    told: ({ white, length }) => ({ 'let.n': String(length), at: white.join(',') }),
    moves: ({ white, length }) =>
      white.flatMap((place) =>
        span(1, Math.floor(length / place)).map((most) => ({
          length,
          white: turned(
            white,
            span(1, most).map((times) => times * place),
          ),
        })),
      ),
  }),
  statement<number[]>('hdu-3537', {
    states: [
      [0],
      [0, 1],
      [0, 1, 2],
      [1, 2, 3],
      [0, 1, 2, 3, 4],
      [2, 3, 5],
      [0, 1, 2, 3],
      [0, 1, 4, 5],
      [0, 1, 2, 3, 4, 5],
    ],
    told: (heads) => ({ at: heads.join(',') }),
    moves: (heads) =>
      heads.flatMap((last) =>
        span(0, last).flatMap((one) => span(0, one).map((other) => turned(heads, [...new Set([last, one, other])]))),
      ),
  }),
  statement<[number, number][]>('cf-494e', {
    states: [
      [[1, 1]],
      [[2, 2]],
      [
        [1, 2],
        [2, 1],
      ],
      [
        [2, 2],
        [2, 3],
        [3, 4],
      ],
      [
        [2, 2],
        [3, 3],
      ],
      [
        [2, 2],
        [2, 4],
      ],
      [
        [4, 4],
        [2, 2],
        [1, 1],
      ],
    ],
    told: (heads) => ({ at: places(heads) }),
    moves: (heads) =>
      heads.flatMap(([row, column]) =>
        span(1, Math.min(2, row, column)).map((side) =>
          turned(
            heads,
            span(0, side - 1).flatMap((up) =>
              span(0, side - 1).map((left): [number, number] => [row - up, column - left]),
            ),
          ),
        ),
      ),
  }),
  statement<[number, number, number][]>('poj-3533', {
    states: [
      [[1, 1, 1]],
      [
        [1, 2, 3],
        [2, 2, 1],
      ],
      [
        [1, 1, 2],
        [1, 2, 1],
      ],
      [
        [1, 1, 2],
        [2, 1, 1],
        [1, 1, 1],
      ],
      [
        [1, 2, 2],
        [1, 1, 1],
      ],
      [
        [1, 2, 2],
        [1, 1, 3],
      ],
    ],
    told: (lights) => ({ at: places(lights) }),
    moves: (lights) =>
      lights.flatMap(([x, y, z]) =>
        span(1, x).flatMap((a) =>
          span(1, y).flatMap((b) =>
            span(1, z).map((c) =>
              turned(
                lights,
                [...new Set([a, x])].flatMap((one) =>
                  [...new Set([b, y])].flatMap((two) =>
                    [...new Set([c, z])].map((three): [number, number, number] => [one, two, three]),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
  }),
];
