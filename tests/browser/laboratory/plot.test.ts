/** The plot of the laboratory: saved as a file, and moved with two fingers. */

import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { ask, middle, press, until, type Point } from '../support/playground.ts';
import { pixelsOf } from '../support/pixels.ts';
import { useSite } from '../support/site.ts';
import { faultsOf } from '../support/svg11.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

const site = useSite();

/** Keeps saved files in the page. */
const CATCH = `(() => {
  window.saved = {};
  let last;
  URL.createObjectURL = (file) => { last = file; return 'blob:none'; };
  HTMLAnchorElement.prototype.click = function () { window.saved[this.download] = last; };
})()`;

it('the plot is saved as it is seen: as SVG in shapes, as PNG with twice as many pixels each way', async () => {
  const page = await site.open('?view=sequence&heaps=50-150#game=octal&code=0.77');
  await until(page, `all('[data-figure="period"]')[0]?.textContent === '12'`);
  await until(
    page,
    `(({ first, list }) => first + list.length >= 150)(all('grundy-plot')[0].picture.scene.plotted[0].dots)`,
  );
  await page.evaluate(CATCH);
  await press(page, 'Export');
  await press(page, 'Plot as SVG');
  await until(page, `Object.keys(saved).some((name) => /0\\.77.*\\.svg$/.test(name))`);
  const size = await ask<{ width: number; height: number }>(
    page,
    `(() => { const { clientWidth: width, clientHeight: height } = all('grundy-plot')[0].shadowRoot.querySelector('.window'); return { width, height }; })()`,
  );
  const drawn = await page.evaluate(`(async () => {
    const [file] = Object.values(saved);
    const read = new DOMParser().parseFromString(await file.text(), 'image/svg+xml');
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(await file.text());
    await image.decode();
    const words = [...read.querySelectorAll('text')].map(({ textContent }) => textContent);
    return {
      type: file.type,
      faults: read.querySelectorAll('parsererror').length,
      width: image.naturalWidth,
      title: read.querySelector('title').textContent,
      // Each dot is two halves of a circle.
      dots: Math.max(...[...read.querySelectorAll('path')].map((path) => path.getAttribute('d').split('A').length - 1)) / 2,
      words: ['60', '100', 'periodic from here'].every((each) => words.includes(each)),
    };
  })()`);
  expect(drawn).toEqual({
    type: 'image/svg+xml',
    faults: 0,
    width: size.width,
    title: 'Octal game 0.77: the values of its heaps',
    dots: 100,
    words: true,
  });

  const svg = (await page.evaluate('Object.values(saved)[0].text()')) as string;
  expect(await faultsOf(page, svg)).toEqual([]);

  await press(page, 'Plot as PNG');
  await until(page, `Object.keys(saved).some((name) => /0\\.77.*\\.png$/.test(name))`);
  const pixels = await pixelsOf(page, 'Object.values(saved)[1]');
  expect(pixels).toMatchObject({ width: 2 * size.width, height: 2 * size.height });
  // The picture is not blank.
  expect(pixels.colours.length).toBeGreaterThan(2);
});

it('a plot of more heaps than there are pixels is an SVG of version 1.1, with a picture of pixels in it', async () => {
  const page = await site.open('?view=sequence&values=10000#game=octal&code=0.6');
  await until(page, `all('grundy-plot')[0].picture.scene.plotted[0].cells`);
  await page.evaluate(CATCH);
  await press(page, 'Export');
  await press(page, 'Plot as SVG');
  await until(page, `Object.keys(saved).length === 1`);
  const svg = (await page.evaluate('Object.values(saved)[0].text()')) as string;
  expect(svg).toContain('<image ');
  expect(await faultsOf(page, svg)).toEqual([]);
});

/** Moves several fingers, each from one point to another, step by step. */
async function gesture(page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const STEPS = 8;
  const session = await page.createCDPSession();
  const at = (part: number) =>
    from.map(({ x, y }, id) => ({ id, x: x + (itemAt(to, id).x - x) * part, y: y + (itemAt(to, id).y - y) * part }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= STEPS; ++step) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / STEPS) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

// The driver of Firefox has no touch screen.
it.skipIf(process.env.GRUNDY_BROWSER === 'firefox')(
  'two fingers draw the plot nearer and further, and one moves it',
  async () => {
    const page = await site.open('?view=sequence&values=10000#game=octal&code=0.6', {
      width: 360,
      height: 740,
      touch: true,
    });
    const status = `all('.status')[0].textContent`;
    await until(page, `/^Done: 10|are ready/.test(${status})`);
    // A slow machine computes fewer values before it asks whether to go on.
    if (await ask<boolean>(page, `!${status}.startsWith('Done')`)) await press(page, 'Start');
    await until(page, `${status}.startsWith('Done: 10')`);
    const { x, y } = await middle(page, '.window');
    const resting = await ask<number>(page, 'scrollY');
    const range = `(new URLSearchParams(location.search).get('heaps') ?? '0-10000').split('-').map(Number)`;
    const spread = (by: number): Point[] => [
      { x: x - by, y },
      { x: x + by, y },
    ];

    await gesture(page, spread(30), spread(120));
    const width = `(${range}[1] - ${range}[0])`;
    // Fingers four times as far apart show a quarter of the heaps, around the same middle.
    await until(page, `${width} > 2000 && ${width} < 3000 && ${range}[0] < 5000 && ${range}[1] > 5000`);
    const [from] = await ask<number[]>(page, range);
    await gesture(page, [{ x, y }], [{ x: x - 80, y }]);
    await until(page, `${range}[0] > ${from! + 300} && ${width} > 2000 && ${width} < 3000`);
    await gesture(page, spread(120), spread(20));
    await until(page, `!location.search.includes('heaps=')`);
    expect(await ask(page, 'scrollY')).toBe(resting);
  },
);
