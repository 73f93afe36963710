/** What an author pastes elsewhere: links, Markdown, HTML. All that comes from a position is escaped here. */

import type { Position } from 'grundy-wasm';
import { ended, whoWins } from '#words/alternative-text';
import { POSTER } from '#words/embed';
import type { PAGE_WORDS } from '#words/panels/share';
import {
  queryOf,
  settingPairs,
  type EmbedSettings,
  type Part,
  type Steps,
  type Theme,
} from '../../params/embed-settings.js';
import { familyOf } from '../../families/families.model.js';
import { ENTITIES, escapeMarkup } from '../../formats/markup.js';
import { readEntries } from '../../params/params.js';

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

/** The language of the page that a position is put into. */
export type PageKind = keyof typeof PAGE_WORDS;

/** How an embedded position looks and behaves. */
export interface EmbedChoices {
  page: PageKind;
  hide: readonly Part[];
  theme: Theme;
  /** Whether the reader is to find the answers. */
  exercise: boolean;
  /** What can be walked through below the picture; null for nothing. */
  steps: Steps | null;
  /** In CSS pixels. */
  height: number;
  /** In a narrow column, where more lines break. */
  narrow: number;
  /** Whether it is part of the page itself instead of a frame. */
  inline: boolean;
  /** A picture as one line of SVG, shown with its sentence until a reader presses it; empty for the sentence alone, null if nothing is waited for. */
  poster: string | null;
}

/** An embed as it is where its author chooses nothing; how high it is follows from its position. */
export const PLAIN: EmbedChoices = {
  page: 'html',
  hide: [],
  theme: 'auto',
  exercise: false,
  steps: null,
  height: 0,
  narrow: 0,
  inline: false,
  poster: null,
};

/** What is shared. */
export interface Shared {
  /** The folder of the site, ending in a slash. */
  site: string;
  /** The canonical text of the position. */
  text: string;
  /** The address of the playground that shows it. */
  link: string;
  /** What it is, in a sentence. */
  title: string;
  /** The same, and who wins. */
  alt: string;
}

/** The folder that a page lies in; the site may live in a sub-folder of any host. */
export function siteOf({ origin, pathname }: { origin: string; pathname: string }): string {
  return `${origin}${pathname.slice(0, pathname.lastIndexOf('/') + 1)}`;
}

/** Escapes for quoted attributes, braces too, which hosts may read. JSX takes most signs as they are, and not every MDX linter reads escapes. */
function escapeAttribute(text: string, page: PageKind): string {
  return page === 'mdx'
    ? text.replaceAll(/&(?=#?\w+;)|["\n\r]/g, (sign) => ENTITIES[sign] ?? sign)
    : escapeMarkup(text).replaceAll(/[{}]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Escapes for Markdown between brackets. Line breaks, which would end a paragraph, become blanks. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]{}<>&|$~]/g, String.raw`\$&`);
}

/** Escapes the signs of an address that mean something to the text around it; existing escapes stay. */
export function escapeAddress(address: string): string {
  return address.replaceAll(/%(?![0-9a-f]{2})|[^\w\-.~!$&*+,;=:@/?#%()]/giu, (sign) => {
    // Half a surrogate pair is no character and cannot be encoded.
    const whole = /^\p{Surrogate}$/u.test(sign) ? '\uFFFD' : sign;
    return whole === "'" ? '%27' : encodeURIComponent(whole);
  });
}

