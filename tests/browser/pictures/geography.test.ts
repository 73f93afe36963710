import { expect, it } from 'vitest';
import {
  ask,
  click,
  drag,
  focusPicture,
  keys,
  press,
  until,
  untilPosition,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const node = (place: number): string => `[data-node="${place}"]`;

it('an edge is drawn, the token goes along it, and where it was it does not return', async () => {
  const page = await site.open('#game=geography&edges=a-b,b-c&token=b');
  await untilVerdict(page, 'The player to move wins');
  await click(page, node(0));
  await press(page, 'Draw an edge from a');
  await click(page, node(2));
  await untilPosition(page, 'game=geography&edges=a-b,b-c,a-c&token=b');
  await untilVerdict(page, 'The player to move loses');
  await drag(page, '[data-token="0"]', node(2));
  await untilPosition(page, 'game=geography&edges=a-b,b-c,a-c&token=c&visited=b');
  await untilVerdict(page, 'The player to move wins');
  expect(await ask(page, `all('.node.none').map((each) => each.dataset.node)`)).toEqual(['1']);
  await click(page, node(1));
  await press(page, 'Mark b as not visited');
  await untilPosition(page, 'game=geography&edges=a-b,b-c,a-c&token=c');
});

it('the seven bridges are lost, each copy is crossed once, and a loop is a move', async () => {
  const page = await site.open(
    '#game=geography&edges=A-B,A-B,A-C,A-C,A-D,B-D,C-D&each=edges&token=A&at=A@120.120,B@120.0,C@120.240,D@260.120',
  );
  await untilVerdict(page, 'The player to move loses');
  expect(await ask(page, `new Set(all('.arc').map((arc) => arc.getAttribute('d'))).size`)).toBe(7);
  await drag(page, '[data-token="0"]', node(1));
  await until(page, `location.hash.includes('token=B&used=A-B&at')`);
  await untilVerdict(page, 'The player to move wins');
  expect(await ask(page, `all('.arc.faint').length`)).toBe(1);
  await drag(page, '[data-token="0"]', node(0));
  await until(page, `location.hash.includes('token=A&used=A-B,A-B&at')`);
  await press(page, 'Draw an edge from A');
  await click(page, node(0));
  await until(page, `location.hash.includes('C-D,A-A&')`);
  await until(page, `all('.loop').length === 1`);
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0]?.view.turns.some(({ turn }) => turn.notation === '1:A')`);
  await click(page, '.loop');
  await press(page, 'End turn');
  await until(page, `location.hash.includes('used=A-B,A-B,A-A')`);
});

it('a copy is marked as used by tapping it', async () => {
  const page = await site.open('#game=geography&arcs=0-1,0-1,1-0&each=edges&token=0&at=0@0.0,1@0.160');
  await untilVerdict(page, 'The player to move wins');
  const { x, y } = await ask<{ x: number; y: number }>(
    page,
    `(() => { const [path] = all('[data-link="3"]'); const at = path.getPointAtLength(path.getTotalLength() / 2); const { a, d, e, f } = path.getScreenCTM(); return { x: a * at.x + e, y: d * at.y + f }; })()`,
  );
  await page.mouse.click(x, y);
  await press(page, 'Mark arc 0-1 as used');
  await untilPosition(page, 'game=geography&arcs=0-1,0-1,1-0&each=edges&token=0&used=0-1&at=0@0.0,1@0.160');
  await untilVerdict(page, 'The player to move loses');
});

it('the edges of a matching light up with the reason', async () => {
  const page = await site.open('#game=geography&edges=a-b,b-c,c-d&token=a');
  await untilVerdict(page, 'The player to move wins');
  await until(page, `all('.step').some((each) => each.textContent.includes('every one covers node a'))`);
  await click(page, '.step');
  await until(page, `all('.arc.moving').length === 2`);
});

it('the nodes of an even kernel light up with the reason', async () => {
  const page = await site.open('#game=geography&edges=a-b,b-c,c-d,d-a,b-e&each=edges&token=c');
  await untilVerdict(page, 'The player to move loses');
  await until(page, `all('.step').some((each) => each.textContent.includes('a set of 2 nodes with node c in it'))`);
  await click(page, '.step');
  await until(page, `all('.node.lit').length === 2`);
});

it('an edge that was followed is dotted, and may not be followed again, unless it is marked as not used', async () => {
  const page = await site.open('#game=geography&edges=a-b,b-c,c-a,c-d&token=c');
  await untilVerdict(page, 'The player to move wins');
  await press(page, 'Use each edge once');
  await untilPosition(page, 'game=geography&edges=a-b,b-c,c-a,c-d&each=edges&token=c');
  await untilVerdict(page, 'The player to move wins');
  await drag(page, '[data-token="0"]', node(0));
  await untilPosition(page, 'game=geography&edges=a-b,b-c,c-a,c-d&each=edges&token=a&used=c-a');
  await until(page, `all('.arc.faint').length === 1`);
  expect(await ask(page, `all('.node.none').map((each) => each.dataset.node)`)).toEqual(['2', '3']);
  await click(page, node(2));
  await press(page, 'Mark edge c-a as not used');
  await untilPosition(page, 'game=geography&edges=a-b,b-c,c-a,c-d&each=edges&token=a');
  await press(page, 'Mark edge c-a as used');
  await untilPosition(page, 'game=geography&edges=a-b,b-c,c-a,c-d&each=edges&token=a&used=c-a');
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0]?.view.turns.length > 0`);
  await click(page, node(1));
  await press(page, 'End turn');
  await until(page, `location.hash.includes('used=c-a,a-b,b-c')`);
});

it('a match is played by tapping where the token goes, and by keys', async () => {
  const page = await site.open('#game=geography&edges=1-2,2-3,3-4&token=1&at=1@0.0,2@0.90,3@0.180,4@0.270');
  await untilVerdict(page, 'The player to move wins');
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0]?.view.turns.length > 0`);
  await click(page, node(1));
  await press(page, 'End turn');
  await until(page, `location.hash.includes('token=3&visited=1,2') && all('grundy-match')[0]?.view.turns.length > 0`);
  await focusPicture(page, '[tabindex="0"][data-node]');
  await keys(page, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  await press(page, 'End turn');
  await until(page, `all('grundy-match-line')[0]?.shadowRoot.textContent.includes('You made the last move and won.')`);
});
