import { expect, it } from 'vitest';
import { useSite } from '../support/site.ts';
import { ANSWERED_BY_CORE, WEIGHED, weighEmbed } from '../support/weight.ts';

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
  it(`an embed of ${name} weighs at most 80 KB in at most 5 requests until the reader does something`, async () => {
    const { requests, bytes, files } = await weighEmbed(await site.open(`embed/#${text}`), site.url());
    expect(files).toContainEqual(expect.stringMatching(/^v1\/glance_rows.*\.wasm$/));
    expect(files).not.toContainEqual(expect.stringMatching(/^v1\/grundy.*\.wasm$/));
    expect(requests, files.join()).toBeLessThanOrEqual(5);
    expect(bytes, files.join()).toBeLessThanOrEqual(80_000);
  });
}
