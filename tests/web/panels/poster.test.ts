/** What Share gives to paste: one line with a picture and a sentence, which every page takes or strips cleanly. */

import { parseExpression } from '@babel/parser';
import sanitize from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { BLANK, hidden } from '../../../web/src/places/masked.ts';
import { FAINT, TINTS } from '../../../web/src/pictures/drawers/svg.ts';
import { drawPosition } from '../../../web/src/families/drawings.model.ts';
import { altText, positionSentence } from '../../../web/src/telling/alt-text.model.ts';
import { examples } from '../../support/catalogue.ts';
import { contrast } from '../../support/theme.ts';
import { posterLine } from '../../support/poster.ts';

const SITE = 'https://example.org/a/b/';

const lines = examples.map(({ text }) => [text, posterLine(SITE, text)] as const);

/** The words that a reader sees, without any tag. */
const words = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The picture in some HTML, with tags closed as in the line that it comes from. */
const pictureIn = (html: string): string =>
  (/<svg.*<\/svg>/.exec(html)?.[0] ?? '').replaceAll(' />', '/>').replaceAll(/><\/path>/g, '/>');

it.each(lines)('the line of %s has at most 4 KB', (_, line) => {
  expect(Buffer.byteLength(line)).toBeLessThanOrEqual(4096);
});

it('every example has a picture, but for heat maps and what is too large', () => {
  const without = lines.filter(([, line]) => !line.includes('<svg')).map(([text]) => text);
  // A table of 21 by 20 numbers, each second of which is lost, is longer than a line may be.
  const large = new Set(examples.filter((analysis) => drawPosition(analysis) === null).map(({ text }) => text));
  expect(without.filter((text) => !large.has(text) && !/game=rule.*at=\(20,19\)/.test(text))).toEqual([]);
});

describe.each([
  ['as it is', {}],
  ['as an exercise', { exercise: true }],
] as const)('%s', (_, chosen) => {
  it.each(examples.map(({ text }) => [text]))('%s is one line without style, class, id, variable or brace', (text) => {
    const line = posterLine(SITE, text, chosen);
    expect(line).not.toMatch(/[\n\r{}]/);
    const picture = /<svg.*<\/svg>/.exec(line)?.[0] ?? '';
    expect([...new Set(Array.from(line.matchAll(/<\/?([\w-]+)/g), ([, tag]) => tag))].toSorted()).toEqual([
      'a',
      'b',
      'grundy-game',
      ...(picture === '' ? [] : ['path', 'svg']),
    ]);
    const names = new Set(Array.from(picture.matchAll(/ ([\w:-]+)="/g), ([, name]) => name));
    const taken = new Set(['viewBox', 'width', 'height', 'aria-hidden', 'd', 'fill', 'stroke', 'opacity']);
    expect([...names].filter((name = '') => !taken.has(name))).toEqual([]);
    expect(new Set(Array.from(picture.matchAll(/(?:fill|stroke)="([^"]*)"/g), ([, colour]) => colour))).toEqual(
      new Set(
        Array.from(picture.matchAll(/(?:fill|stroke)="(none|currentColor|#3078c8|#c35700)"/g), ([, each]) => each),
      ),
    );
    // A path that a browser cannot read would end there.
    for (const [, path = ''] of picture.matchAll(/ d="([^"]*)"/g))
      expect(path).toMatch(/^(?:[MmLlHhVvCcQqAaZz](?:[ -]?(?:\d+\.?\d*|\.\d+))*)+$/);
  });
});

it.each(examples.filter(({ text }) => !/[\w-]+\.[\w.]+=/.test(text)).map(({ text }) => [text]))(
  'the same line of %s is an element of JSX, but for parameters with a full stop in their names',
  (text) => {
    const read = parseExpression(posterLine(SITE, text), { plugins: ['jsx'] });
    expect(read.type).toBe('JSXElement');
  },
);

const grey = (share: number): string =>
  `#${Math.round(255 * share)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`;

it('its colours can be told from white and from black, and from what is written on them', () => {
  for (const tint of Object.values(TINTS))
    for (const ground of ['#ffffff', '#000000']) expect(contrast(tint, ground)).toBeGreaterThanOrEqual(3);
  expect(contrast(grey(1 - FAINT), '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(contrast(grey(FAINT), '#000000')).toBeGreaterThanOrEqual(3);
});

describe('an exercise', () => {
  it.each(examples.map((analysis) => [analysis.text, analysis] as const))('of %s shows no answer', (text, analysis) => {
    const line = posterLine(SITE, text, { exercise: true });
    expect(line).not.toMatch(new RegExp(Object.values(TINTS).join('|')));
    expect(words(line)).toBe(`${positionSentence(analysis)}: who wins? Tap to play`);
    expect(/href="[^"]*"/.exec(line)?.[0]).toContain('exercise=1#');
    // Nothing but its height differs from the line of a position whose answers are not known.
    const drawn = drawPosition(hidden(analysis, BLANK));
    expect(line.includes('<svg')).toBe(drawn !== null);
  });
});

describe('a feed reader', () => {
  it.each(lines)('that strips all it does not know of %s keeps the sentence and the link', (text, line) => {
    const kept = sanitize(line);
    const analysis = examples.find((each) => each.text === text)!;
    expect(words(kept)).toBe(`${altText(analysis)}. Tap to play`);
    expect(kept).toMatch(/^<a href="https:\/\/example\.org\/a\/b\/#game=[^"]*">[^<]*<b>Tap to play<\/b><\/a>$/);
  });

  it.each(lines)('that knows pictures keeps that of %s as it is', (_, line) => {
    const kept = sanitize(line, {
      allowedTags: [...sanitize.defaults.allowedTags, 'svg', 'path'],
      allowedAttributes: {
        ...sanitize.defaults.allowedAttributes,
        svg: ['viewbox', 'viewBox', 'width', 'height', 'aria-hidden'],
        path: ['d', 'fill', 'stroke', 'opacity'],
      },
      parser: { lowerCaseAttributeNames: false },
    });
    expect(pictureIn(kept)).toBe(pictureIn(line));
  });
});
