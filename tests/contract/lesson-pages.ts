/** The lessons as they are built. */

import { readFileSync } from 'node:fs';
import { LESSONS } from '../../web/build/lesson-list.ts';

export interface Tag {
  attributes: Record<string, string>;
  body: string;
}

export interface Lesson {
  name: string;
  /** What stands in `<main>`. */
  html: string;
}

export const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');

export const lessonPages: readonly Lesson[] = LESSONS.map((name) => {
  const page = readFileSync(new URL(`../../web/dist/lessons/${name}.html`, import.meta.url), 'utf8');
  return { name, html: /<main\b[^>]*>([^]*)<\/main>/.exec(page)?.[1] ?? '' };
});

/** All elements of that name, none of which holds another of it. */
export function tags(html: string, name: string): Tag[] {
  return Array.from(html.matchAll(new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, 'g')), ([, attributes = '', body = '']) => ({
    attributes: Object.fromEntries(Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, unescaped(value)])),
    body,
  }));
}

export const textOf = (html: string): string => unescaped(html.replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s+/g, ' ').trim();

/** The texts of the boards that do not keep their answers to themselves, each once. */
export function toldBoards({ html }: Lesson): string[] {
  const told = tags(html, 'grundy-game').filter(({ attributes }) => !attributes['hide']?.includes('sum'));
  return [...new Set(told.map(({ body }) => unescaped(/href="\.\.\/#([^"]*)"/.exec(body)?.[1] ?? '')))];
}
