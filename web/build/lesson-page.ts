/** The content of a lesson's page. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Analysis, Grundy } from '../../wasm/grundy.js';
import { textOf } from '../src/embed/attributes.js';
import { familyNames, fetchFamily } from '../src/families/families.model.js';
import { instanceOf, namedIn } from '../src/lessons/instance.model.js';
import { posterOf } from '../src/panels/share/poster.model.js';
import { tells } from '../src/panels/share/share.model.js';
import { readEntries } from '../src/params/params.js';
import { altText } from '../src/telling/alt-text.model.js';
import { escaped, POLICY } from './page-parts.js';
import { LESSONS } from './lesson-list.js';
import { choicesOf, picturesOf, type Board } from './lesson-pictures.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// What runs this module ends with it, and can import nothing afterwards.
await Promise.all(familyNames().map(fetchFamily));

/** The seed of the exercises that pages are built with; their script begins with the same one. */
const SEED = 1;

const source = (name: string): string => readFileSync(here(`../lessons/${name}.html`), 'utf8');
const titleOf = (name: string): string => /<h1\b[^>]*>([^<]+)<\/h1>/.exec(source(name))?.[1] ?? name;
const leadOf = (name: string): string => /<p class="lead">([^]*?)<\/p>/.exec(source(name))?.[1]?.trim() ?? '';

const ATTRIBUTE = /([a-z][\w.-]*)(?:="([^"]*)")?/g;

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function attributesOf(tag: string): { name: string; value: string }[] {
  return Array.from(tag.matchAll(ATTRIBUTE), ([, name = '', value = '']) => ({ name, value: unescaped(value) }));
}

function analysisOf(grundy: Grundy, text: string): Analysis {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(`a lesson has a wrong position: ${text}`);
  return reply.analysis;
}

/** Whether a board hides its answer. */
const isAsked = (attributes: Board['attributes']): boolean =>
  attributes.some(({ name, value }) => name === 'hide' && value.split(',').includes('sum'));

/** The content of a board until its embed is drawn: its picture and a link in words, with its answer unless the reader is asked for it. */
function fallback(grundy: Grundy, tag: string): string {
  const attributes = attributesOf(tag);
  const analysis = analysisOf(grundy, textOf(attributes));
  const choices = choicesOf(attributes);
  return `${posterOf(analysis, choices)}<a href="../#${escaped(analysis.text)}">${escaped(altText(analysis, tells(choices)))}</a>`;
}

/** An exercise with the position of the first seed in its boards and words. */
function question(tag: string, body: string): string {
  const pattern = attributesOf(tag).find(({ name }) => name === 'position')?.value ?? '';
  const text = instanceOf(pattern, SEED);
  const attributes = readEntries(text)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  const drawn = body
    .replaceAll(/<grundy-game(?=[\s>])/g, `<grundy-game${attributes}`)
    .replaceAll(/(<\w+ data-of="([\w.]+)">)(?=<)/g, (_, opening: string, key: string) => opening + namedIn(text, key));
  return `<grundy-question${tag}>${drawn}</grundy-question>`;
}

const GAME = /<grundy-game\b([^>]*)><\/grundy-game>/g;

const drawn = (html: string): string =>
  html.replaceAll(/<grundy-question\b([^>]*)>([^]*?)<\/grundy-question>/g, (_, tag: string, body: string) =>
    question(tag, body),
  );

const filled = (grundy: Grundy, html: string): string =>
  drawn(html).replaceAll(GAME, (_, tag: string) => `<grundy-game${tag}>${fallback(grundy, tag)}</grundy-game>`);

/** The boards of a lesson that show their answers, and so have pictures. */
function boardsOf(grundy: Grundy, lesson: string): Board[] {
  const all = Array.from(drawn(source(lesson)).matchAll(GAME), ([, tag = '']) => attributesOf(tag)).filter(
    (attributes) => !isAsked(attributes),
  );
  return all.map((attributes) => ({ attributes, analysis: analysisOf(grundy, textOf(attributes)) }));
}

const pictures = (grundy: Grundy): string =>
  LESSONS.map((lesson) => picturesOf(lesson, titleOf(lesson), boardsOf(grundy, lesson))).join('\n');

const contents = (): string =>
  `<ol class="lessons">${LESSONS.map((name) => `<li><a href="./${name}.html">${titleOf(name)}</a><br />${leadOf(name)}</li>`).join('\n')}</ol>`;

const links = (): string =>
  `<ul>${LESSONS.map((name) => `<li><a href="./${name}.html">${titleOf(name)}</a></li>`).join('')}</ul>`;

const link = (to: string | undefined, relation: 'prev' | 'next'): string =>
  to === undefined
    ? '<span></span>'
    : `<a href="./${to}.html" rel="${relation}">${relation === 'next' ? 'Next' : 'Previous'} lesson: ${titleOf(to)}</a>`;

function onward(name: string): string {
  const at = LESSONS.findIndex((each) => each === name);
  return at < 0
    ? ''
    : `<nav class="onward" aria-label="Lessons">${link(LESSONS[at - 1], 'prev')}${link(LESSONS[at + 1], 'next')}</nav>`;
}

function page(name: string, text: string): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <title>${titleOf(name)} – Grundy</title>
    <meta name="description" content="${escaped(
      leadOf(name)
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/\s+/g, ' '),
    )}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../src/styles/page.css" />
    <link rel="stylesheet" href="../src/docs/docs.css" />
    <link rel="stylesheet" href="../src/lessons/lessons.css" />
  </head>
  <body>
    <header>
      <a class="brand" href="../"><img src="/favicon.svg" alt="" width="28" height="28" /> Grundy</a>
      <nav aria-label="Site"><a href="./"${name === 'index' ? ' aria-current="page"' : ''}>Lessons</a><a href="../?view=problems">Contest problems</a><a href="../docs/rule.html">Your own rule</a></nav>
    </header>
    <main class="lesson">${text.replace('<!--lessons-->', contents).replace('<!--lesson-links-->', links)}${onward(name)}</main>
  </body>
</html>`;
}

/** The whole page of a lesson whose text is `html`. */
export function lessonPage(grundy: Grundy, name: string, html: string): string {
  return page(
    name,
    filled(grundy, html).replace('<!--pictures-->', () => pictures(grundy)),
  );
}
