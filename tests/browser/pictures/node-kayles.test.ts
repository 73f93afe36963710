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

it('a token is put, dragged and taken away, and nodes beside it are no longer free', async () => {
  const page = await site.open('#game=node-kayles&edges=a-b,b-c,c-d');
  await untilVerdict(page, 'The player to move loses');
  await click(page, node(1));
  await press(page, 'Put a token here');
  await untilPosition(page, 'game=node-kayles&edges=a-b,b-c,c-d&tokens=b');
  expect(await ask(page, `all('.node.none').map((each) => each.dataset.node)`)).toEqual(['0', '1', '2']);
  await drag(page, '[data-token="0"]', node(0));
  await untilPosition(page, 'game=node-kayles&edges=a-b,b-c,c-d&tokens=a');
  await click(page, node(3));
  await press(page, 'Draw an edge from d');
  await click(page, node(0));
  await untilPosition(page, 'game=node-kayles&edges=a-b,b-c,c-d,d-a&tokens=a');
  await untilVerdict(page, 'The player to move wins');
  await click(page, node(0));
  await press(page, 'Remove a token');
  await untilPosition(page, 'game=node-kayles&edges=a-b,b-c,c-d,d-a');
});

it('the parts of the free nodes light up with the reason', async () => {
  const page = await site.open('#game=node-kayles&edges=a-b,b-c,c-d,d-e,e-f,f-g,g-h,h-f&tokens=d');
  await untilVerdict(page, 'The player to move loses');
  await until(page, `all('.step').some((each) => each.textContent.includes('parts of the free nodes'))`);
  await ask(page, `all('.step').find((each) => each.textContent.includes('parts of the free nodes')).click()`);
  await until(page, `all('.node.lit').length === 5`);
});

it('a match is played by tapping free nodes, and by keys', async () => {
  const page = await site.open('#game=node-kayles&edges=1-2,2-3,3-4,4-5&at=1@0.0,2@0.90,3@0.180,4@0.270,5@0.360');
  await untilVerdict(page, 'The player to move wins');
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0]?.view.turns.length > 0`);
  await click(page, node(2));
  await press(page, 'End turn');
  await until(
    page,
    `/tokens=3,(1|5)$/.test(location.hash.split('&at=')[0]) && all('grundy-match')[0]?.view.turns.length > 0`,
  );
  await focusPicture(page, '[tabindex="0"][data-node]');
  const left = await ask<string>(page, `location.hash.includes('tokens=3,1') ? '5' : '1'`);
  const way = left === '5' ? 'ArrowDown' : 'ArrowUp';
  await keys(page, way, way, way, way, 'Enter');
  await press(page, 'End turn');
  await until(page, `all('grundy-match-line')[0]?.shadowRoot.textContent.includes('You made the last move and won.')`);
});

it('in Arc Kayles an edge is chosen by its disc, and is taken or removed', async () => {
  const page = await site.open('#game=arc-kayles&edges=a-b,b-c,c-d&at=a@0.0,b@0.120,c@0.240,d@0.360');
  await untilVerdict(page, 'The player to move wins');
  expect(await ask(page, `all('.node.winning').map((each) => each.getAttribute('aria-label'))`)).toEqual([
    'edge b-c, lost for the player to move, Grundy number 0, a winning move leads here',
  ]);
  await click(page, node(4));
  await press(page, 'Put tokens on both ends');
  await untilPosition(page, 'game=arc-kayles&edges=a-b,b-c,c-d&tokens=a,b&at=a@0.0,b@0.120,c@0.240,d@0.360');
  await press(page, 'Remove edge a-b');
  await untilPosition(page, 'game=arc-kayles&edges=b-c,c-d&tokens=a,b&at=a@0.0,b@0.120,c@0.240,d@0.360');
});

it('a match of Arc Kayles is played by tapping edges', async () => {
  const page = await site.open('#game=arc-kayles&edges=a-b,b-c,c-d&at=a@0.0,b@0.120,c@0.240,d@0.360');
  await untilVerdict(page, 'The player to move wins');
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0]?.view.turns.length > 0`);
  await click(page, node(5));
  await press(page, 'End turn');
  await until(page, `all('grundy-match-line')[0]?.shadowRoot.textContent.includes('You made the last move and won.')`);
});
