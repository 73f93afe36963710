import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { itemsInRuns } from '../../web/src/params/runs.ts';
import { PROBLEMS } from '../../web/src/gallery/problems/all.model.ts';
import { MINIATURES } from '../../web/src/app/games/miniature.model.ts';
import { published } from '../support/links.ts';
import { loadModule } from '../support/module.ts';
import { positions } from '../support/positions.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const known = new Set(published.map(([link]) => link));

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

const opened = (text: string): string => {
  const reply = grundy.analyze(text);
  return reply.ok ? reply.analysis.text : JSON.stringify(reply.problems);
};

/** The lines to add to links.tsv for published links that are not listed there. */
const unlisted = (texts: readonly string[]): string[] =>
  texts.filter((text) => !known.has(text)).map((text) => `${text}\t${opened(text)}`);

const decoded = (page: string): string => page.replaceAll('&amp;amp;', '&').replaceAll('&amp;', '&');

/** Lists of heaps with every run written out. The first published links were written this way. */
const oneByOne = (text: string): string =>
  text.replaceAll(
    /(?<=^|&)(piles|coins|stairs|pots)=([^&]*)/g,
    (_, key: string, list: string) => `${key}=${itemsInRuns(list).join(',')}`,
  );

describe('a link that was published opens its position for ever', () => {
  it.each(published)('%s', (link, text) => {
    expect(oneByOne(opened(link))).toBe(oneByOne(text));
    expect(opened(text)).toBe(opened(link));
    expect(opened(opened(link))).toBe(opened(link));
  });

  it('and none is listed twice', () => {
    expect(published).toHaveLength(known.size);
  });
});

describe('every published link is listed', () => {
  it('of the catalogue', () => {
    expect(unlisted(grundy.catalogue().games.flatMap(({ examples }) => examples.map(({ text }) => text)))).toEqual([]);
  });

  it('of the front page', () => {
    expect(unlisted(MINIATURES.map(({ text }) => text))).toEqual([]);
  });

  it('of the gallery', () => {
    expect(unlisted(PROBLEMS.map(({ text }) => text))).toEqual([]);
  });

  it.each([
    'README.md',
    'web/README.md',
    'web/docs/embed.html',
    'web/docs/hosts.html',
    'web/docs/rule.html',
    'tests/browser/support/sample-post.html',
  ])('of %s', (path) => {
    expect(unlisted(positions(decoded(read(path))))).toEqual([]);
  });
});
