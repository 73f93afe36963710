/** A drawing as TikZ: nothing but `\usepackage{tikz}` is needed. */

import type { Colour, Drawing, Outline, Paint, Shape, Words } from './drawing.js';
import { needs, RIGHTS } from '#words/export';
import { rounded } from './svg-text.js';
import type { Segment } from './svg-path.js';
import { lookup } from '../params/lookup.js';

/** A CSS pixel is three quarters of a big point. */
const POINTS = 0.75;
/** The font size of `\normalsize`, in points. */
const NORMAL = 10;

const SIGNS = lookup<string>({
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '∞': String.raw`$\infty$`,
  '∗': String.raw`$\ast$`,
  '→': String.raw`$\to$`,
  '←': String.raw`$\leftarrow$`,
  '×': String.raw`$\times$`,
  '−': '$-$',
  '●': String.raw`$\bullet$`,
  '≤': String.raw`$\leq$`,
  '≥': String.raw`$\geq$`,
  '…': String.raw`\dots{}`,
  '\u202f': String.raw`\,`,
  '\u00a0': '~',
  '‘': '`',
  '’': "'",
  '“': '``',
  '”': "''",
  '–': '--',
  '—': '---',
  '<': String.raw`\textless{}`,
  '>': String.raw`\textgreater{}`,
  '|': String.raw`\textbar{}`,
  '"': "''",
});

function texSign(sign: string): string {
  const known = SIGNS[sign];
  if (known !== undefined) return known;
  if (/[#$%&_{}]/.test(sign)) return `\\${sign}`;
  if (/\s/.test(sign)) return ' ';
  return /[\x20-\x7e\u00c0-\u017f]/.test(sign) ? sign : '?';
}

/** Escapes what TeX would read as commands. Signs that its text fonts lack become mathematics or a question mark. */
export function escapeTex(plain: string): string {
  return [...plain].map(texSign).join('');
}

type Palette = Map<string, string>;

/** `grundyaa`, `grundyab`, … */
function nameOf(hex: string, palette: Palette): string {
  const known = palette.get(hex);
  if (known !== undefined) return known;
  const place = palette.size;
  const name = `grundy${String.fromCharCode(97 + Math.floor(place / 26), 97 + (place % 26))}`;
  palette.set(hex, name);
  return name;
}

function coloursOf(shape: Shape): Colour[] {
  if (shape.kind === 'image') return [];
  if (shape.kind === 'text') return [shape.colour];
  return [shape.fill, shape.stroke?.colour ?? null].filter((colour) => colour !== null);
}

function length(pixels: number): string {
  return `${rounded(pixels * POINTS)}bp`;
}

function point(x: number, y: number): string {
  return `(${rounded(x)},${rounded(y)})`;
}

function options({ fill, stroke }: Paint, palette: Palette): string[] {
  const all: string[] = [];
  if (fill) all.push(`fill=${nameOf(fill.hex, palette)}`);
  if (fill && fill.opacity < 1) all.push(`fill opacity=${rounded(fill.opacity)}`);
  if (!stroke) return all;
  all.push(`draw=${nameOf(stroke.colour.hex, palette)}`, `line width=${length(stroke.width)}`);
  if (stroke.colour.opacity < 1) all.push(`draw opacity=${rounded(stroke.colour.opacity)}`);
  if (stroke.dash.length > 0) all.push(`dash pattern=${dashes(stroke.dash)}`, `dash phase=${length(stroke.offset)}`);
  if (stroke.round) all.push('line cap=round', 'line join=round');
  return all;
}

/** An odd list of lengths is repeated, as in SVG. */
function dashes(dash: readonly number[]): string {
  const all = dash.length % 2 === 0 ? dash : [...dash, ...dash];
  return all.map((part, index) => `${index % 2 === 0 ? 'on' : 'off'} ${length(part)}`).join(' ');
}

function segmentText(segment: Segment, first: boolean): string {
  switch (segment.to) {
    case 'move':
      return `${first ? '' : ' '}${point(segment.x, segment.y)}`;
    case 'line':
      return ` -- ${point(segment.x, segment.y)}`;
    case 'curve':
      return ` .. controls ${point(segment.x1, segment.y1)} and ${point(segment.x2, segment.y2)} .. ${point(segment.x, segment.y)}`;
    case 'start':
      return ' -- cycle';
  }
}

function outline(shape: Outline & Paint, palette: Palette): string {
  const all = options(shape, palette);
  const path = (): string => {
    switch (shape.kind) {
      case 'rect': {
        if (shape.radius > 0)
          all.push(`rounded corners=${length(Math.min(shape.radius, shape.width / 2, shape.height / 2))}`);
        return `${point(shape.x, shape.y)} rectangle ${point(shape.x + shape.width, shape.y + shape.height)}`;
      }
      case 'circle':
        return `${point(shape.x, shape.y)} circle[radius=${length(shape.radius)}]`;
      case 'path':
        return shape.segments.map((segment, index) => segmentText(segment, index === 0)).join('');
    }
  };
  const drawn = path();
  return `\\path[${all.join(', ')}] ${drawn};`;
}

const ANCHORS: Record<Words['anchor'], string> = { start: 'base west', middle: 'base', end: 'base east' };

/** The text is scaled, since not every font comes in every size. */
function label({ words, x, y, anchor, size, weight, colour }: Words, palette: Palette): string {
  const bold = weight >= 600 ? String.raw`\bfseries ` : '';
  return `\\node[anchor=${ANCHORS[anchor]}, text=${nameOf(colour.hex, palette)}, scale=${rounded((size * POINTS) / NORMAL)}] at ${point(x, y)} {${bold}${escapeTex(words)}};`;
}

/** The picture line by line; `whole` wraps it in a document. Raster images are left out. */
export function* tikzLines({ shapes, background, width, height, title }: Drawing, whole = false): Generator<string> {
  const palette: Palette = new Map();
  for (const colour of shapes.flatMap(coloursOf)) nameOf(colour.hex, palette);
  yield `% ${title.replaceAll(/\s+/g, ' ')}\n% ${RIGHTS}\n`;
  yield whole
    ? '\\documentclass[tikz]{standalone}\n\\begin{document}\n'
    : `% ${needs(String.raw`\usepackage{tikz}`)}\n`;
  yield `\\begin{tikzpicture}[x=${length(1)}, y=${length(-1)}, inner sep=0pt, outer sep=0pt, font=\\normalfont\\normalsize\\sffamily]\n`;
  const paper = nameOf(background, palette);
  for (const [hex, name] of palette) yield `\\definecolor{${name}}{HTML}{${hex.slice(1).toUpperCase()}}\n`;
  yield `\\path[fill=${paper}] (0,0) rectangle ${point(width, height)};\n`;
  // Otherwise control points of curves, and wide letters, would enlarge the picture.
  yield `\\useasboundingbox (0,0) rectangle ${point(width, height)};\n`;
  for (const shape of shapes) {
    if (shape.kind === 'image') continue;
    yield `${shape.kind === 'text' ? label(shape, palette) : outline(shape, palette)}\n`;
  }
  yield `\\end{tikzpicture}\n${whole ? '\\end{document}\n' : ''}`;
}
