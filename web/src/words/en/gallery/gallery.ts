/** The gallery of contest problems: its page, its search, the box for an input. */

import { count, formatNumber } from '../language.js';

export const TITLE = 'Contest problems, solved by Grundy';
export const HEADING = 'Contest problems';
export const LEAD =
  'Problems on impartial games by judge and number. Each opens in the playground, and many answer your own input.';
export const FOOT =
  'Rules are told in our words. Every answer is compared with a search of all moves that the statement allows, or with published samples.';

export const JUDGES = {
  atcoder: 'AtCoder',
  codeforces: 'Codeforces',
  'code-jam': 'Code Jam',
  cses: 'CSES',
  hackerrank: 'HackerRank',
  hdu: 'HDU',
  ioi: 'IOI',
  kattis: 'Kattis',
  leetcode: 'LeetCode',
  lightoj: 'LightOJ',
  luogu: 'Luogu',
  poj: 'POJ',
  spoj: 'SPOJ',
  topcoder: 'Topcoder',
  usaco: 'USACO',
} as const;

export const SEARCH = { label: 'Search the problems', hint: 'Search: 87C, tower, staircase…' } as const;
export const JUDGE = { label: 'Judge', all: 'All' } as const;

/** How many problems are listed, or were found by a search for `wanted`. */
export function problemsFound(wanted: string, problems: number): string {
  if (wanted === '') return count(problems, 'problem');
  return `${count(problems, 'problem')} found`;
}

/** Stands before the theory; the next, before the part that is covered. */
export const THEORY = 'Why:';
export const COVERED = 'Covered:';

/** The words of a link or a button, and those that follow for readers who do not see which problem it belongs to. */
interface Way {
  shown: string;
  unseen: string;
}
export const openProblem = (name: string): Way => ({ shown: 'Open in the playground', unseen: `: ${name}` });
export const yourInput = (name: string): Way => ({ shown: 'Your input', unseen: `: ${name}` });

export const INPUT = {
  label: 'Input, as the judge gives it',
  answer: 'Answer',
  cancel: 'Cancel',
  waiting: 'Computing…',
  output: 'Output',
} as const;

const ORDERS = {
  rising: 'never falls',
  falling: 'never rises',
  distinct: 'has no number twice',
  'rising-pairs': 'is pairs of a smaller number and a larger one',
  even: 'is even',
};

/** The problems of an input. */
export const INPUT_PROBLEMS = {
  empty: () => 'Paste an input first.',
  ended: (name: string) => `The input ends where ${name} should stand.`,
  number: (name: string, item: string) => `A whole number should stand for ${name}, not “${item}”.`,
  count: (name: string) => `${name} is too large here: at most ${formatNumber(100_000)} numbers are read.`,
  rest: (item: string) => `The input goes on after its end, from “${item}”.`,
  /** Beyond what the judge gives. */
  limit: (name: string, item: string, least: string, most: string | null) =>
    `${name} should be ${most === null ? `at least ${formatNumber(least)}` : `from ${formatNumber(least)} to ${formatNumber(most)}`} in this problem, not ${formatNumber(item)}.`,
  letters: (name: string, item: string, letters: string) =>
    `${name} should hold ${letters} alone in this problem, not “${item}”.`,
  length: (name: string, item: string, letters: number) =>
    `${name} should have ${count(letters, 'letter')}, not “${item}”.`,
  order: (name: string, order: keyof typeof ORDERS) => `${name} ${ORDERS[order]} in this problem.`,
  cases: () => `Only ${formatNumber(1000)} cases are answered at once.`,
} as const;

/** `position`: which case, counted from 1. */
export const notRead = (position: number, problem: string): string =>
  `Case ${formatNumber(position)} is no position: ${problem}`;
export const notDecided = (position: number): string =>
  `Case ${formatNumber(position)} is too large to be decided here.`;
export const stopped = (reason: string): string => `It stopped: ${reason}`;
