/** Positions of a rule that the reader wrote: where their parts stand, and what a place of the table stands for. */

import type { Analysis, Position } from 'grundy-wasm';
import { LONGEST_STRIP } from '../../places/drawable.js';
import { itemAt } from '../../params/item-at.js';

export type RulePosition = Extract<Position, { family: 'rule' }>;

/** The numbers of one position, in the order of their names. */
export type Numbers = readonly number[];

export interface RulePart {
  /** The component that it is or belongs to. */
  item: number;
  numbers: Numbers;
  state: number;
}

export function rulePosition({ position }: Analysis): RulePosition {
  if (position.family !== 'rule') throw new Error('no rule');
  return position;
}

/** Whether the table is a strip, of one number. */
export function isLine({ axes }: RulePosition): boolean {
  return axes.length === 1;
}

/** Whether that is drawn square by square; a longer one is a heat map. */
export function drawsLine(position: RulePosition): boolean {
  return isLine(position) && position.columns <= LONGEST_STRIP;
}

export function partsOf({ numbers, partItem, partNumbers, partState }: RulePosition): RulePart[] {
  const { length } = numbers;
  return Array.from(partItem, (item, part) => ({ item, numbers: Array.from(partNumbers.slice(part * length, (part + 1) * length)), state: itemAt(partState, part) }));
}

/** What a number is that no axis shows: that of the first part, or 0. */
export function levels({ numbers, partNumbers }: RulePosition): number[] {
  return numbers.map((_, index) => partNumbers[index] ?? 0);
}

/** What a place of the table stands for, with the numbers of a part that no axis shows; without one, with those of the first. */
export function numbersFor(position: RulePosition, state: number, part?: RulePart): Numbers {
  const numbers = [...(part?.numbers ?? levels(position))];
  const [across = 0, up] = position.axes;
  numbers[across] = up === undefined ? state : state % position.columns;
  if (up !== undefined) numbers[up] = Math.floor(state / position.columns);
  return numbers;
}

/** What any place stands for: with one number that number; null for one outside of the table where no part stands. */
export function numbersAt(position: RulePosition, state: number): Numbers | null {
  const { columns, rows, numbers } = position;
  if (numbers.length === 1) return state < Number.MAX_SAFE_INTEGER ? [state] : null;
  return state < columns * rows ? numbersFor(position, state) : null;
}

/** The place of the table that has these numbers on its axes; null where it has none. */
export function stateOf({ axes, columns, rows }: RulePosition, numbers: Numbers): number | null {
  const [x, y] = [numbers[axes[0] ?? 0] ?? 0, axes[1] === undefined ? 0 : (numbers[axes[1]] ?? 0)];
  return x < columns && y < rows ? x + y * columns : null;
}

/** The place of the table where a guess is wrong first; null where it is not, or beyond the table. */
export function wrongState(analysis: Analysis): number | null {
  const { asked } = analysis;
  return asked !== null && 'place' in asked ? stateOf(rulePosition(analysis), asked.place) : null;
}
