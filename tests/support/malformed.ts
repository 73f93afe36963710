import { readFileSync } from 'node:fs';

/** A faulty text, and the problem that it must return. */
export interface Malformed {
  text: string;
  key: string;
  code: string;
  item: string;
}

/** The same with what was expected in place of the item, and the question that it is an answer to. */
export interface Provoked extends Malformed {
  expected: string;
  /** Separated by slashes; an ellipsis stands for more of them. */
  values: string;
  asked: string;
}

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../data/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t') && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** The rows of tests/data/malformed.tsv. */
export const malformed: Malformed[] = rowsOf('malformed').map(([text = '', key = '', code = '', item = '']) => ({
  text,
  key,
  code,
  item,
}));

/** The rows of tests/data/problems.tsv. */
export const provoked: Provoked[] = rowsOf('problems').map(
  ([expected = '', values = '', asked = '', text = '', key = '', code = '', item = '']) => ({
    expected,
    values,
    asked,
    text,
    key,
    code,
    item,
  }),
);

/** What the rows of tests/data/malformed-rules.tsv expect, each of which a test of the core provokes. */
export const provokedByRules: string[] = rowsOf('malformed-rules').map(
  ([, , , , told = '']) => told.split(' ')[0] ?? '',
);
