import { describe, expect, it } from 'vitest';
import type { Drawing, Shape } from '../../../web/src/formats/drawing.js';
import { placed, readPath, type Segment } from '../../../web/src/formats/svg-path.js';
import { svgLines } from '../../../web/src/formats/svg-text.js';
import { escapeTex, tikzLines } from '../../../web/src/formats/tikz-text.js';
import { RIGHTS } from '../../../web/src/words/en/export.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

const ink = { hex: '#16202e', opacity: 1 };
const paint = {
  fill: { hex: '#dbe9ff', opacity: 0.5 },
  stroke: { colour: ink, width: 2, dash: [5, 3.4], offset: 1, round: true },
};

const shapes: Shape[] = [
  { kind: 'rect', x: 1, y: 2, width: 30, height: 20, radius: 4, ...paint },
  { kind: 'circle', x: 10, y: 11, radius: 5, fill: null, stroke: { ...paint.stroke, dash: [3] } },
  { kind: 'path', segments: readPath('M1 1h4v4z'), fill: ink, stroke: null },
  {
    kind: 'text',
    words: 'a <b> & "c" 100% $x_1^2$ \\end{document} ∞',
    x: 3,
    y: 4,
    anchor: 'middle',
    size: 16,
    width: 80,
    weight: 650,
    colour: ink,
  },
];

const drawing: Drawing = {
  width: 100,
  height: 60,
  background: '#ffffff',
  font: `system-ui, "Noto Sans", sans-serif`,
  title: 'Nim <with> "piles" & more\n% \\',
  shapes,
};

/** The corners of a path. */
function ends(segments: readonly Segment[]): string {
  return segments
    .map((segment) =>
      segment.to === 'start' ? 'z' : `${Math.round(segment.x * 1000) / 1000},${Math.round(segment.y * 1000) / 1000}`,
    )
    .join(' ');
}

function middle(segment: Segment, from: { x: number; y: number }): { x: number; y: number } {
  if (segment.to !== 'curve') throw new Error('not a curve');
  return {
    x: (from.x + 3 * segment.x1 + 3 * segment.x2 + segment.x) / 8,
    y: (from.y + 3 * segment.y1 + 3 * segment.y2 + segment.y) / 8,
  };
}

describe('the path of an SVG', () => {
  it('is read with relative and absolute commands, with commas, signs or nothing between numbers', () => {
    expect(ends(readPath('M1,2L3 4l-1-1h2v-1H0V.5z'))).toBe('1,2 3,4 2,3 4,3 4,2 0,2 0,0.5 z');
    expect(ends(readPath('m1 1 2 0 0 2zm5 5h1'))).toBe('1,1 3,1 3,3 z 6,6 7,6');
    expect(ends(readPath('M0 0q5 5 10 0C11 1 12 1 13 0c1 1 2 1 3 0'))).toBe('0,0 10,0 13,0 16,0');
  });

  it('turns a quadratic curve into the cubic one through the same points', () => {
    const [, curve] = readPath('M0 0q5 8 10 0');
    expect(middle(curve!, { x: 0, y: 0 })).toEqual({ x: 5, y: 4 });
  });

  it.each([
    ['a half circle', 'M5 0a5 5 0 0 1 0 10', { x: 5, y: 5 }, 5],
    ['the large part of a circle, its flags run together', 'M4.5 7.5a1.8 1.8 0 112 2.8', null, 1.8],
    ['the way round against the clock', 'M10 5A5 5 0 1 0 5 10', { x: 5, y: 5 }, 5],
    ['a circle too small to reach, made larger', 'M0 0a1 1 0 0 1 10 0', { x: 5, y: 0 }, 5],
  ])('follows %s', (_, d, centre, radius) => {
    const [start, ...arc] = readPath(d);
    let from = start as { x: number; y: number };
    // If no centre is given: the point at equal distance from three points of the arc.
    const points = arc.map((segment) => {
      const point = middle(segment, from);
      from = segment as unknown as { x: number; y: number };
      return point;
    });
    const { x, y } = centre ?? circleThrough(itemAt(points, 0), itemAt(points, 1), from);
    for (const point of [...points, from]) expect(Math.hypot(point.x - x, point.y - y)).toBeCloseTo(radius, 2);
  });

  it('is scaled and moved', () => {
    expect(ends(placed(readPath('M1 1L2 2C3 3 4 4 5 5z'), 2, 10, 20))).toBe('12,22 14,24 20,30 z');
  });

  it('is refused where it has a command that nothing here draws', () => {
    expect(() => readPath('M0 0S1 1 2 2')).toThrow('S');
  });
});

