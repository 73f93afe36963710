/** Contest problems by their statements, independently of the gallery's rules: recursion over whole positions tries every move. */

import { PROBLEMS } from '../../../web/src/gallery/problems/all.model.ts';

export interface Told {
  key: string;
  /** Positions in the gallery's notation, each with its outcome for the player to move. */
  instances(): { text: string; outcome: 'win' | 'lose' | 'draw' }[];
}

export interface Statement<State> {
  states: readonly State[];
  /** The link's parameters that the position changes. */
  told: (state: State) => Record<string, string>;
  moves: (state: State) => State[];
  /** Whether the player to move has already won (true) or lost (false) by a special rule; else null. */
  over?: (state: State) => boolean | null;
  /** Whether a player who cannot move wins. */
  misere?: boolean;
}

const PART = /^([^=]+)=(.*)$/;

/** The link of a problem with some parameters replaced. */
export function linkOf(key: string, values: Record<string, string>): string {
  const problem = PROBLEMS.find((each) => each.key === key);
  if (!problem) throw new Error(`no problem has the key ${key}`);
  const left = { ...values };
  const parts = problem.text.split('&').map((part) => {
    const [, name = '', value = ''] = PART.exec(part) ?? [];
    const told = left[name] ?? value;
    delete left[name];
    return `${name}=${told}`;
  });
  if (Object.keys(left).length > 0) throw new Error(`${key} has no ${Object.keys(left).join(', ')}`);
  return parts.join('&');
}

export function statement<State>(key: string, { states, told, moves, over, misere = false }: Statement<State>): Told {
  const known = new Map<string, boolean>();
  const wins = (state: State): boolean => {
    const name = JSON.stringify(state);
    const before = known.get(name);
    if (before !== undefined) return before;
    const left = moves(state);
    const answer = over?.(state) ?? (left.length === 0 ? misere : left.some((each) => !wins(each)));
    known.set(name, answer);
    return answer;
  };
  return {
    key,
    instances: () => states.map((state) => ({ text: linkOf(key, told(state)), outcome: wins(state) ? 'win' : 'lose' })),
  };
}

/** For loopy problems: lists all positions and derives outcomes until none is new. The remaining positions are draws. */
export function looping<State>(key: string, { states, told, moves, over }: Omit<Statement<State>, 'misere'>): Told {
  const left = new Map<string, string[]>();
  const known = new Map<string, 'win' | 'lose'>();
  const list = (state: State): void => {
    const name = JSON.stringify(state);
    if (left.has(name)) return;
    const ended = over?.(state) ?? null;
    if (ended !== null) known.set(name, ended ? 'win' : 'lose');
    const next = ended === null ? moves(state) : [];
    left.set(
      name,
      next.map((each) => JSON.stringify(each)),
    );
    next.forEach(list);
  };
  states.forEach(list);
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const [name, next] of left) {
      if (known.has(name)) continue;
      if (next.some((each) => known.get(each) === 'lose')) known.set(name, 'win');
      else if (next.every((each) => known.get(each) === 'win')) known.set(name, 'lose');
    }
  }
  return {
    key,
    instances: () =>
      states.map((state) => ({ text: linkOf(key, told(state)), outcome: known.get(JSON.stringify(state)) ?? 'draw' })),
  };
}

/** The numbers from, from + 1, … to; empty if `to` is less than `from`. */
export const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

/** The list with the item at one place replaced by none, one or several items. */
export const put = <Item>(list: readonly Item[], place: number, ...items: Item[]): Item[] => [
  ...list.slice(0, place),
  ...items,
  ...list.slice(place + 1),
];

/** All positions after one pile is replaced by one of the lists it may become. */
export const eachPile = (piles: readonly number[], becomes: (size: number) => number[][]): number[][] =>
  piles.flatMap((size, place) => becomes(size).map((left) => put(piles, place, ...left)));

/** The non-empty piles in ascending order, for games in which their order does not matter. */
export const sorted = (piles: readonly number[]): number[] =>
  piles.filter((size) => size > 0).toSorted((one, other) => one - other);

export const taken = (piles: readonly number[], amounts: (size: number) => number[]): number[][] =>
  eachPile(piles, (size) =>
    amounts(size)
      .filter((amount) => amount > 0 && amount <= size)
      .map((amount) => [size - amount]),
  );

export const isPrime = (number: number): boolean =>
  number > 1 && span(2, number - 1).every((divisor) => number % divisor !== 0);

export const divisors = (number: number): number[] => span(1, number).filter((divisor) => number % divisor === 0);

/** Places as the parameter `at` writes them: (1,2),(3,4) */
export const places = (rows: readonly (readonly number[])[]): string =>
  rows.map((row) => `(${row.join(',')})`).join(',');

/** A table as data parameters write it: 1,2/3,4. A single row is written twice, because alone it would be a list. */
export const table = (rows: readonly (readonly number[])[]): string =>
  (rows.length === 1 ? [...rows, ...rows] : rows).map((row) => row.join(',')).join('/');
