import { expect, it } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

it('the page loads from a sub-folder without a missing file or an error', async () => {
  const page = await site.open();
  await page.waitForNetworkIdle({ idleTime: 300 });
  expect(await page.title()).toContain('Grundy');
});
