import { expect, it } from 'vitest';
import { pieceShape } from '../../../web/src/pictures/grid/piece-shapes.model.js';
import { loadModule } from '../../support/module.ts';

const { pieces } = (await loadModule()).catalogue();

// Outlines must not depend on the English names of the pieces.
it.each(pieces.map(({ name }) => name))('%s has an outline, whatever a language calls it', (kind) => {
  expect(pieceShape(kind)).toMatch(/^M[\d.]/);
});

it('own kinds have none', () => {
  expect(['dragon', 'knight9', 'constructor'].map(pieceShape)).toEqual([null, null, null]);
});
