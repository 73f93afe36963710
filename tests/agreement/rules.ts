import type { Option, State } from './recursion.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

/** The rules of one family with certain parameters, as simply as possible. */
export interface Rules {
  /** The position as a text of parameters, to which more can be appended. */
  text(state: State): string;
  options(state: State): Option[];
  /** The notation of a move for `play`, with everything counted from 1. */
  notation(option: Option): string;
  /**
   * The state for each entry of the table of one component, in its order; null for an entry without a position. Undefined if
   * the entries are not positions at all.
   */
  table(state: State, component: number, entries: number): (State | null)[] | undefined;
  /** Each component alone, as a state of its own. */
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

/** The numbers 1 to `size`. */
const upTo = (size: number) => Array.from({ length: size }, (_, before) => before + 1);

export const nim: Rules = pileRules('game=nim', upTo);

/** `takes` says whether a turn may take so many coins from a pile of this size; `take` is the parameter that says the same. */
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
  /** The vectors of each piece on this board. */
  pieces: Vector[][];
  /** The pieces' names in the parameters. `extra` is the other parameters they need. */
  names: string[];
  extra: string;
}

const cellText = (cell: number, width: number) =>
  `${'abcdefghijklmnopqrstuvwxyz'[cell % width]}${Math.floor(cell / width) + 1}`;

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

/** A state is the list of the pieces' cells. -1 leaves a piece out, for a component alone. */
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
 * `parents` counts from 0, with -1 at the root; `shape` says the same as a parameter. A tree is one component. An entry of its
 * table is a node's coins alone on the tree.
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
