/** Reasons that several families share, whose games are Nim in disguise. */

import { capitalised, count, formatNumber } from './language.js';

/** `{0, 1, 2}`, `{0, …, 7}`: all smaller numbers. */
function below(number: number): string {
  return number > 4
    ? `{0, …, ${formatNumber(number - 1)}}`
    : `{${Array.from({ length: number }, (_, each) => each).join(', ')}}`;
}

/** Why a place counts as a Nim pile of the size `grundy`. `how`: the sentence that says how it can reach each smaller number. */
export function likeNimPile(how: string, grundy: number): string {
  return `${how}. So the options have the Grundy numbers ${below(grundy)}, and the smallest number missing (the mex) is ${formatNumber(grundy)}.`;
}

/** `where`: where the coins are that do not count. `goes`: how they leave, such as `moves up`. */
export function evenDepth(names: string, one: boolean, where: string, goes: string): string {
  return `${capitalised(names)} ${one ? 'is' : 'are'} ${where}. Coins there do not count: whatever ${goes}, the opponent can move on at once.`;
}

export function oddDepth(names: string, one: boolean, where: string): string {
  return `${capitalised(names)} ${one ? 'is' : 'are'} ${where}. Coins there count like Nim piles.`;
}

/** For moves from the things named; `names` may be empty. */
export function reversible(names: string): string {
  const where = names === '' ? '' : ` (${names})`;
  return `The opponent can undo a move that raises a number${where} at once, so such a move gains nothing.`;
}

/** For the places named; `names` may be empty. */
export function pairing(names: string): string {
  return `Whatever leaves ${names || 'a place that does not count'}, the opponent can move on at once, so such a move gains nothing.`;
}

export interface Period {
  period: number;
  preperiod: number;
  saltus: number;
  examined: number;
  /** The largest pile for which the period is proved; null if it is proved for all. */
  upTo: number | null;
}

export function periodFound({ period, preperiod, saltus, examined, upTo }: Period): string {
  const start = preperiod === 0 ? 'From the start' : `After the first ${formatNumber(preperiod)}`;
  const from = upTo === null ? start : `${start}, and up to size ${formatNumber(upTo)},`;
  const larger = saltus === 0 ? '' : `, each time larger by ${formatNumber(saltus)}`;
  return `${from} the Grundy numbers repeat with period ${formatNumber(period)}${larger}; checking ${count(examined, 'size')} proves it.`;
}
