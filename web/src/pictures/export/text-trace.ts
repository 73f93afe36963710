/** Texts as shapes: line by line, where the browser put them. */

import type { Colour, Words } from '../../formats/drawing.js';
import { colourOf } from './css-colour.js';
import type { Origin, Traced } from './traced.js';

const scratch = document.createElement('canvas').getContext('2d');

/** The share of a line's height that lies above the baseline of the font. */
function shareAbove(style: CSSStyleDeclaration, scale: number): number {
  if (!scratch) return 0.8;
  scratch.font = `${style.fontWeight} ${Number.parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = scratch.measureText('0');
  return above / (above + below);
}

interface Line {
  words: string;
  box: DOMRect;
}

/** The lines into which the browser broke a text, which may consist of several nodes. */
function linesOf(texts: readonly Text[]): Line[] {
  const range = document.createRange();
  const lines: Line[] = [];
  let spaced = false;
  for (const text of texts) {
    for (const { index, 0: part } of text.data.matchAll(/\S+|\s+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + part.length);
      const box = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (part.trim() === '') spaced = true;
      else if (last && Math.abs(last.box.top - box.top) < box.height / 2) {
        last.words += `${spaced ? ' ' : ''}${part}`;
        last.box = new DOMRect(last.box.x, last.box.y, box.right - last.box.x, last.box.height);
        spaced = false;
      } else if (box.width > 0) {
        lines.push({ words: part, box });
        spaced = false;
      }
    }
  }
  return lines;
}

/** Longer texts are anchored at their start. */
const MOST_CENTRED = 12;

/** Short HTML texts in the middle of their box are anchored there, so that they stay centred in another font. */
function anchorIn({ box, words }: Line, element: Element): Words['anchor'] {
  const around = element.getBoundingClientRect();
  return words.length <= MOST_CENTRED && Math.abs(box.x + box.width / 2 - around.x - around.width / 2) < 1
    ? 'middle'
    : 'start';
}

const ANCHORED: Record<Words['anchor'], number> = { start: 0, middle: 0.5, end: 1 };

function* shapesOf(
  lines: readonly Line[],
  style: CSSStyleDeclaration,
  colour: Colour,
  scale: number,
  anchorOf: (line: Line) => Words['anchor'],
  origin: Origin,
): Generator<Traced> {
  const share = shareAbove(style, scale);
  for (const line of lines) {
    const { words, box } = line;
    const anchor = anchorOf(line);
    const shape: Words = {
      kind: 'text',
      words,
      x: box.x + box.width * ANCHORED[anchor] - origin.x,
      y: box.y + box.height * share - origin.y,
      anchor,
      size: Number.parseFloat(style.fontSize) * scale,
      width: box.width,
      weight: Number(style.fontWeight),
      colour,
    };
    yield { shape, box };
  }
}

/** The shapes of an SVG text, which is a single line. */
export function* drawnText(
  element: SVGTextElement,
  style: CSSStyleDeclaration,
  origin: Origin,
  opacity: number,
): Generator<Traced> {
  const colour = colourOf(style.fill, opacity);
  const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const scale = element.getScreenCTM()?.a ?? 1;
  if (colour && words !== '')
    yield* shapesOf(
      [{ words, box: element.getBoundingClientRect() }],
      style,
      colour,
      scale,
      () => style.textAnchor as Words['anchor'],
      origin,
    );
}

/** The shapes of neighbouring text nodes of an element. */
export function* writtenText(
  texts: readonly Text[],
  element: Element,
  origin: Origin,
  opacity: number,
): Generator<Traced> {
  const lines = linesOf(texts);
  if (lines.length === 0) return;
  const style = getComputedStyle(element);
  const colour = colourOf(style.color, opacity);
  if (colour) yield* shapesOf(lines, style, colour, 1, (line) => anchorIn(line, element), origin);
}
