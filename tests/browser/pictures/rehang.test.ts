import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { ask, middle, until, untilPosition, untilThere, untilVerdict, type Point } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const tree = 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2';
/** The middle of an element, without scrolling. */
function place(page: Page, selector: string): Promise<Point> {
  return ask(
    page,
    `(() => { const box = all('${selector}')[0].getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`,
  );
}

const balloon = `all('.balloon').map((each) => each.textContent.trim()).join()`;

it('a dragged node shows the answer of each parent before it is let go, and nothing changes when it is put back', async () => {
  const page = await site.open(`#${tree}`);
  await untilVerdict(page, 'wins');
  const start = await middle(page, '[data-node="5"] .disc');
  const over = await place(page, '[data-node="1"] .disc');
  const below = await place(page, '[data-node="3"] .disc');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(over.x, over.y, { steps: 4 });
  await until(page, `${balloon} === 'no'`);
  expect(await ask(page, `all('.hint')[0].textContent`)).toContain('Node 6 under node 2: no: lost, nim-sum 0');
  await page.mouse.move(below.x, below.y, { steps: 4 });
  await until(page, `${balloon} === 'yes'`);
  await page.mouse.move(start.x, start.y - 80, { steps: 4 });
  await page.mouse.up();
  await until(page, `${balloon} === ''`);
  await untilPosition(page, tree);
});

it('by keys a cut node shows the answer of the node chosen', async () => {
  const page = await site.open(`#${tree}`);
  await untilVerdict(page, 'wins');
  await untilThere(page, '[data-node="2"]');
  await ask(page, `(all('grundy-tree-editor')[0].selected = 2, 0)`);
  await untilThere(page, '[data-node="2"][tabindex="0"]');
  await ask(page, `all('[data-node="2"]')[0].focus()`);
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await until(page, `${balloon} === 'invalid'`);
  await page.keyboard.press('Escape');
  await until(page, `${balloon} === ''`);
  await untilPosition(page, tree);
});

it('beside the number of a node stands its label, which is all that the picture shows', async () => {
  const page = await site.open('#game=tree&parents=0,1,1&coins=0,1,2&labels=1:Root,3:Leaf');
  await untilThere(page, '.ask');
  const asked = `all('.ask')[0].textContent.replace(/\\s+/g, ' ').trim()`;
  await until(page, `${asked} === 'Node under Root Ask'`);
  await ask(
    page,
    `(all('.ask grundy-number')[0].dispatchEvent(new CustomEvent('number-change', { detail: { value: '3', gesture: '' } })), 0)`,
  );
  await until(page, `${asked} === 'Node Leaf under Root Ask'`);
});
