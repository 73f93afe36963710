import { beforeAll, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { randomText } from '../../web/src/params/random-text.js';
import { loadModule } from '../support/module.ts';

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

it('the core accepts whatever the page draws by chance from any example', () => {
  const texts = grundy.catalogue().games.flatMap(({ examples }) => examples.map(({ text }) => text));
  // A count looks far beyond the piles and has nothing to do with them.
  for (const text of texts.filter((example) => !example.includes('count='))) {
    for (let seed = 0; seed < 12; ++seed) {
      const reply = grundy.analyze(randomText(text, seed));
      expect(reply.ok ? [] : { drawn: randomText(text, seed), problems: reply.problems }).toEqual([]);
    }
  }
});
