import type { Option, State } from './recursion.ts';
import type { Rules } from './rules.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

/** The values of `sum=` except the disjunctive one: whether a turn may move so many components. */
const sums: Record<string, (moved: number, live: number, all: number) => boolean> = {
  selective: () => true,
  'not-all': (moved, _live, all) => moved < all,
  conjunctive: (moved, _live, all) => moved === all,
  continued: (moved, live) => moved === live,
  'up-to-2': (moved) => moved <= 2,
  'up-to-3': (moved) => moved <= 3,
};

export const sumNames = Object.keys(sums);

export interface Turn extends Option {
  notation: string;
}

/** The moves of each component. */
function byComponent(rules: Rules, state: State): Option[][] {
  const parts: Option[][] = rules.components(state).map(() => []);
  for (const option of rules.options(state)) itemAt(parts, parts.length > 1 ? option.item : 0).push(option);
  return parts;
}

/** The number of combinations of moving or not moving each component, which recursion must try. */
export const waysIn = (rules: Rules, state: State) =>
  byComponent(rules, state).reduce((ways, moves) => ways * (moves.length + 1), 1);

/** Every turn that the compound rule allows, by trying all choices of moves. */
export function turns(rules: Rules, sum: string): (state: State) => Turn[] {
  const allows = sums[sum];
  if (!allows) throw new Error(`no compound rule ${sum}`);
  return (state) => {
    const parts = byComponent(rules, state);
    const live = parts.filter((moves) => moves.length > 0).length;
    let chosen: Option[][] = [[]];
    for (const moves of parts) {
      chosen = chosen.flatMap((before) => [before, ...moves.map((move) => before.concat(move))]);
    }
    const allowed = chosen.filter(({ length }) => length > 0 && allows(length, live, parts.length));
    return allowed.map((together) => {
      const first = itemAt(together, 0);
      const after = [...(together.length === 1 ? first.state : state)];
      if (together.length > 1) for (const { item, state: left } of together) after[item] = itemAt(left, item);
      const notation = together.map((move) => rules.notation(move)).join(' ');
      return Object.assign({}, first, { state: after, notation });
    });
  };
}
