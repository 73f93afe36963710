/** A position in a sentence, for readers who do not see its picture. The families say what is in it. */

import { capitalised, count } from './language.js';

/** Items of a list that are read out at most. */
export const MOST_SAID = 12;

/** `3, 5, 7`; the rest of a long list is counted. */
export function numbersSaid(list: ArrayLike<number>): string {
  const said = Array.from({ length: Math.min(MOST_SAID, list.length) }, (_, index) => list[index]).join(', ');
  return list.length > MOST_SAID ? `${said} and ${count(list.length - MOST_SAID, 'more', 'more')}` : said;
}

/** `Nim with no pile`, `Nim with piles 3, 5, 7` */
export function withItems(title: string, items: string): string {
  return `${capitalised(title)} with ${items}`;
}

/** The sentence without the answer, for exercises. */
export function whoWins(sentence: string): string {
  return `${sentence}: who wins?`;
}

/** `Nim with piles 3, 5, 7: the player to move wins; Grundy number 1` */
export function positionAndVerdict(sentence: string, headline: string, facts: readonly string[]): string {
  const first = headline.replace(': ', ', ');
  return `${sentence}: ${[first.charAt(0).toLowerCase() + first.slice(1), ...facts].join('; ')}`;
}

/** With a full stop, unless it ends as a question. */
export function ended(words: string): string {
  return words.endsWith('?') ? words : `${words}.`;
}
