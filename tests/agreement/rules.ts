import type { Option, State } from './recursion.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

/** The rules of one family with their parameters set, in the fewest words. */
export interface Rules {
  /** The parameters without the position, ready for more. */
  text(state: State): string;
  options(state: State): Option[];
  /** How `play` writes a move, with everything counted from 1. */
  notation(option: Option): string;
  /**
   * The states that the table of one component of `state` has entries for, in its order; null where there is no position.
   * Undefined where its entries are no positions.
   */
  table(state: State, component: number, entries: number): (State | null)[] | undefined;
  /** The components alone: one state each. */
  components(state: State): State[];
}

const replaced = (state: State, item: number, to: number) => state.map((old, index) => (index === item ? to : old));

function pileRules(game: string, takes: (size: number) => number[]): Rules {
  return {
    text: (piles) => `${game}&piles=${piles.join()}`,
    options: (piles) =>
      piles.flatMap((from, item) =>
        takes(from).map((take) => ({ item, from, to: from - take, state: replaced(piles, item, from - take) })),
      ),
    notation: ({ item, to }) => `${item + 1}:${to}`,
    table: (_, _component, entries) => Array.from({ length: entries }, (_size, size) => [size]),
    components: (piles) => piles.map((size) => [size]),
  };
}

/** The numbers from 1 on. */
const upTo = (size: number) => Array.from({ length: size }, (_, before) => before + 1);

export const nim: Rules = pileRules('game=nim', upTo);

/** `takes` says of a number of coins and a pile's size whether the turn is allowed, `take` says the same as a parameter. */
export function subtraction(take: string, takes: (coins: number, size: number) => boolean): Rules {
  return pileRules(`game=subtraction&take=${take}`, (size) => upTo(size).filter((coins) => takes(coins, size)));
}

export interface Vector {
  dx: number;
  dy: number;
  slide: boolean;
}

export interface Board {
  width: number;
  height: number;
  holes: number[];
  /** Each piece's vectors as they are on this board. */
  pieces: Vector[][];
  /** How the parameters name the pieces, and whatever else they need. */
  names: string[];
  extra: string;
}

const cellText = (cell: number, width: number) => `${'abcdefghijklmnopqrstuvwxyz'[cell % width]}${Math.floor(cell / width) + 1}`;

function reached({ width, height, holes }: Board, vector: Vector, from: number): number[] {
  const cells: number[] = [];
  let x = (from % width) + vector.dx;
  let y = Math.floor(from / width) + vector.dy;
  while (x >= 0 && x < width && y >= 0 && y < height && !holes.includes(x + y * width)) {
    cells.push(x + y * width);
    if (!vector.slide) break;
    x += vector.dx;
    y += vector.dy;
  }
  return cells;
}

/** A state is the cells of the pieces; -1 is a piece left out, so that one component stands alone. */
export function board(rules: Board): Rules {
  const alone = (piece: number, cell: number) => rules.pieces.map((_, index) => (index === piece ? cell : -1));
  const { width, height, holes, names, extra } = rules;
  return {
    text: (cells) => {
      const pieces = cells.map((cell, index) => `${names[index]}@${cellText(cell, width)}`);
      const damaged = holes.length > 0 ? `&holes=${holes.map((cell) => cellText(cell, width)).join()}` : '';
      return `game=board&size=${width}x${height}&pieces=${pieces.join()}${damaged}${extra}`;
    },
    options: (cells) =>
      cells.flatMap((from, item) => {
        if (from < 0) return [];
        const targets = new Set(itemAt(rules.pieces, item).flatMap((vector) => reached(rules, vector, from)));
        return [...targets].map((to) => ({ item, from, to, state: replaced(cells, item, to) }));
      }),
    notation: ({ item, to }) => `${item + 1}:${cellText(to, width)}`,
    table: (_state, piece) =>
      Array.from({ length: width * height }, (_, cell) => (holes.includes(cell) ? null : alone(piece, cell))),
    components: (cells) => cells.map((cell, piece) => alone(piece, cell)),
  };
}

export const byParents = (parents: readonly number[]) => `parents=${parents.map((parent) => parent + 1).join()}`;

/**
 * `parents` counts from 0, with -1 at the root; `shape` says the same as a parameter. A tree is one component; its table has
 * the coins of each node alone.
 */
export function tree(parents: readonly number[], shape = byParents(parents)): Rules {
  return {
    text: (coins) => `game=tree&${shape}&coins=${coins.join()}`,
    options: (coins) =>
      coins.flatMap((from, item) => {
        const parent = itemAt(parents, item);
        if (parent < 0) return [];
        return Array.from({ length: from }, (_, to) => {
          const state = replaced(coins, item, to);
          const above = itemAt(coins, parent);
          state[parent] = above + from - to;
          return { item, from, to, state, more: [{ item: parent, from: above, to: itemAt(state, parent) }] };
        });
      }),
    notation: ({ item, to }) => `${item + 1}:${to}`,
    table: (state) => state.map((coins, node) => parents.map((_, other) => (other === node ? coins : 0))),
    components: (coins) => [coins],
  };
}
