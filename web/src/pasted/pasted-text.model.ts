/** What a pasted text is, whatever is on screen: a position, several of them, lists of numbers, or anything else. */

import { numberLines, type Numbers } from '../params/number-lines.js';

export type Pasted =
  | { kind: 'position'; text: string }
  /** Positions, one a line. */
  | { kind: 'positions'; lines: readonly string[] }
  | { kind: 'numbers'; text: string; lines: readonly Numbers[] }
  /** Too many numbers to be told apart by line: all of them as one list, and how many lines there are. */
  | { kind: 'long-list'; list: string; count: number; lines: number; counted: string }
  | { kind: 'other'; text: string };

/** How a position begins, or a link to one. */
export const POSITION = /^\s*(?:#?[a-z][a-z\d.-]*\s*=|(?:https?|file):\/\/\S*#)/i;

/** A line that names its game. */
const NAMED = /(?:^|[#&])\s*game\s*=/i;

/** Reads a text that is not too long to be looked at as a whole. */
export function readPasted(text: string): Pasted {
  if (POSITION.test(text)) {
    // A position may be broken into lines; of several, each names its game.
    const lines = text
      .split(/\r\n?|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return lines.length > 1 && lines.every((line) => NAMED.test(line))
      ? { kind: 'positions', lines }
      : { kind: 'position', text: text.trim().replace(/^#/, '') };
  }
  const lines = numberLines(text);
  return lines ? { kind: 'numbers', text, lines } : { kind: 'other', text };
}
