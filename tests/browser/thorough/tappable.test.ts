/** What looks as if a tap did something does: in the picture and around it, in the playground and in an embed. */

import { expect, it } from 'vitest';
import { itemAt } from '../../../web/src/params/item-at.ts';
import { pictures, show } from '../support/every-picture.ts';
import { ask } from '../support/playground.ts';
import { useSite } from '../support/site.ts';
import { idleOn } from '../support/tapped.ts';
import { someOf } from '../../support/some-of.ts';

const site = useSite();
const tried = new Set<string>();

/** With GRUNDY_ALL a family has hundreds of taps. */
const MOST_MS = process.env.GRUNDY_ALL ? 600_000 : 120_000;

/** Of each family its first positions; with GRUNDY_ALL every example. */
const texts = (list: readonly string[]): readonly string[] => (process.env.GRUNDY_ALL ? list : list.slice(0, 1));

it.each(
  someOf(
    pictures.flatMap(([family, list]) => ['', 'embed/'].map((where) => [family, where, texts(list)] as const)),
    5,
  ),
)(
  'what looks tappable answers a tap: %s %s',
  async (_, where, list) => {
    const page = await site.open(`${where}#${itemAt(list, 0)}`);
    const idle: string[] = [];
    for (const text of list) {
      const again = async (afresh: boolean): Promise<void> => {
        if (afresh) {
          await page.goto('about:blank');
          await page.goto(site.url(`${where}#${text}`));
        } else if (where !== '' && (await ask(page, `all('grundy-embed')[0].analysis.text`)) !== text)
          await page.reload();
        await show(page, text);
      };
      idle.push(...(await idleOn(page, again, tried)).map((each) => `${text} ${each}`));
    }
    expect(idle).toEqual([]);
  },
  MOST_MS,
);
