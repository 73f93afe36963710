/** Compiles and runs the programs of the lessons and compares them with the core. */

import { describe, expect, it } from 'vitest';
import type { Language } from 'grundy-wasm';
import { answerOf, type Ask } from '../../web/src/lessons/answer.model.ts';
import { lessonPages, tags, textOf, unescaped } from '../contract/lesson-pages.ts';
import { loadModule } from '../support/module.ts';
import { someOf } from '../support/some-of.ts';
import { outputsOf } from './programs.ts';
import { Random } from './random.ts';

const grundy = await loadModule();
const random = new Random(1901);

const one = Array.from({ length: 24 }, (_, coins) => [coins]);
const several = Array.from({ length: 24 }, () => random.list(random.whole(1, 6), () => random.whole(0, 20)));

const programs = lessonPages.flatMap(({ name, html }) =>
  tags(html, 'pre').map(({ attributes, body }) => ({
    name,
    attributes,
    body,
    language: attributes['data-program'] as Language,
  })),
);

describe('a program in a lesson prints what the core says', () => {
  it('and each lesson has one in each language', () => {
    expect(programs.map(({ name, language }) => `${name} ${language}`)).toEqual(
      lessonPages.flatMap(({ name }) => [`${name} cpp`, `${name} python`]),
    );
  });

  it.each(someOf(programs))('$name, $language', ({ attributes, body, language }) => {
    const { 'data-position': pattern = '', 'data-says': says = '', 'data-input': input } = attributes;
    const isMany = input === 'piles';
    const inputs = isMany ? several : one;
    const expected = inputs.map((piles) => {
      const reply = grundy.analyze(pattern.replace('{}', piles.join()));
      return reply.ok ? answerOf(says as Ask, reply.analysis) : `${piles}: refused`;
    });
    const source = unescaped(body.replaceAll(/<[^>]+>/g, ''));
    expect(textOf(body)).not.toBe('');
    expect(
      outputsOf(
        source,
        language,
        inputs.map((piles) => (isMany ? `${piles.length}\n${piles.join(' ')}\n` : `${piles[0]}\n`)),
      ),
    ).toEqual(expected);
  });
});
