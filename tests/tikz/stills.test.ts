/** LaTeX sets every picture that the lessons offer as TikZ. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stillOf } from '../../web/build/lesson-list.ts';
import { lessonPages, toldBoards } from '../contract/lesson-pages.ts';
import { expectSet } from './latex.ts';

const stills = lessonPages.flatMap((lesson) => toldBoards(lesson).map((text) => stillOf(lesson.name, text)));

const read = (path: string): string => readFileSync(new URL(`../../web/lessons/${path}`, import.meta.url), 'utf8');

it('there are some of each lesson', () => {
  expect(new Set(stills.map((path) => path.split('/')[1]))).toEqual(new Set(lessonPages.map(({ name }) => name)));
});

it.each(stills)('%s', (path) => {
  const [width, height] = ['width', 'height'].map((side) =>
    Number(new RegExp(`<svg\\b[^>]* ${side}="([\\d.]+)"`).exec(read(`${path}-light.svg`))?.[1]),
  ) as [number, number];
  expectSet(read(`${path}.tex`), { width, height });
});
