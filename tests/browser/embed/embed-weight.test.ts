/** What an embed costs its reader to download: until it is touched, and then. */

import { expect, it } from 'vitest';
import { moduleFor } from '../../../web/src/solver/module-for.model.ts';
import { published } from '../../support/links.ts';
import { someOf } from '../../support/some-of.ts';
import { serveSite, withoutOffline } from '../support/server.ts';
import { useSite } from '../support/site.ts';
import { OTHERS, POSTED, weighEmbed, weightOf } from '../support/weight.ts';

const site = useSite();

/** Bytes of the element's script, which is all that is fetched before a touch. */
const UNTIL_TOUCHED = 5_000;
const MOST = 200_000;
/** The rule language is larger than a game. */
const MOST_OF_RULES = 260_000;

const weighed = process.env.GRUNDY_ALL
  ? published.map(([text]) => text)
  : [...POSTED, ...OTHERS].map(([, text]) => text);

it('the script of the element weighs at most 5 KB', () => {
  expect(weightOf('v1/grundy-game.js')).toBeLessThanOrEqual(UNTIL_TOUCHED);
});

it.each(someOf(weighed))('the embed of %s fetches one module and little else', async (text) => {
  const server = await serveSite({ alter: withoutOffline });
  try {
    const { files, bytes } = await weighEmbed(await site.open(`${server.folder}embed/#${text}`), server);
    expect(files.filter((file) => file.endsWith('.wasm'))).toEqual([
      expect.stringMatching(`^assets/grundy-${moduleFor(text)}-\\w+\\.wasm$`),
    ]);
    const weights = files.map((file) => `${file} ${weightOf(file)}`).join(', ');
    expect(bytes, weights).toBeLessThanOrEqual(moduleFor(text) === 'typed' ? MOST_OF_RULES : MOST);
  } finally {
    await server.close();
  }
});
