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

/** What a place of the table stands for; null for one that is outside of it and where no part stands. */
export function numbersAt(position: RulePosition, state: number): Numbers | null {
  const { axes, columns, rows } = position;
  if (state >= columns * rows) return partsOf(position).find((part) => part.state === state)?.numbers ?? null;
  const [across = 0, up] = axes;
  const numbers = levels(position);
  numbers[across] = state % columns;
  if (up !== undefined) numbers[up] = Math.floor(state / columns);
  return numbers;
}
