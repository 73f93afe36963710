/** The saved picture is the visible one: SVG and PNG are compared with what the browser draws of the same elements. */

import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { channels, theme } from '../../support/theme.ts';
import { ask, press, until, untilThere } from '../support/playground.ts';
import { pixelsOf } from '../support/pixels.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';
import { faultsOf } from '../support/svg11.ts';

const site = useSite();

const kinds: [string, string][] = [
  ['heaps that were split', 'game=kayles&piles=9+3,4'],
  ['piles and their sizes', 'game=subtraction&take=1,3,4&piles=11,2'],
  ['a board', 'game=board&size=8x8&pieces=knight4@c5,knight4@f6&holes=a8'],
  [
    'a board with draws and an own piece',
    'game=board&size=5x5&piece.skater=slide(-1,-1)leap(1,1)leap(0,-1)&pieces=skater@c3,rook@b2&toward=left-down',
  ],
  ['a large board', 'game=board&size=50x50&pieces=knight2@f5,queen@h8&toward=left-down'],
  ['a board for dominoes', 'game=cram&size=5x4&taken=b2,b3'],
  ['a bar of chocolate', 'game=chomp&rows=5,5,3'],
  ['boards for marks', 'game=notakto&size=3x3&boards=2&marked=a1,b1,c1,f2'],
  ['a tree', 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2'],
  ['a staircase', 'game=staircase&stairs=0,3,1,2,0,4'],
  ['pots', 'game=roxor&pots=2,1,1,1,17'],
  ['coins on a strip', 'game=nimble&coins=3,5,5'],
  ['cakes', 'game=cake&piles=3,3,1'],
  ['a long strip', 'game=subtraction&take=1,3,4&piles=5000'],
  ['rows with two pieces', 'game=northcott&columns=8&rows=1-8,6-3,4-5'],
];

/** Draws two pictures, crops the background, and measures how much they differ, block by block. */
const COMPARE = `async (one, other, dark) => {
  const read = async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const paper = [data[0], data[1], data[2]];
    const drawn = (x, y) => paper.some((part, index) => Math.abs(data[(x + y * width) * 4 + index] - part) > 12);
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let y = 0; y < height; ++y) for (let x = 0; x < width; ++x) if (drawn(x, y)) {
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
    return { data, width, left, top, across: right - left + 1, down: bottom - top + 1, paper };
  };
  const [a, b] = [await read(one), await read(other)];
  const BLOCK = 4;
  const mean = ({ data, width, left, top }, x, y, part) => {
    let sum = 0;
    for (let dy = 0; dy < BLOCK; ++dy) for (let dx = 0; dx < BLOCK; ++dx) sum += data[((left + x + dx) + (top + y + dy) * width) * 4 + part];
    return sum / BLOCK ** 2;
  };
  // Where one is a pixel longer, its first edge or its last lies on that of the other.
  const shifts = (gap) => [...new Set([0, Math.sign(gap)])];
  const [across, down] = [Math.min(a.across, b.across) - BLOCK, Math.min(a.down, b.down) - BLOCK];
  const compared = (right, lower) => {
    let [blocks, apart, total] = [0, 0, 0];
    for (let y = 1; y < down; y += BLOCK) for (let x = 1; x < across; x += BLOCK) {
      const gaps = [0, 1, 2].map((part) => Math.abs(mean(a, x + right, y + lower, part) - mean(b, x, y, part)));
      blocks += 1;
      total += Math.max(...gaps);
      if (Math.max(...gaps) > 64) apart += 1;
    }
    return { apart: apart / blocks, mean: total / blocks };
  };
  const [best] = shifts(a.across - b.across).flatMap((right) => shifts(a.down - b.down).map((lower) => compared(right, lower))).toSorted((one, other) => one.mean - other.mean);
  return { across: a.across - b.across, down: a.down - b.down, ...best, paper: [a.paper, b.paper] };
}`;

interface Compared {
  across: number;
  down: number;
  apart: number;
  mean: number;
  paper: [number[], number[]];
}

async function drawn(address: string): Promise<Page> {
  const page = await site.open(`#${address}`, { width: 1300, height: 1300 });
  await untilThere(page, 'button.share:not([disabled])');
  await press(page, 'Share');
  await press(page, 'Picture');
  await until(page, `all('grundy-share-picture')[0].files !== null`);
  return page;
}

/** Letters in a picture lie a fraction of a pixel elsewhere: on a board full of numbers that alone makes a mean of 2 in Firefox 140. */
const MOST_MEAN = 3;

/** Shows the elements of the picture on a sheet in view. */
async function sheet(page: Page, dark: boolean): Promise<string> {
  const box = await ask<{ width: number; height: number }>(
    page,
    `(async () => {
      const { pictured } = all('grundy-share')[0].shown;
      all('dialog[open]')[0].close();
      const paper = document.createElement('div');
      Object.assign(paper.style, { position: 'absolute', inset: '0', zIndex: '99', height: '1300px', background: '${theme[dark ? 'dark' : 'light']['--surface']}' });
      const sheet = document.createElement('grundy-sheet');
      sheet.pictured = pictured;
      sheet.dark = ${dark};
      Object.assign(sheet.style, { left: '30px', top: '30px' });
      paper.append(sheet);
      document.body.append(paper);
      await sheet.ready();
      const { width, height } = sheet.getBoundingClientRect();
      return { width, height };
    })()`,
  );
  const shot = await page.screenshot({
    clip: { x: 0, y: 0, width: Math.max(1100, box.width + 60), height: Math.min(1300, box.height + 60) },
    encoding: 'base64',
  });
  return `data:image/png;base64,${shot}`;
}

async function distance(page: Page, dark = false): Promise<Compared> {
  const saved = await ask<string>(page, `all('grundy-share-picture')[0].files.preview`);
  const seen = await sheet(page, dark);
  return (await page.evaluate(`(${COMPARE})(${JSON.stringify(saved)}, ${JSON.stringify(seen)})`)) as Compared;
}

it.each(someOf(kinds))(
  '%s: the SVG is the picture that is seen, complete in itself, of version 1.1 and free of rights',
  async (_, address) => {
    const page = await drawn(address);
    const svg = await ask<string>(page, `all('grundy-share-picture')[0].files.svg.text()`);
    expect(await faultsOf(page, svg)).toEqual([]);
    const title = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('title')!.textContent,
      svg,
    );
    expect(title).toBe(await ask(page, `all('img').find(({ src }) => src.startsWith('data:')).alt`));
    const { across, down, apart, mean } = await distance(page);
    expect([Math.abs(across), Math.abs(down)].every((gap) => gap <= 1)).toBe(true);
    expect(apart).toBeLessThan(0.008);
    expect(mean).toBeLessThan(MOST_MEAN);
  },
);

