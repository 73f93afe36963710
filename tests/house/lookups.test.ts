/** A table that is asked with a word holds nothing but its rows: `web/src/params/lookup.ts`. */

import { expect, it } from 'vitest';
import { below, read } from './files.ts';

/** Records from elsewhere, of which only names that are written in the code are read, or all are gone through. */
const FOREIGN = new Set(
  [
    'gallery/input-form.model.ts',
    'gallery/input-limits.model.ts',
    'gallery/problem.model.ts',
    'session/kept-session.ts',
    'embed/messages.ts',
    'laboratory/runs/run-record.ts',
    'lessons/score.ts',
    'offline/offline.worker.ts',
    'params/chance.ts',
    'params/lookup.ts',
    'pictures/editor-input.ts',
  ].map((file) => `web/src/${file}`),
);

const sources = below('web/src/', '.ts').map((file) => ({ file, text: read(file) }));

const found = (pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].filter(() => !FOREIGN.has(file)).map(([line]) => `${file}: ${line.trim()}`),
  );

it('a table that any word may ask for is made by lookup', () => {
  expect(found(/^.*(?:Record<string\b|\[\w+: string\]:|\[\w+ in string\]).*$/gm)).toEqual([]);
});

it('no word is taken for a name of a table that it may not be', () => {
  // The family of an analysis is a name; the registries only say that it is one of fewer.
  expect(found(/^.*\w\[(?!name as )[\w.]+ as .*$/gm)).toEqual([]);
});

it('the exceptions are files that hold such records', () => {
  expect(
    [...FOREIGN].filter(
      (file) => !/Record<string\b|\[\w+: string\]:/.test(sources.find((each) => each.file === file)?.text ?? ''),
    ),
  ).toEqual([]);
});
