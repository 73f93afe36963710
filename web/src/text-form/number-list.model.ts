/** Which game takes a pasted list of numbers, and as which positions. */

import { bareList, PILES, withList } from '../params/bare-values.js';
import { numberLines, readingsOf, type NumberReading } from '../params/number-lines.js';
import * as words from '#words/paste';

export interface Takes {
  /** The game that takes the numbers. */
  game: string;
  text: (list: string) => string;
}

/** The game on screen, if a list of numbers is a position of it; else piles of Nim. */
export function takerOf({ text, game }: { text: string; game: string }): Takes & { own: boolean } {
  const key = bareList(text);
  return key === null
    ? { own: false, game: words.NIM, text: (list) => `${PILES}${list}` }
    : { own: true, game, text: (list) => withList(text, key, list) };
}

export const leftOut = ({ left, sized }: NumberReading): string =>
  [...(left.length === 0 ? [] : [words.leftOut(left.join(' '))]), ...(sized ? [words.SIZES_LEFT_OUT] : [])].join(' ');

/** The list that a text of numbers is read as first by the rules of the position `shown`, a position a line, and what is said of it; null for any other text. */
export function listIn(text: string, shown: string): { list: string; said: string } | null {
  const lines = numberLines(text);
  const [first] = lines ? readingsOf(lines) : [];
  if (!first) return null;
  const { own, ...taker } = takerOf({ text: shown, game: '' });
  const list = first.lists.map((numbers) => (own ? numbers.join(',') : taker.text(numbers.join(','))));
  return { list: list.join('\n'), said: words.readAsMany(first.lists.length, taker.game, leftOut(first)) };
}
