/** A guess about a typed rule: what is asked, and what came of it. */

import { count, formatNumber } from '../language.js';

export const GUESS = {
  name: 'Guess',
  hint: 'what is lost, such as n%7==0, or the Grundy number',
  clear: 'Clear',
  go: 'Go there',
  find: 'Find a formula',
  finding: 'Looking for one …',
} as const;

/** Where there is no table. */
export const NOTHING_TO_COMPARE = 'No position was solved that it could be compared with.';

const positions = (number: number): string => count(number, 'position');

export function wrongOutcome(place: string, lost: boolean): string {
  return lost ? `Wrong at ${place}: the guess says lost, and that is not lost.` : `Wrong at ${place}: the guess says not lost, and that is lost.`;
}

/** `guessed` in decimal digits. */
export function wrongNumber(place: string, guessed: string, actual: number): string {
  const number = Number(guessed);
  return `Wrong at ${place}: the guess says ${Number.isSafeInteger(number) ? formatNumber(number) : guessed}, and the Grundy number is ${formatNumber(actual)}.`;
}

export const rightBefore = (number: number): string => (number === 1 ? 'It is right at the one position before.' : `It is right at the ${formatNumber(number)} positions before.`);

/** A theorem says so. */
export function proved(outcomes: boolean, preperiod: number, period: number): string {
  const after = preperiod === 0 ? '' : ` from ${formatNumber(preperiod)} on`;
  return `Proved for every number: ${outcomes ? 'the outcomes' : 'the Grundy numbers'} repeat with the period ${formatNumber(period)}${after}, and the guess agrees until it repeats too.`;
}

export const holds = (number: number): string => `Holds for all ${positions(number)} compared. That is no proof.`;

export const notKnown = (number: number, outcomes: boolean): string => `${positions(number)} had to be left out, ${outcomes ? 'not decided' : 'without a finite Grundy number'}.`;
export const noValue = (number: number, first: string): string => `The guess has no value at ${positions(number)}, the first of them ${first}.`;
export const notLookedAt = (number: number): string => `${positions(number)} would take too long, and were not looked at.`;

export const NONE_FOUND = 'None of the forms that were tried holds for this game.';
export const FOUND = 'Each of these holds at all positions compared. That is no proof.';
export const foundFor = (outcomes: boolean, number: number): string => `${outcomes ? 'true where lost' : 'the Grundy number'}, at ${positions(number)}`;
