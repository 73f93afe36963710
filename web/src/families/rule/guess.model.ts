/** The result of a guess in words, and where the guess is wrong. */

import type { Analysis, GuessAnswer } from 'grundy-wasm';
import { valueOf, withoutKey, withValue } from '../../params/params.js';
import * as words from '#words/panels/guess';
import { numbersName } from '#words/families/rule';
import { valueSent } from '../../params/rule-text.js';
import { writeNumbers } from './edits.model.js';
import type { Numbers } from './position.model.js';

export interface GuessView {
  answer: string;
  /** Further sentences that qualify the answer. */
  notes: string[];
  /** The first position where the guess is wrong; null where none is known. */
  wrongAt: Numbers | null;
}

function answerOf(guess: GuessAnswer): { answer: string; wrongAt: Numbers | null } {
  switch (guess.kind) {
    case 'outcome-refuted':
      return { answer: words.wrongOutcome(numbersName(guess.place), guess.lost), wrongAt: guess.place };
    case 'grundy-refuted':
      return { answer: words.wrongNumber(numbersName(guess.place), guess.guessed, guess.actual), wrongAt: guess.place };
    case 'guess-proved':
      return { answer: words.proved(guess.outcomes, guess.preperiod, guess.period), wrongAt: null };
    case 'guess-holds':
      return { answer: guess.checked === 0 ? words.NOTHING_TO_COMPARE : words.holds(guess.checked), wrongAt: null };
  }
}

export function guessView(guess: GuessAnswer): GuessView {
  const { answer, wrongAt } = answerOf(guess);
  const { checked, open, faulty, failsAt, left, outcomes } = guess;
  const notes = [
    ...(wrongAt !== null && checked > 1 ? [words.rightBefore(checked - 1)] : []),
    ...(open > 0 ? [words.notKnown(open, outcomes)] : []),
    ...(faulty > 0 ? [words.noValue(faulty, numbersName(failsAt))] : []),
    ...(left > 0 ? [words.notLookedAt(left)] : []),
  ];
  return { answer, notes, wrongAt };
}

/** The result of the guess in the text; null where there is none. Without a table there was nothing to compare a guess with. */
export function guessOf({ asked, text }: Analysis): GuessView | null {
  if (asked !== null && asked.kind !== 'lost-count') return guessView(asked);
  return valueOf(text, 'guess') === undefined ? null : { answer: words.NOTHING_TO_COMPARE, notes: [], wrongAt: null };
}

/** The guess as the field shows it: one that was refused stays, to be mended, in place of the one that was answered. */
export function shownGuess(
  { text }: Analysis,
  refused: string | null,
): { guess: string | undefined; refused: boolean } {
  const [answered, wrong] = [valueOf(text, 'guess'), refused === null ? undefined : valueOf(refused, 'guess')];
  return wrong === undefined || wrong === answered
    ? { guess: answered, refused: false }
    : { guess: wrong, refused: true };
}

/** Writes the guess into the text as the reader typed it, with blanks and bare signs. */
export function setGuess(text: string, typed: string): string {
  const guess = valueSent(typed.trim());
  return guess === '' ? withoutKey(text, 'guess') : withValue(text, 'guess', guess);
}

/** Replaces the position by the one where the guess is wrong. */
export function standAt(text: string, numbers: Numbers): string {
  return withValue(text, 'at', writeNumbers(numbers));
}
