import { expect, it } from 'vitest';
import { faultsBeside, ofFamilies } from '../support/every-picture.ts';
import { REFUSED } from '../support/families.ts';
import { click, until, untilThere } from '../support/playground.ts';
import { faultsOfAxe } from '../support/axe.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

const site = useSite();

const looked = someOf(ofFamilies, 8);

it('axe finds nothing beside the families looked at', async () => {
  const page = await site.open(`#${itemAt(looked, 0)}`);
  expect(await faultsBeside(page, looked, faultsOfAxe)).toEqual({});
}, 600_000);

it('axe finds nothing with problems', async () => {
  const page = await site.open(`#${REFUSED}`);
  await untilThere(page, 'textarea');
  await quiet();
  expect(await faultsOfAxe(page)).toEqual([]);
});

it('axe finds nothing on the front page', async () => {
  const page = await site.open('', { height: 4200 });
  await untilThere(page, '[data-game]');
  await until(page, `all('grundy-mini-picture').length === all('grundy-miniature').length`);
  await click(page, '[data-pile="0"]');
  await click(page, '[data-piece="0"]');
  await quiet();
  expect(await faultsOfAxe(page)).toEqual([]);
});
