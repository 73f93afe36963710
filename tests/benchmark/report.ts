/** The least time in one column of several rounds. */

import { itemAt } from '../../web/src/params/item-at.ts';
export function best(rounds: number[][], column: number): number {
  return Math.min(...rounds.map((round) => itemAt(round, column)));
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints two times in milliseconds, their ratio, and whether it keeps its goal: a least or a greatest ratio. */
export function report(
  name: string,
  first: number,
  second: number,
  goal: { least?: number; most?: number } = {},
): void {
  const ratio = first / second;
  const digits = Math.min(first, second) < 0.1 ? 5 : 2;
  const kept = ratio >= (goal.least ?? 0) && ratio <= (goal.most ?? Infinity);
  const wanted =
    goal.least === undefined ? (goal.most === undefined ? '' : `at most ${goal.most}`) : `at least ${goal.least}`;
  say(
    `${name}: ${first.toFixed(digits)} ms / ${second.toFixed(digits)} ms = ${ratio.toFixed(2)}${wanted && ` (goal: ${wanted}; ${kept ? 'kept' : 'NOT kept'})`}`,
  );
}
