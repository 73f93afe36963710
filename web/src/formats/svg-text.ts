/** A drawing as an SVG file that needs nothing else: no style sheet, no script, no address. */

import type { Colour, Drawing, Outline, Paint, Shape, Words } from './drawing.js';
import { escapeMarkup } from './markup.js';
import { drawnByGrundy, RIGHTS } from '#words/export';
import type { Segment } from './svg-path.js';

/** A number rounded to hundredths. */
export function rounded(number: number): string {
  return String(Math.round(number * 100) / 100 || 0);
}

/** Escapes a text, and drops characters that XML does not allow. */
function escapeText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- it is these that are to be found
  return escapeMarkup(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ''));
}

type Attributes = [name: string, value: string | number][];

function tag(name: string, attributes: Attributes, body?: string): string {
  const written = attributes
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escapeText(value)}"`)
    .join('');
  return body === undefined ? `<${name}${written}/>` : `<${name}${written}>${body}</${name}>`;
}

function colour(name: string, { hex, opacity }: Colour): Attributes {
  return opacity >= 1
    ? [[name, hex]]
    : [
        [name, hex],
        [`${name}-opacity`, opacity],
      ];
}

function paint({ fill, stroke }: Paint): Attributes {
  const attributes: Attributes = fill ? colour('fill', fill) : [['fill', 'none']];
  if (!stroke) return attributes;
  attributes.push(...colour('stroke', stroke.colour), ['stroke-width', stroke.width]);
  if (stroke.dash.length > 0) attributes.push(['stroke-dasharray', stroke.dash.map(rounded).join(' ')]);
  if (stroke.offset !== 0) attributes.push(['stroke-dashoffset', stroke.offset]);
  if (stroke.round) attributes.push(['stroke-linecap', 'round'], ['stroke-linejoin', 'round']);
  return attributes;
}

function points(...numbers: number[]): string {
  return numbers.map(rounded).join(' ');
}

function segmentText(segment: Segment): string {
  switch (segment.to) {
    case 'move':
      return `M${points(segment.x, segment.y)}`;
    case 'line':
      return `L${points(segment.x, segment.y)}`;
    case 'curve':
      return `C${points(segment.x1, segment.y1, segment.x2, segment.y2, segment.x, segment.y)}`;
    case 'start':
      return 'Z';
  }
}

function outline(shape: Outline & Paint): string {
  switch (shape.kind) {
    case 'rect': {
      const corners: Attributes = shape.radius > 0 ? [['rx', shape.radius]] : [];
      return tag('rect', [
        ['x', shape.x],
        ['y', shape.y],
        ['width', shape.width],
        ['height', shape.height],
        ...corners,
        ...paint(shape),
      ]);
    }
    case 'circle':
      return tag('circle', [['cx', shape.x], ['cy', shape.y], ['r', shape.radius], ...paint(shape)]);
    case 'path':
      return tag('path', [['d', shape.segments.map(segmentText).join('')], ...paint(shape)]);
  }
}

/** Longer texts keep the width they were measured with, whatever fonts another computer has. */
const FREE_SIGNS = 4;

function label({ words, x, y, anchor, size, width, weight, colour: ink }: Words): string {
  const attributes: Attributes = [['x', x], ['y', y], ['font-size', size], ...colour('fill', ink)];
  if (weight !== 400) attributes.push(['font-weight', 100 * Math.round(weight / 100)]);
  if (anchor !== 'start') attributes.push(['text-anchor', anchor]);
  if (words.length > FREE_SIGNS) attributes.push(['textLength', width], ['lengthAdjust', 'spacingAndGlyphs']);
  return tag('text', attributes, escapeText(words));
}

function shapeText(shape: Shape): string {
  if (shape.kind === 'text') return label(shape);
  if (shape.kind !== 'image') return outline(shape);
  // The address may have a million letters, so it is checked here instead of escaped.
  if (!/^[\w:/;,+=-]*$/.test(shape.href)) throw new Error('not the address of a PNG');
  return `${tag('image', [
    ['x', shape.x],
    ['y', shape.y],
    ['width', shape.width],
    ['height', shape.height],
  ]).slice(0, -2)} xlink:href="${shape.href}"/>`;
}

/** The start of every SVG file. Version 1.1 is read by vector graphics programs too, not only by browsers. */
export function svgStart({ width, height, background, font, title }: Omit<Drawing, 'shapes'>): string {
  const size: Attributes = [
    ['width', width],
    ['height', height],
    ['viewBox', `0 0 ${rounded(width)} ${rounded(height)}`],
  ];
  const spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1"';
  return `<svg ${spaces} ${tag('', [...size, ['font-family', font]]).slice(2, -2)}>
<title>${escapeText(title)}</title>
<desc>${escapeText(drawnByGrundy(title))}</desc>
<metadata>${RIGHTS}</metadata>
${tag('rect', [
  ['width', width],
  ['height', height],
  ['fill', background],
])}
`;
}

/** The file line by line, so that the main thread can do other work between lines. */
export function* svgLines(drawing: Drawing): Generator<string> {
  yield svgStart(drawing);
  for (const shape of drawing.shapes) yield `${shapeText(shape)}\n`;
  yield '</svg>\n';
}
