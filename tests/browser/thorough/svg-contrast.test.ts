/** Every text in every picture is readable, light and dark, in the playground and in an embed. */

import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { pictures, show } from '../support/every-picture.ts';
import { ask } from '../support/playground.ts';
import { useSite } from '../support/site.ts';
import { svgContrasts } from '../support/svg-contrast.ts';

const site = useSite();

/** The faults of these pictures, light and dark. Firefox cannot change its scheme while it runs, so it shows only one. */
async function faultsOf(page: Page, texts: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const text of texts) {
    await show(page, text);
    for (const look of site.browser === 'chromium' ? ['light', 'dark'] : ['']) {
      if (look !== '') await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: look }]);
      faults.push(...(await svgContrasts(page)).faults.map((fault) => `${text} ${look}: ${fault}`));
    }
  }
  return faults;
}

describe.each(pictures)('every text in the pictures of %s can be read', (_, texts) => {
  it('in the playground', async () => {
    const page = await site.open(`#${texts[0]}`);
    expect(await faultsOf(page, texts)).toEqual([]);
  });

  it('in an embed', async () => {
    const page = await site.open(`embed/${site.browser === 'chromium' ? '' : '?theme=dark'}#${texts[0]}`);
    expect(await faultsOf(page, texts)).toEqual([]);
  });
});

it('a text that is too pale for what is beneath it is told, as is one that has grown faint', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c5,knight4@f6');
  await show(page, 'game=board&size=8x8&pieces=knight4@c5,knight4@f6');
  const { texts, faults } = await svgContrasts(page);
  expect([texts > 64, faults]).toEqual([true, []]);
  const spoilt = async (rules: string): Promise<number> => {
    await ask(
      page,
      `(window.spoilt ??= new CSSStyleSheet(), spoilt.replaceSync(${JSON.stringify(rules)}), all('grundy-board-svg')[0].shadowRoot.adoptedStyleSheets.push(spoilt))`,
    );
    return (await svgContrasts(page)).faults.length;
  };
  expect(await spoilt('.cell text { fill: #8090a0 }')).toBeGreaterThan(60);
  expect(await spoilt('.cell text { opacity: 0.3 }')).toBeGreaterThan(60);
  expect(await spoilt('.cell { opacity: 0.3 }')).toBeGreaterThan(60);
  expect(await spoilt('.names text { fill: #ccc }')).toBe(16);
  expect(await spoilt('.cell .fill { fill: url(#hatched) }')).toBeGreaterThan(0);
  expect(await spoilt('')).toBe(0);
});
