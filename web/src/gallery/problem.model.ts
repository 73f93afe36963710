/** A contest problem as data: judge and number, the position its link opens, and how its input is read. Its words are in `words/en/gallery/` under its key. */

import type { Limits } from './input-limits.model.js';

export const JUDGES = [
  'atcoder',
  'codeforces',
  'code-jam',
  'cses',
  'hackerrank',
  'hdu',
  'ioi',
  'kattis',
  'leetcode',
  'lightoj',
  'luogu',
  'poj',
  'spoj',
  'topcoder',
  'usaco',
] as const;

export type Judge = (typeof JUDGES)[number];

/** What the judge prints for each case: a word by outcome (# is the case's number), the number of winning moves or lost sizes, or the core's own line. */
export type Answer = { win: string; lose: string; draw?: string } | 'moves' | 'lost' | 'judge';

export interface Input {
  /** How the input is laid out, as in `input-form.model.ts`. */
  form: string;
  /** The position of a case, with its numbers in braces, as in `input-text.model.ts`. */
  position: string;
  answer: Answer;
  /** What the judge gives for the numbers and words of the form. */
  limits?: Limits;
  /** What the judge calls the names of the form, where an input names its values. */
  called?: Readonly<Record<string, string>>;
  /** The input shown at first. */
  sample: string;
}

export interface Problem {
  key: string;
  judge: Judge;
  /** The number that the judge gives it. */
  number: string;
  /** The position that the link opens. */
  text: string;
  input?: Input;
}
