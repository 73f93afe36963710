import { beforeAll, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { randomText } from '../../web/src/families/random-text.model.js';
import { loadModule } from '../support/module.ts';

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

it('the core accepts whatever the page draws by chance from any example', () => {
  const texts = grundy.catalogue().games.flatMap((game) => game.examples.map(({ text }) => ({ game, text })));
  // A text with a count looks far beyond its piles and does not depend on them.
  for (const { game, text } of texts.filter((example) => !example.text.includes('count='))) {
    for (let seed = 0; seed < (process.env.GRUNDY_ALL ? 12 : 4); ++seed) {
      const reply = grundy.analyze(randomText(text, game, seed));
      expect(reply.ok ? [] : { drawn: randomText(text, game, seed), problems: reply.problems }).toEqual([]);
    }
  }
});
