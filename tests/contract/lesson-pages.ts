/** The built pages of the lessons. */

import { readFileSync } from 'node:fs';
import { LESSONS } from '../../web/build/lesson-list.ts';

export interface Tag {
  attributes: Record<string, string>;
  body: string;
}

export interface Lesson {
  name: string;
  /** The content of `<main>`. */
  html: string;
}

export const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

export const lessonPages: readonly Lesson[] = LESSONS.map((name) => {
  const page = readFileSync(new URL(`../../web/dist/lessons/${name}.html`, import.meta.url), 'utf8');
  return { name, html: /<main\b[^>]*>([^]*)<\/main>/.exec(page)?.[1] ?? '' };
});

/** All elements with that name; they must not be nested. */
export function tags(html: string, name: string): Tag[] {
  return Array.from(
    html.matchAll(new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, 'g')),
    ([, attributes = '', body = '']) => ({
      attributes: Object.fromEntries(
        Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, unescaped(value)]),
      ),
      body,
    }),
  );
}

export const textOf = (html: string): string =>
  unescaped(html.replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The positions of the boards that do not hide their answers, each once. */
export function toldBoards({ html }: Lesson): string[] {
  const told = tags(html, 'grundy-game').filter(({ attributes }) => !attributes['hide']?.includes('sum'));
  return [...new Set(told.map(({ body }) => unescaped(/href="\.\.\/#([^"]*)"/.exec(body)?.[1] ?? '')))];
}