it.each([
  ['cakes', 'game=cake&piles=3,3,1'],
  ['piles and their sizes', 'game=nim&piles=7,4,1'],
  ['a small board', 'game=board&size=4x4&pieces=knight4@c3'],
])('%s: what is drawn and each line of its legend share their middle', async (_, address) => {
  const page = await drawn(address);
  const { width, lines } = await ask<{ width: number; lines: [number, number][] }>(
    page,
    `(async () => {
      const paper = document.body.appendChild(document.createElement('div'));
      paper.innerHTML = await all('grundy-share-picture')[0].files.svg.text();
      const svg = paper.querySelector('svg');
      const { left, width } = svg.getBoundingClientRect();
      const { legend } = all('grundy-share')[0].shown.pictured;
      const texts = [...svg.querySelectorAll('text')];
      const first = texts.find(({ textContent }) => textContent === (legend.won ?? legend.lost)).getBoundingClientRect();
      const boxes = [...svg.querySelectorAll('path, circle, rect, text')].map((part) => part.getBoundingClientRect()).filter((box) => box.width < width && box.width > 0);
      const spans = new Map();
      for (const box of boxes) {
        const middle = box.top + box.height / 2;
        const line = middle < first.top ? -1 : Math.round((middle - first.top - first.height / 2) / 20);
        const [from, to] = spans.get(line) ?? [Infinity, -Infinity];
        spans.set(line, [Math.min(from, box.left - left), Math.max(to, box.right - left)]);
      }
      paper.remove();
      return { width, lines: [...spans.values()] };
    })()`,
  );
  expect(lines.length).toBeGreaterThan(1);
  for (const [from, to] of lines)
    expect(Math.abs((from + to) / 2 - width / 2), `${from} to ${to} of ${width}`).toBeLessThan(5);
});

it('in the dark it is the picture that is seen in the dark', async () => {
  const page = await drawn('game=board&size=4x4&pieces=knight4@c3');
  await press(page, 'Dark');
  await until(page, `all('grundy-share-picture')[0].files.drawing.background === '${theme.dark['--surface']}'`);
  const { apart, mean, paper } = await distance(page, true);
  expect(paper).toEqual([channels('dark', '--surface'), channels('dark', '--surface')]);
  expect(apart).toBeLessThan(0.008);
  expect(mean).toBeLessThan(MOST_MEAN);
});

it('a PNG has twice as many pixels each way, and is not blank', async () => {
  const page = await drawn('game=nim&piles=3,5,7');
  await page.evaluate(
    `URL.createObjectURL = (file) => { window.png = file; return 'blob:none'; }; HTMLAnchorElement.prototype.click = function () { window.saved = this.download; }`,
  );
  await press(page, 'Download PNG');
  await until(page, `window.saved === 'nim-3-5-7.png'`);
  // The lines name the file that was saved.
  const names = `all('grundy-snippet').filter(({ name }) => name === 'Markdown' || name === 'HTML')`;
  await until(page, `${names}.length === 2 && ${names}.every(({ text }) => text.includes('nim-3-5-7.png'))`);
  const { width, height } = await ask<{ width: number; height: number }>(
    page,
    `all('grundy-share-picture')[0].files.drawing`,
  );
  const found = await pixelsOf(page, 'png');
  expect(found).toMatchObject({ type: 'image/png', width: 2 * width, height: 2 * height });
  // The colours of a lost heap and of a won one.
  expect(found.colours).toEqual(expect.arrayContaining([0xffd9b3, 0xdbe9ff]));
});

it('TikZ is offered of what is drawn in shapes, and said not to be where pixels are', async () => {
  const page = await drawn('game=board&size=40x40&pieces=rook@c3');
  expect(await ask(page, `all('grundy-snippet').some(({ name }) => name === 'TikZ')`)).toBe(false);
  expect(await ask(page, `all('grundy-share-picture')[0].shadowRoot.textContent.includes('no TikZ')`)).toBe(true);
});
