import { expect, it } from 'vitest';
import { useSite } from '../support/site.ts';
import { ANSWERED_BY_CORE, WEIGHED, weighEmbed, weightOf } from '../support/weight.ts';

const site = useSite();

for (const [name, text] of WEIGHED) {
  it(`an embed of ${name} weighs at most 43 KB in at most 4 requests until the reader does something`, async () => {
    const { requests, bytes, files } = await weighEmbed(await site.open(`embed/#${text}`), site.url());
    expect(files.filter((file) => /^(embed\/|v1\/embed\.js|v1\/glance_.*\.wasm)$/.test(file))).toHaveLength(3);
    expect(requests, files.join()).toBeLessThanOrEqual(4);
    expect(bytes, files.join()).toBeLessThanOrEqual(43_000);
  });
}

for (const [name, text] of ANSWERED_BY_CORE) {
  it(`an embed of ${name} weighs with the element's script at most 100 KB in at most 6 requests until the reader does something`, async () => {
    const { requests, bytes, files } = await weighEmbed(await site.open(`embed/#${text}`), site.url());
    expect(files).toContainEqual(expect.stringMatching(/^v1\/glance_(rows|heaps|subtraction|grid|graph).*\.wasm$/));
    expect(files).not.toContainEqual(expect.stringMatching(/^v1\/grundy.*\.wasm$/));
    expect(requests + 1, files.join()).toBeLessThanOrEqual(6);
    expect(bytes + weightOf('v1/grundy-game.js'), files.join()).toBeLessThanOrEqual(100_000);
  });
}
