/** The words of a guess about a typed rule: the question and the result. */

import { count, formatNumber, plural } from '../language.js';

export const GUESS = {
  name: 'Guess',
  hint: 'what is lost, such as n mod 7==0, or the Grundy number',
  clear: 'Clear',
  go: 'Go there',
  find: 'Find a formula',
  finding: 'Searching…',
} as const;

/** If there is no table. */
export const NOTHING_TO_COMPARE = 'There is no solved table to compare it with.';

const positions = (number: number): string => count(number, 'position');

export function wrongOutcome(place: string, lost: boolean): string {
  return lost
    ? `Wrong at ${place}: you guessed lost, but the player to move does not lose.`
    : `Wrong at ${place}: you guessed not lost, but the player to move loses.`;
}

/** `guessed`: the guessed number in decimal digits. */
export function wrongNumber(place: string, guessed: string, actual: number): string {
  const number = Number(guessed);
  return `Wrong at ${place}: you guessed ${Number.isSafeInteger(number) ? formatNumber(number) : guessed}, but the Grundy number is ${formatNumber(actual)}.`;
}

export const rightBefore = (number: number): string =>
  number === 1 ? 'The position before it agrees.' : `The ${formatNumber(number)} positions before it agree.`;

/** For a guess that a theorem proves. */
export function proved(outcomes: boolean, preperiod: number, period: number): string {
  const after = preperiod === 0 ? '' : ` from ${formatNumber(preperiod)} on`;
  return `Proved for every number: ${outcomes ? 'the outcomes' : 'the Grundy numbers'} repeat with the period ${formatNumber(period)}${after}, and the guess agrees until it repeats too.`;
}

export const holds = (number: number): string =>
  `Agrees at ${number === 1 ? 'the one position' : `all ${positions(number)}`} compared. That is no proof.`;

export const notKnown = (number: number, outcomes: boolean): string =>
  `${positions(number)} ${plural(number, 'is', 'are')} left out: ${outcomes ? 'not decided' : 'without a finite Grundy number'}.`;
export const noValue = (number: number, first: string): string =>
  `The guess has no value at ${positions(number)}, the first of them ${first}.`;
export const notLookedAt = (number: number): string =>
  `${positions(number)} ${plural(number, 'was', 'were')} not checked: that would take too long.`;

export const NONE_FOUND = 'None of the formulas tried holds for this game.';
export const FOUND = 'Each of these agrees at every position compared. That is no proof.';
export const foundFor = (outcomes: boolean, number: number): string =>
  `${outcomes ? 'true where lost' : 'the Grundy number'}, at ${positions(number)}`;
