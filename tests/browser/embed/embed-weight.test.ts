import { expect, it } from 'vitest';
import { published } from '../../support/links.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';
import { ANSWERED_BY_CORE, HEAVIER, WEIGHED, weighEmbed, weightOf } from '../support/weight.ts';

const site = useSite();

/** Expects limits on the bytes and requests of an embed, the script of the element included. */
async function expectLight(text: string, mostBytes: number, mostRequests: number): Promise<void> {
  const { requests, bytes, files } = await weighEmbed(await site.open(`embed/#${text}`), site.url());
  expect(files).toContainEqual(expect.stringMatching(/^v1\/glance_.*\.wasm$/));
  expect(files).not.toContainEqual(expect.stringMatching(/^v1\/grundy.*\.wasm$/));
  expect(requests + 1, files.join()).toBeLessThanOrEqual(mostRequests);
  expect(bytes + weightOf('v1/grundy-game.js'), files.join()).toBeLessThanOrEqual(mostBytes);
}

for (const [name, text] of someOf(WEIGHED)) {
  it(`an embed of ${name} weighs at most 44 KB in at most 4 requests until the reader does something`, async () => {
    const { requests, bytes, files } = await weighEmbed(await site.open(`embed/#${text}`), site.url());
    expect(files.filter((file) => /^(embed\/|v1\/embed\.js|v1\/glance_.*\.wasm)$/.test(file))).toHaveLength(3);
    expect(requests, files.join()).toBeLessThanOrEqual(4);
    expect(bytes, files.join()).toBeLessThanOrEqual(44_000);
  });
}

for (const [name, text] of someOf(ANSWERED_BY_CORE)) {
  it(`an embed of ${name} weighs with the element's script at most 100 KB in at most 6 requests until the reader does something`, () =>
    expectLight(text, 100_000, 6));
}

for (const { name, example, bytes, requests } of HEAVIER) {
  it(`an embed of ${name} weighs with the element's script at most ${bytes} bytes in at most ${requests} requests until the reader does something`, () =>
    expectLight(example, bytes, requests));
}

/** `tests/run --all` weighs all published embeds, except typed rules with cycles or that may end the whole game: the full module answers these. */
for (const [text] of process.env.GRUNDY_ALL ? published.filter(([each]) => !/1-turn|&(?:lost|won)=/.test(each)) : []) {
  const { bytes = 100_000, requests = 6 } = HEAVIER.find((each) => each.text.test(text)) ?? {};
  it(`an embed of ${text} weighs at most ${bytes} bytes in at most ${requests} requests`, () =>
    expectLight(text, bytes, requests));
}
