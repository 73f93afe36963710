/** The code of a rule as boxes to tick: for each number of coins taken, how many heaps may be left. */

import { coinsTaken, LEFT_COLUMNS, turnLabel } from '#words/pictures/rule-builder';
import { readEntries, withoutKey, withValue, writeEntries } from '../../params/params.js';

/** Digits by the number of coins taken. With `forEver`, the last digit also holds for all larger numbers. */
export interface Rule {
  digits: number[];
  forEver: boolean;
}

export interface RuleRow {
  taken: number;
  /** `2 coins`, `3 coins or more` */
  label: string;
  boxes: RuleBox[];
}

export interface RuleBox {
  /** How many heaps are left. */
  left: number;
  ticked: boolean;
  /** False where the box is no move: to take nothing and leave at most one heap. */
  possible: boolean;
  label: string;
}

/** Codes with more digits can only be typed. */
const MOST_ROWS = 12;
const CODE = /^([048c]?)\.?([0-9a-f]*)(?:\(([0-9a-f])\))?$/;

/** Reads a code; null where the boxes cannot show it. */
export function readRule(code: string): Rule | null {
  const found = CODE.exec(code);
  if (!found || code === '') return null;
  const [, whole = '', rest = '', repeated] = found;
  const digits = [...`${whole || '0'}${rest}${repeated ?? ''}`].map((digit) => Number.parseInt(digit, 16));
  return digits.length > MOST_ROWS ? null : { digits, forEver: repeated !== undefined };
}

export function writeRule({ digits, forEver }: Rule): string {
  const [whole = '0', ...rest] = digits.map((digit) => digit.toString(16));
  if (rest.length === 0) return `${whole}.0`;
  return forEver ? `${whole}.${rest.slice(0, -1).join('')}(${rest.at(-1)})` : `${whole}.${rest.join('')}`;
}

/** One row for each digit, and an empty one to go on with. */
export function ruleRows({ digits, forEver }: Rule): RuleRow[] {
  const all = forEver || digits.length === MOST_ROWS ? digits : [...digits, 0];
  return all.map((digit, taken) => {
    const more = forEver && taken === digits.length - 1;
    const boxes = LEFT_COLUMNS.map((_, left) => ({
      left,
      ticked: ((digit >> left) & 1) === 1,
      possible: taken > 0 || left > 1,
      label: turnLabel(taken, more, left),
    }));
    return { taken, label: coinsTaken(taken, more), boxes };
  });
}

/** The rule with one box toggled. */
export function toggled({ digits, forEver }: Rule, taken: number, left: number): Rule {
  const longer = taken < digits.length ? [...digits] : [...digits, 0];
  const digit = longer[taken] ?? 0;
  const worth = 2 ** left;
  longer[taken] = (digit & worth) === 0 ? digit + worth : digit - worth;
  const last = forEver ? longer.length - 1 : longer.findLastIndex((each) => each !== 0);
  return { digits: longer.slice(0, Math.max(0, last) + 1), forEver };
}

/** The text with this rule; digits above 7 make the code hexadecimal. */
export function withRule(text: string, rule: Rule): string {
  const game = rule.digits.some((digit) => digit > 7) ? 'hexadecimal' : 'octal';
  return withValue(withValue(text, 'game', game), 'code', writeRule(rule));
}

/** Sets which heaps a turn may leave beside each other; `any` is not written. */
export function withParts(text: string, parts: string): string {
  const without = readEntries(withoutKey(text, 'parts'));
  // Right after the code, where the core writes it.
  return writeEntries(
    without.flatMap((entry) => (entry[0] === 'code' && parts !== 'any' ? [entry, ['parts', parts] as const] : [entry])),
  );
}
