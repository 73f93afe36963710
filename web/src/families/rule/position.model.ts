/** Positions of the reader's own rule: where their parts stand, and which position each place of the table stands for. */

import type { Analysis, Position } from 'grundy-wasm';
import { LONGEST_STRIP } from '../../places/drawable.js';
import { itemAt } from '../../params/item-at.js';
import { numbersName, sumName } from '#words/families/rule';

export type RulePosition = Extract<Position, { family: 'rule' }>;

/** The numbers of one position, in the order of their names. */
export type Numbers = readonly number[];

export interface RulePart {
  /** The component that the part belongs to. */
  item: number;
  numbers: Numbers;
  state: number;
}

export function rulePosition({ position }: Analysis): RulePosition {
  if (position.family !== 'rule') throw new Error('no rule');
  return position;
}

/** Whether the table is a strip: one number alone has an axis. */
export function isLine({ axes }: RulePosition): boolean {
  return axes.length === 1;
}

/** Whether the strip is drawn square by square; a longer one is a heat map. */
export function drawsLine(position: RulePosition): boolean {
  return isLine(position) && position.columns <= LONGEST_STRIP;
}

export function partsOf({ numbers, partItem, partNumbers, partState }: RulePosition): RulePart[] {
  const { length } = numbers;
  return Array.from(partItem, (item, part) => ({
    item,
    numbers: Array.from(partNumbers.slice(part * length, (part + 1) * length)),
    state: itemAt(partState, part),
  }));
}

/** The values of all numbers in the first part; 0 without parts. They fix the numbers that no axis shows. */
export function levels({ numbers, partNumbers }: RulePosition): number[] {
  return numbers.map((_, index) => partNumbers[index] ?? 0);
}

/** The numbers at a place of the table. Those that no axis shows come from `part`, or without one from the first part. */
export function numbersFor(position: RulePosition, state: number, part?: RulePart): Numbers {
  const numbers = [...(part?.numbers ?? levels(position))];
  const [across = 0, up] = position.axes;
  numbers[across] = up === undefined ? state : state % position.columns;
  if (up !== undefined) numbers[up] = Math.floor(state / position.columns);
  return numbers;
}

/** The numbers at any state. A rule of one number has them also beyond its table; else null outside the table. */
export function numbersAt(position: RulePosition, state: number): Numbers | null {
  const { columns, rows, numbers } = position;
  if (numbers.length === 1) return state < Number.MAX_SAFE_INTEGER ? [state] : null;
  return state < columns * rows ? numbersFor(position, state) : null;
}

/** The place of the table with these numbers on its axes; null beyond the table. */
export function stateOf({ axes, columns, rows }: RulePosition, numbers: Numbers): number | null {
  const [x, y] = [numbers[axes[0] ?? 0] ?? 0, axes[1] === undefined ? 0 : (numbers[axes[1]] ?? 0)];
  return x < columns && y < rows ? x + y * columns : null;
}

/** The first place of the table where the guess is wrong; null where there is none within the table. */
export function wrongState(analysis: Analysis): number | null {
  const { asked } = analysis;
  return asked !== null && 'place' in asked ? stateOf(rulePosition(analysis), asked.place) : null;
}

/** The number that names a component; null where it is the only one. */
export function tokenNumber({ partItem }: RulePosition, item: number): number | null {
  return partItem.some((each) => each > 0) ? item + 1 : null;
}

/** The name of a component: `7`, or `5 + 3` where it was split. */
export function componentName(position: RulePosition, item: number): string {
  return sumName(
    partsOf(position)
      .filter((part) => part.item === item)
      .map(({ numbers }) => numbersName(numbers)),
  );
}
