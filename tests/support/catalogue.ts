/** Every example of the catalogue, solved. */

import type { Analysis } from 'grundy-wasm';
import { loadModule } from './module.ts';

const grundy = await loadModule();

export const examples: readonly Analysis[] = grundy.catalogue().games.flatMap(({ examples: all }) =>
  all.map(({ text }) => {
    const reply = grundy.analyze(text);
    if (!reply.ok) throw new Error(text);
    return reply.analysis;
  }),
);
