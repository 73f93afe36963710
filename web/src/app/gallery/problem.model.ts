/** A contest problem as data: where it stands, the link into the playground, and how its input is read. What is said of it stands in words under its key. */

export const JUDGES = ['atcoder', 'codeforces', 'code-jam', 'cses', 'hackerrank', 'hdu', 'ioi', 'kattis', 'leetcode', 'lightoj', 'luogu', 'poj', 'spoj', 'topcoder', 'usaco'] as const;

export type Judge = (typeof JUDGES)[number];

/** What the judge prints for each case: a word for each outcome (# is the number of the case), the number of winning moves or of lost sizes, or what the core prints itself. */
export type Answer = { win: string; lose: string; draw?: string } | 'moves' | 'lost' | 'judge';

export interface Input {
  /** How the input is laid out, as in `input-form.model.ts`. */
  form: string;
  /** The position of a case, with its numbers in braces, as in `input-text.model.ts`. */
  position: string;
  answer: Answer;
  /** An input to begin with. */
  sample: string;
}

export interface Problem {
  key: string;
  judge: Judge;
  /** How the judge numbers it. */
  number: string;
  /** The position that the link opens. */
  text: string;
  input?: Input;
}
