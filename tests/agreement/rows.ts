import type { Option, State } from './recursion.ts';
import type { Rules } from './rules.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

/** The games on a row of heaps, each by its definition alone. A row is one component. */

const replaced = (state: State, item: number, to: number) => state.map((old, index) => (index === item ? to : old));
const sizesBelow = (size: number) => Array.from({ length: size }, (_, smaller) => smaller);
const alone = (heaps: State, kept: number, size: number) => heaps.map((_, heap) => (heap === kept ? size : 0));

function rowRules(parts: Pick<Rules, 'text' | 'options' | 'table'>, first = 1): Rules {
  return { ...parts, notation: ({ item, to }) => `${item + first}:${to}`, components: (heaps) => [heaps] };
}

function taking(heaps: State, legal: (item: number, to: number) => boolean): Option[] {
  return heaps.flatMap((from, item) =>
    sizesBelow(from)
      .filter((to) => legal(item, to))
      .map((to) => ({ item, from, to, state: replaced(heaps, item, to) })),
  );
}

/** Staircase Nim. Only with the numbering ground-0 is the first stair in the list the ground, from which no coins move. */
export function staircase(numbering: 'ground-0' | 'steps-1' | 'steps-0'): Rules {
  const ground = numbering === 'ground-0';
  return rowRules(
    {
      text: (stairs) => `game=staircase&stairs=${stairs.join()}${ground ? '' : `&numbering=${numbering}`}`,
      options: (stairs) =>
        taking(stairs, (item) => item > 0 || !ground).map(({ item, from, to }) => {
          const state = replaced(stairs, item, to);
          if (item === 0) return { item, from, to, state };
          const below = itemAt(stairs, item - 1);
          state[item - 1] = below + from - to;
          return { item, from, to, state, more: [{ item: item - 1, from: below, to: below + from - to }] };
        }),
      table: (stairs) => stairs.map((coins, stair) => alone(stairs, stair, coins)),
    },
    numbering === 'steps-1' ? 1 : 0,
  );
}

/** Piles that must not become smaller than the one before. A difference alone is the table's entry: all piles from it on have its size. */
export const ordered = rowRules({
  text: (piles) => `game=ordered&piles=${piles.join()}`,
  options: (piles) => taking(piles, (item, to) => item === 0 || to >= itemAt(piles, item - 1)),
  table: (piles) =>
    piles.map((size, pile) => {
      const difference = size - (piles[pile - 1] ?? 0);
      return piles.map((_, other) => (other >= pile ? difference : 0));
    }),
});

export const cake = rowRules({
  text: (cakes) => `game=cake&piles=${cakes.join()}`,
  options: (cakes) => taking(cakes, (item) => cakes[item] === Math.max(...cakes)),
  table: () => undefined,
});

export const roxor: Rules = {
  ...rowRules({
    text: (pots) => `game=roxor&pots=${pots.join()}`,
    options: (pots) =>
      pots.flatMap((stones, i) =>
        pots.flatMap((_, j) =>
          pots.flatMap((_other, k) => {
            if (stones === 0 || j <= i || k < j) return [];
            const state = [...pots];
            state[i] = itemAt(state, i) - 1;
            state[j] = itemAt(state, j) + 1;
            state[k] = itemAt(state, k) + 1;
            const more = [...new Set([j, k])].map((item) => ({
              item,
              from: itemAt(pots, item),
              to: itemAt(state, item),
            }));
            return [{ item: i, from: stones, to: stones - 1, state, more }];
          }),
        ),
      ),
    table: (pots) => pots.map((_, pot) => alone(pots, pot, 1)),
  }),
  notation: ({ item, more = [] }) => `${item + 1}:${itemAt(more, 0).item + 1},${more.at(-1)!.item + 1}`,
};
