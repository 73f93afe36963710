import { expect, it } from 'vitest';
import { computed } from '../../support/theme.ts';
import { ask, untilThere } from '../support/playground.ts';
import { checkSamplePost } from '../support/sample-post.ts';
import { useHost } from '../support/host.ts';
import { useSite } from '../support/site.ts';

const site = useSite({ dark: true });
const host = useHost();

it('the page is dark where the reader asks for dark', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilThere(page, 'grundy-verdict');
  expect(await ask(page, `getComputedStyle(document.documentElement).backgroundColor`)).toBe(
    computed('dark', '--page'),
  );
});

checkSamplePost(site, host, 'dark', 'light');
