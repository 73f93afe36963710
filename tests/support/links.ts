import { readFileSync } from 'node:fs';

/** Every published link, with the canonical text that it opens. Lines are added, never changed or removed. */
export const published = readFileSync(new URL('../data/links.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string]);
