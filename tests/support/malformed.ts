import { readFileSync } from 'node:fs';

/** A faulty text, and the problem that it must return. */
export interface Malformed {
  text: string;
  key: string;
  code: string;
  item: string;
}

/** The rows of tests/data/malformed.tsv. */
export const malformed: Malformed[] = readFileSync(new URL('../data/malformed.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes('\t') && !line.startsWith('#'))
  .map((line) => {
    const [text = '', key = '', code = '', item = ''] = line.split('\t');
    return { text, key, code, item };
  });