/** Also escapes brackets, which would end the address of a Markdown link, and signs of emphasis. */
function markdownAddress(address: string): string {
  return escapeAddress(address).replaceAll(/[()*_~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The longest name of a file. */
const LONGEST_STEM = 40;

const inName = (text: string): string => text.replaceAll(/[^a-z0-9-]+/gi, '-').replaceAll(/^-+|-+$/g, '');

/** Few characters that tell one text from another. */
function mark(text: string): string {
  let sum = 0;
  for (const sign of text) sum = (Math.imul(sum, 31) + sign.codePointAt(0)!) >>> 0;
  return sum.toString(36);
}

/** The name of a file with a position's picture or data, without its ending: `nim-3-5-7`, or the game and a mark where the position is long. */
export function fileStem(text: string): string {
  const entries = readEntries(text);
  const game = inName(entries.find(([key]) => key === 'game')?.[1] ?? '').slice(0, LONGEST_STEM - 8) || 'grundy';
  const values = entries.flatMap(([key, value]) =>
    key === 'game' ? [] : [inName((value ?? '').replaceAll(/(?<=\d)-(?=\d)/g, 'to'))],
  );
  const whole = [game, values.join('_')].filter(Boolean).join('-');
  return whole.length <= LONGEST_STEM && /^[\w=&,:@.-]*$/.test(text) ? whole : `${game}-${mark(text)}`;
}

export function markdownPicture({ text, link, alt }: Shared, file = `${fileStem(text)}.svg`): string {
  return `[![${escapeMarkdown(alt)}](${file})](${markdownAddress(link)})`;
}

/** With its size in CSS pixels, if that is known, the text below does not move when it comes. */
export function htmlPicture(
  { text, link, alt }: Shared,
  size: { width: number; height: number } | null = null,
  file = `${fileStem(text)}.svg`,
): string {
  const measures = size ? ` width="${Math.ceil(size.width)}" height="${Math.ceil(size.height)}"` : '';
  return `<a href="${escapeMarkup(escapeAddress(link))}"><img src="${file}" alt="${escapeMarkup(alt)}"${measures} style="max-width:100%;height:auto"></a>`;
}

/** What gives the answer away, in words or in the picture. */
const ANSWERS: ReadonlySet<Part> = new Set(['numbers', 'shading', 'sum']);

/** The link to the same position as an exercise. */
function asExercise(link: string): string {
  const [address = '', ...position] = link.split('#');
  if (link === '' || /[?&]exercise=1(?!\d)/.test(address)) return link;
  return [`${address}${address.includes('?') ? '&' : '?'}exercise=1`, ...position].join('#');
}

/** Whether an embed tells the answer, so that what stands beside it may. */
export function tells({ hide, exercise }: Pick<EmbedChoices, 'hide' | 'exercise'>): boolean {
  return !exercise && !hide.some((part) => ANSWERS.has(part));
}

/** What is said beside an embed: nothing that the embed itself keeps to itself. An exercise leads to an exercise. */
export function besideEmbed(shared: Shared, choices: Pick<EmbedChoices, 'hide' | 'exercise'>): Shared {
  const { exercise } = choices;
  return {
    ...shared,
    link: exercise ? asExercise(shared.link) : shared.link,
    alt: tells(choices) ? shared.alt : whoWins(shared.title),
  };
}

function settings({ hide, theme, exercise, steps }: EmbedChoices): EmbedSettings {
  return { hidden: new Set(hide), theme, exercise, steps };
}

/** The address of the page that a frame shows. */
export function frameAddress({ site, text }: Shared, choices: EmbedChoices): string {
  return escapeAddress(`${site}embed/${queryOf(settings(choices))}#${text}`);
}

/** Its size stands in attributes as well: some policies of a page refuse styles, and some style sheets pass over attributes. */
export function frameSnippet(shared: Shared, choices: EmbedChoices): string {
  const { height, page } = choices;
  const frame = `<iframe src="${escapeAttribute(frameAddress(shared, choices), page)}" title="${escapeAttribute(shared.title, page)}" loading="lazy" allow="clipboard-write; fullscreen" width="100%" height="${height}"`;
  if (page === 'mdx')
    return `${frame} style={{ width: '100%', height: ${height}, border: 0, colorScheme: 'inherit' }} />`;
  return `${frame} style="width:100%;height:${height}px;border:0;color-scheme:inherit"></iframe>`;
}

/** Names that an attribute can have; all keys of a canonical text are such. */
const ATTRIBUTE = /^[a-z][a-z0-9.-]*$/;

/** JSX has no attributes with a full stop in their name. */
const JSX_ATTRIBUTE = /^[a-z][a-z0-9-]*$/;

function attribute(key: string, value: string, page: PageKind): string {
  if (page === 'mdx' && !JSX_ATTRIBUTE.test(key)) return ` {...${JSON.stringify({ [key]: value })}}`;
  return ` ${key}="${escapeAttribute(value, page)}"`;
}

/** Escapes text in an element; signs that mean something to Markdown, Vue or JSX become HTML character references. */
function escapeBody(text: string): string {
  return escapeMarkup(text).replaceAll(/[*_`[\]{}~$|\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The most bytes of a line to paste: a longer one, whose picture is left out, would hide the rest of a post from its author. */
const LONGEST_LINE = 4096;

/**
 * `<grundy-game>` with the position's parameters as attributes. Inside is what it shows before its game is there, and without scripts: a link in
 * words, outside of which the picture has the colour of text.
 */
export function elementMarkup({ text, link, alt }: Shared, choices: EmbedChoices): string {
  const { height, narrow, inline, page, poster, hide } = choices;
  const attributes = [
    ...readEntries(text).filter(([key]) => ATTRIBUTE.test(key)),
    ...settingPairs(settings(choices)),
    ...(inline ? [['mode', 'inline']] : []),
    ...(poster === null
      ? []
      : [
          ['poster', ''],
          ['narrow', String(narrow)],
        ]),
    ['height', String(height)],
  ];
  const written = attributes.map(([key, value]) => attribute(key!, value ?? '', page)).join('');
  // Vue would look for a component of that name.
  const plain = page === 'vue' ? ' v-pre' : '';
  const asked = poster === null ? '' : ` <b>${escapeBody(hide.includes('play') ? POSTER.see : POSTER.play)}</b>`;
  const words = escapeBody(poster === null ? alt : ended(alt));
  const lineWith = (picture: string): string =>
    `<grundy-game${plain}${written}>${picture}<a href="${escapeAttribute(escapeAddress(link), page)}">${words}${asked}</a></grundy-game>`;
  const line = lineWith(poster ?? '');
  return line.length > LONGEST_LINE ? lineWith('') : line;
}

/** The code that defines the element; it may be repeated in a page. On a server that makes pages, elements do not exist. */
function definition(address: string, page: PageKind): string {
  switch (page) {
    case 'html':
    // React 19 puts it into the head, once, on the server and in the browser.
    case 'mdx':
      return `<script async src="${escapeMarkup(address)}"></script>\n`;
    case 'module':
      return `<script type="module">import '${address}';</script>\n`;
    case 'vue':
      return `<script setup>\nimport { onMounted } from 'vue'\nonMounted(() => import(/* @vite-ignore */ '${address}'))\n</script>\n\n`;
  }
}

export function elementSnippet(shared: Shared, choices: EmbedChoices): string {
  return definition(`${escapeAddress(shared.site)}v1/grundy-game.js`, choices.page) + elementMarkup(shared, choices);
}

export function oneFileAddress(site: string): string {
  return `${site}v1/one-file.html`;
}

const MARKER = '<!--grundy-position-->';

/** The page that holds everything in one file, with the position in it; null if `template` is no such page. */
export function oneFilePage(template: string, markup: string): string | null {
  const [before, after, ...more] = template.split(MARKER);
  return before === undefined || after === undefined || more.length > 0 ? null : before + markup + after;
}

/** The highest picture in CSS pixels with its usual lines: higher frames would leave little of a post to be seen. What does not fit is scrolled. */
const HIGHEST = 900;

/** What an exercise takes below the picture, and what steps take. */
const EXERCISE = 480;
const STEPPING = 144;

/** What each part takes at least. */
const TAKEN: Partial<Record<Part, number>> = { controls: 45, legend: 60, sum: 45, shading: 30 };

/** The height in CSS pixels that shows all of a small position, and what stands around it, in a column of text, or in one as narrow as a phone. */
export function frameHeight(
  position: Position,
  { hide, exercise, steps }: Pick<EmbedChoices, 'hide' | 'exercise' | 'steps'> = PLAIN,
  narrow = false,
): number {
  const usual = Math.min(HIGHEST, familyOf(position).frameHeight(position, narrow));
  const more = exercise ? EXERCISE : steps === null ? 0 : STEPPING;
  const less = hide.reduce((sum, part) => sum + (TAKEN[part] ?? 0), 0);
  return 10 * Math.ceil((usual + more - less) / 10);
}
