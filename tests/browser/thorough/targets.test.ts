/** Everything that can be pressed is large enough for a finger, in and around every picture. */

import { describe, expect, it } from 'vitest';
import { pictures, show } from '../support/every-picture.ts';
import { ask } from '../support/playground.ts';
import { useSite } from '../support/site.ts';
import { targetsOf } from '../support/targets.ts';
import { resize } from '../support/viewport.ts';

const site = useSite();

const WIDTHS = [360, 768, 1440];

describe.each(pictures)('everything that can be pressed has 24 pixels, or the room of as many: %s', (_, texts) => {
  it.each(['', 'embed/'])('%s', async (where) => {
    const page = await site.open(`${where}#${texts[0]}`);
    const faults: string[] = [];
    for (const text of texts) {
      for (const width of WIDTHS) {
        await resize(page, { width, height: 900 });
        await show(page, text);
        faults.push(...(await targetsOf(page)).faults.map((fault) => `${text} ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
});

it('what is too small beside something else is told, what stands alone is not', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await show(page, 'game=nim&piles=7,4,1');
  const { count, faults } = await targetsOf(page);
  expect([count > 20, faults]).toEqual([true, []]);
  await ask(
    page,
    `all('main')[0].insertAdjacentHTML('beforeend', '<div id="tried"><button></button><button></button></div>')`,
  );
  const tried = async (rules: string): Promise<number> => {
    await ask(
      page,
      `(window.tried ??= new CSSStyleSheet(), tried.replaceSync(${JSON.stringify(rules)}), all('main')[0].getRootNode().adoptedStyleSheets.push(tried))`,
    );
    return (await targetsOf(page)).faults.length;
  };
  const small =
    '#tried { padding: 30px } #tried button { all: unset; display: inline-block; width: 20px; height: 20px; }';
  expect(await tried(small)).toBe(2);
  expect(await tried(`${small} #tried button { margin: 2px }`)).toBe(0);
});
