import { beforeAll, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import type { Laboratory } from 'grundy-laboratory';
import { certificateWords, periodWords } from '../../web/src/words/en/laboratory/sequences.ts';
import { stepViews } from '../../web/src/telling/steps.model.ts';
import { verdictOf } from '../../web/src/telling/verdict.model.ts';
import { itemAt } from '../../web/src/params/item-at.ts';
import { loadLaboratory, loadModule } from '../support/module.ts';

let grundy: Grundy;
let laboratory: Laboratory;
beforeAll(async () => {
  [grundy, laboratory] = await Promise.all([loadModule(), loadLaboratory()]);
});

/** Examples, and positions that are searched: what one search leaves behind could serve the next. */
const texts = (): string[] => [
  ...grundy.catalogue().games.flatMap(({ examples }) => examples.map(({ text }) => text)),
  'game=cram&size=4x3',
  'game=cram&size=4x3&play=misere',
  'game=cram&size=5x3&taken=b2',
  'game=node-kayles&edges=a-b,b-c,c-d,d-a,a-e,e-f',
  'game=node-kayles&edges=a-b,b-c,c-d,d-a,a-e,e-f&play=misere',
  'game=chomp&rows=5,4,3',
  'game=hackenbush&edges=0-a,a-b,b-c,0-c&play=misere',
  'game=octal&code=0.77&piles=9,7&play=misere',
  'game=geography&edges=a-b,b-c,c-a,c-d&token=a&play=misere',
];

function sentences(text: string): string {
  const reply = grundy.analyze(text);
  if (!reply.ok) return JSON.stringify(reply);
  return JSON.stringify([verdictOf(reply.analysis), stepViews(reply.analysis).map((step) => step.text)]);
}

it('the same position gets the same sentences, whatever was asked before', () => {
  const first = new Map(texts().map((text) => [text, sentences(text)]));
  for (const text of texts().toReversed()) expect(sentences(text), text).toBe(first.get(text));
});

/** What is said of the period of a game whose values are computed in slices of these sizes. */
function proof(text: string, slices: readonly number[]): string {
  laboratory.begin(text);
  for (let turn = 0, until = 0; ; turn += 1) {
    until += itemAt(slices, turn % slices.length);
    let progress = laboratory.advance(until, 1000);
    while (!progress.period && progress.computed < Math.min(until, progress.most))
      progress = laboratory.advance(until, 1000);
    if (progress.period) return `${periodWords(progress.period)} ${certificateWords(progress.period.certificate)}`;
    if (until > 50_000) throw new Error(`no period of ${text}`);
  }
}

it.each([
  'game=octal&code=0.77',
  'game=octal&code=0.45',
  'game=octal&code=0.07',
  'game=octal&code=0.137',
  'game=subtraction&take=1,3,4',
  'game=subtraction&take=all-but(2,5)',
  'game=nim',
])('the same period gets the same sentences, however many values were computed at a time: %s', (text) => {
  const first = proof(text, [50_000]);
  laboratory.begin('game=octal&code=0.07');
  laboratory.advance(3_000, 1000);
  expect(proof(text, [7, 64, 1_000])).toBe(first);
  expect(proof(text, [333])).toBe(first);
});
