import { readFileSync } from 'node:fs';

/** Each link that was published, and the canonical text that it opens. Lines are added, never changed or taken away. */
export const published = readFileSync(new URL('../data/links.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string]);
