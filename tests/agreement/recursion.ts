/** A position of any family as plain numbers: pile sizes, the pieces' cells, or the coins on the nodes. */
export type State = readonly number[];

/** A pile, piece, node or heap, with its number before and after a move. */
export interface Change {
  item: number;
  from: number;
  to: number;
}

export interface Option extends Change {
  state: State;
  /** Other items that the move changes, if it lists them. */
  more?: Change[];
  /** The heaps left, in games that split heaps. */
  left?: number[];
}

export interface Value {
  normal: { wins: boolean; remoteness: number };
  misere: { wins: boolean; remoteness: number };
  grundy: number;
}

function mex(numbers: Set<number>): number {
  let least = 0;
  while (numbers.has(least)) least += 1;
  return least;
}

function play(options: Value[], convention: 'normal' | 'misere'): Value['normal'] {
  if (options.length === 0) return { wins: convention === 'misere', remoteness: 0 };
  const after = options.map((option) => option[convention]);
  const lost = after.filter(({ wins }) => !wins).map(({ remoteness }) => remoteness);
  if (lost.length > 0) return { wins: true, remoteness: 1 + Math.min(...lost) };
  return { wins: false, remoteness: 1 + Math.max(...after.map(({ remoteness }) => remoteness)) };
}

/** Solves whole positions by the definitions, with recursion over their options only: no sums, no theorems. */
export function recursion(options: (state: State) => Option[]): (state: State) => Value {
  const known = new Map<string, Value>();
  const value = (state: State): Value => {
    const key = state.join();
    let found = known.get(key);
    if (!found) {
      const after = options(state).map((option) => value(option.state));
      found = {
        normal: play(after, 'normal'),
        misere: play(after, 'misere'),
        grundy: mex(new Set(after.map(({ grundy }) => grundy))),
      };
      known.set(key, found);
    }
    return found;
  };
  return value;
}
