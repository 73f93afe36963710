/** What SVG 1.1 allows in our files: elements, their attributes, and the values of these. */

import type { Page } from 'puppeteer-core';

const NUMBER = String.raw`-?\d+(\.\d+)?`;
const LENGTH = String.raw`\d+(\.\d+)?`;
const COLOUR = String.raw`none|#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\d+, ?\d+, ?\d+\)`;
const FILL = { fill: COLOUR, 'fill-opacity': String.raw`0|1|0\.\d+` };
const PAINT = {
  ...FILL,
  stroke: COLOUR,
  'stroke-opacity': String.raw`0|1|0\.\d+`,
  'stroke-width': LENGTH,
  'stroke-dasharray': `${LENGTH}( ${LENGTH})*`,
  'stroke-dashoffset': NUMBER,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};
const BOX = { x: NUMBER, y: NUMBER, width: LENGTH, height: LENGTH };

/** The attributes of each element, with a pattern for the whole value. */
const ALLOWED: Record<string, Record<string, string>> = {
  svg: {
    version: String.raw`1\.1`,
    width: LENGTH,
    height: LENGTH,
    viewBox: `0 0 ${LENGTH} ${LENGTH}`,
    'font-family': '[^<&]+',
  },
  title: {},
  desc: {},
  metadata: {},
  g: { 'clip-path': String.raw`url\(#clip\d+\)` },
  clipPath: { id: String.raw`clip\d+` },
  rect: { ...BOX, rx: LENGTH, ...PAINT },
  circle: { cx: NUMBER, cy: NUMBER, r: LENGTH, ...PAINT },
  path: { d: '[MmLlHhVvCcAaZz0-9 .,-]*', ...PAINT },
  text: {
    x: NUMBER,
    y: NUMBER,
    'font-size': LENGTH,
    'font-weight': '[1-9]00|[a-z]+',
    'text-anchor': 'start|middle|end',
    textLength: LENGTH,
    lengthAdjust: 'spacing|spacingAndGlyphs',
    ...FILL,
  },
  image: { ...BOX, preserveAspectRatio: 'none', 'xlink:href': 'data:image/png;base64,[A-Za-z0-9+/=]+' },
};

const SPACES = { '': 'http://www.w3.org/2000/svg', xlink: 'http://www.w3.org/1999/xlink' };

/** Everything in a file that SVG 1.1 does not know, and missing rights metadata; empty for a good file. */
export function faultsOf(page: Page, svg: string): Promise<string[]> {
  return page.evaluate(
    (text, allowed, spaces) => {
      const read = new DOMParser().parseFromString(text, 'image/svg+xml');
      if (read.querySelector('parsererror')) return ['it is no XML'];
      const faults: string[] = [];
      for (const element of read.querySelectorAll('*')) {
        const known = allowed[element.localName];
        if (!known || element.namespaceURI !== spaces['']) faults.push(`<${element.nodeName}>`);
        for (const { name, value, namespaceURI } of element.attributes) {
          if (namespaceURI === 'http://www.w3.org/2000/xmlns/') continue;
          const right = (namespaceURI ?? '') === (name.startsWith('xlink:') ? spaces.xlink : '');
          const pattern = known?.[name];
          if (!right || !pattern || !new RegExp(`^(${pattern})$`).test(value))
            faults.push(`${element.nodeName} ${name}="${value.slice(0, 60)}"`);
        }
      }
      if (read.documentElement.getAttribute('version') !== '1.1') faults.push('it does not say which version it is of');
      if (!/\bCC0\b/.test(read.querySelector('svg > metadata')?.textContent ?? ''))
        faults.push('it does not say that it is free of rights');
      return [...new Set(faults)];
    },
    svg,
    ALLOWED,
    SPACES,
  );
}
