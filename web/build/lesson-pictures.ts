/** The pictures of the lessons for authors: as files, and as lines to paste. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Analysis } from '../../wasm/grundy.js';
import { settingsOf } from '../src/params/embed-settings.js';
import {
  elementSnippet,
  frameHeight,
  markdownPicture,
  type EmbedChoices,
  type PageKind,
  type Shared,
} from '../src/panels/share/share.model.js';
import { posterOf } from '../src/panels/share/poster.model.js';
import { altText, positionSentence } from '../src/telling/alt-text.model.js';
import { escaped, SITE } from './page-parts.js';
import { stillOf } from './lesson-list.js';

export interface Board {
  attributes: readonly { name: string; value: string }[];
  analysis: Analysis;
}

/** A board's settings, in the lesson as it is. */
export function choicesOf(attributes: Board['attributes']): EmbedChoices {
  const valueOf = (name: string): string | null => attributes.find((each) => each.name === name)?.value ?? null;
  const { hidden, theme, exercise, steps } = settingsOf(valueOf);
  const height = Number(valueOf('height'));
  return {
    page: 'html',
    hide: [...hidden],
    theme,
    exercise,
    steps,
    height,
    narrow: height,
    inline: valueOf('mode') === 'inline',
    poster: null,
  };
}

/** The lines for a page of an author, with its picture until a reader presses it. */
function linesFor({ attributes, analysis }: Board, shared: Shared, page: PageKind): string {
  const choices = choicesOf(attributes);
  const narrow =
    choices.height + frameHeight(analysis.position, choices, true) - frameHeight(analysis.position, choices);
  return elementSnippet(shared, { ...choices, narrow, page, poster: posterOf(analysis, choices) });
}

const fileAt = (path: string): string => fileURLToPath(new URL(`../lessons/${path}`, import.meta.url));

/**
 * The picture of a position in both themes, with its size, so that nothing below it moves when it comes; empty if there is none. The
 * bundler must not rename these files (`vite-ignore`), so that authors may link to them.
 */
function pictureOf(lesson: string, text: string, alt: string): string {
  const [light, dark] = ['light', 'dark'].map((theme) => `${stillOf(lesson, text)}-${theme}.svg`) as [string, string];
  if (!existsSync(fileAt(light)) || !existsSync(fileAt(dark))) return '';
  const size = /^<svg\b[^>]*?( width="[\d.]+" height="[\d.]+")/.exec(readFileSync(fileAt(light), 'utf8'))?.[1];
  if (size === undefined) throw new Error(`a picture tells no size: ${light}`);
  return `<picture><source vite-ignore srcset="./${dark}" media="screen and (prefers-color-scheme: dark)" /><img vite-ignore src="./${light}" alt="${escaped(alt)}"${size} loading="lazy" /></picture>`;
}

const lines = (name: string, text: string): string =>
  `<details><summary>${name}</summary><pre><code>${escaped(text)}</code></pre></details>`;

function picture(lesson: string, board: Board): string {
  const { analysis } = board;
  const file = stillOf(lesson, analysis.text);
  const sentence = positionSentence(analysis);
  const shared: Shared = {
    site: SITE,
    text: analysis.text,
    link: `${SITE}#${analysis.text}`,
    title: sentence,
    alt: altText(analysis),
  };
  const files = [
    ['SVG', `${file}-light.svg`],
    ['SVG, dark', `${file}-dark.svg`],
    ['TikZ', `${file}.tex`],
  ].filter(([, path = '']) => existsSync(fileAt(path)));
  const links = files.map(
    ([name = '', path = '']) => `<a href="./${path}" download aria-label="${name}: ${escaped(sentence)}">${name}</a>`,
  );
  return `
    <h3>${escaped(sentence)}</h3>
    ${pictureOf(lesson, analysis.text, shared.alt)}
    <p class="files">${links.join('')}</p>
    ${lines('HTML, and Markdown with MkDocs or Hugo', linesFor(board, shared, 'html'))}
    ${lines('MDX', linesFor(board, shared, 'mdx'))}
    ${lines('Markdown without scripts', markdownPicture(shared, `${SITE}lessons/${file}-light.svg`))}`;
}

/** The section of a lesson, with each position once. */
export function picturesOf(lesson: string, title: string, boards: readonly Board[]): string {
  const each = new Map(boards.map((board) => [board.analysis.text, board]));
  return `<section aria-labelledby="${lesson}"><h2 id="${lesson}">${title}</h2>${Array.from(each.values(), (board) => picture(lesson, board)).join('')}</section>`;
}