function circleThrough(
  a: { x: number; y: number },
  b: { x: number; y: number },
  c: { x: number; y: number },
): { x: number; y: number } {
  const [ab, ac] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: c.x - a.x, y: c.y - a.y },
  ];
  const twice = 2 * (ab.x * ac.y - ab.y * ac.x);
  const [one, two] = [ab.x * ab.x + ab.y * ab.y, ac.x * ac.x + ac.y * ac.y];
  return { x: a.x + (ac.y * one - ab.y * two) / twice, y: a.y + (ab.x * two - ac.x * one) / twice };
}

describe('an SVG file', () => {
  const svg = [...svgLines(drawing)].join('');

  it('names its size, says what it is and needs nothing else', () => {
    expect(svg).toMatch(/^<svg [^>]*version="1\.1" width="100" height="60" viewBox="0 0 100 60"/);
    expect(svg).toContain('<title>Nim &lt;with&gt; &quot;piles&quot; &amp; more');
    expect(svg.replaceAll(/ xmlns(:xlink)?="[^"]*"/g, '')).not.toMatch(/https?:|script|style|url\(|var\(/);
  });

  it('and TikZ say that the picture is free of rights', () => {
    expect(svg).toContain(`<metadata>${RIGHTS}</metadata>`);
    expect([...tikzLines(drawing)].join('')).toContain(`\n% ${RIGHTS}\n`);
  });

  it('closes every tag and escapes every text', () => {
    const bare = svg.replaceAll(/"[^"]*"/g, '""');
    expect(bare.match(/<(\w+)/g)!.length).toBe(bare.match(/\/>|<\/\w+>/g)!.length);
    expect(svg).toContain('a &lt;b&gt; &amp; &quot;c&quot;');
  });

  it('leaves out what XML does not allow', () => {
    const odd = [...svgLines({ ...drawing, title: 'a\u0000b\ud800c\ufffe' })].join('');
    expect(odd).toContain('<title>abc</title>');
  });
});

describe('TikZ', () => {
  const lines = [...tikzLines(drawing)];
  const tikz = lines.join('');

  it('opens and closes what it needs, with balanced braces and a semicolon after every path', () => {
    const braces = tikz.replaceAll(/\\[{}]/g, '').replaceAll(/(?<!\\)%.*$/gm, '');
    expect(braces.match(/\{/g)!.length).toBe(braces.match(/\}/g)!.length);
    expect(tikz.match(/\\begin\{tikzpicture\}/g)).toHaveLength(1);
    expect(tikz.trim().endsWith('\\end{tikzpicture}')).toBe(true);
    for (const line of tikz.split('\n').filter((each) => /^\\(path|node)/.test(each)))
      expect(line.endsWith(';')).toBe(true);
  });

  it('defines every colour that it uses, once', () => {
    const defined = [...tikz.matchAll(/\\definecolor\{(\w+)\}/g)].map(([, name]) => name);
    const used = new Set([...tikz.matchAll(/(?:fill|draw|text)=(\w+)/g)].map(([, name]) => name));
    expect(new Set(defined).size).toBe(defined.length);
    expect([...used].filter((name) => !defined.includes(name))).toEqual([]);
  });

  it('escapes what TeX would run, and stays within one line of comment', () => {
    expect(escapeTex('50% of $x_1$ & #2 {a} \\b ~ ^')).toBe(
      String.raw`50\% of \$x\_1\$ \& \#2 \{a\} \textbackslash{}b \textasciitilde{} \textasciicircum{}`,
    );
    expect(escapeTex('misère ∞ → 日')).toBe(String.raw`misère $\infty$ $\to$ ?`);
    expect(tikz.split('\n')[0]).toBe('% Nim <with> "piles" & more % \\');
  });

  it('writes a dash of one length twice, as SVG means it', () => {
    expect(tikz).toContain('dash pattern=on 2.25bp off 2.25bp');
  });

  it('is a document of its own where that is wanted, and a picture to be set into one where not', () => {
    const whole = [...tikzLines(drawing, true)].join('');
    expect(whole).toContain('\\documentclass[tikz]{standalone}\n\\begin{document}');
    expect(whole.trim().endsWith('\\end{document}')).toBe(true);
    expect(tikz).not.toContain('documentclass');
  });
});
