/** LaTeX sets what the page writes as TikZ. Run by `tests/run tikz`, since TeX is large. */

import { it } from 'vitest';
import { everyFamily } from '../browser/support/families.ts';
import { ask, press, until, untilThere } from '../browser/support/playground.ts';
import { useSite } from '../browser/support/site.ts';
import { expectSet } from './latex.ts';

const site = useSite();

/** Left out: heat maps are pixels, and many piles look like few. */
const drawn = everyFamily.filter(
  ([name]) =>
    ![
      'a long strip',
      'a heat map',
      'a long board for dominoes',
      'a rule on a large plane',
      'many piles',
      'a count of lost sizes',
    ].includes(name),
);

it.each(drawn)('%s', async (_, address) => {
  const page = await site.open(`#${address}`);
  await untilThere(page, 'button.share:not([disabled])');
  await press(page, 'Share');
  await press(page, 'Picture');
  await until(page, `all('grundy-share-picture')[0].files !== null`);
  const picture = await ask<string>(page, `all('grundy-share-picture')[0].files.tikz.text()`);
  const drawing = await ask<{ width: number; height: number }>(page, `all('grundy-share-picture')[0].files.drawing`);
  expectSet(picture, drawing);
});
