/** Rows of two pieces, as they are looked into and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL, nimWords } from '../general-describer.model.js';
import { count } from '#words/language';
import type { NorthcottPosition } from './position.model.js';

export const northcott: Describer<NorthcottPosition> = {
  ...GENERAL,
  described: ({ white, width }) => ` with ${count(white.length, 'row')} of ${count(width, 'column')}`,
  placeFacts: (analysis, _, __, entry) =>
    analysis.play === 'misere' ? [] : [...nimWords(analysis, entry, 'A piece that goes forward leaves fewer free cells between'), 'One that goes back can be followed at once, so that changes nothing.'],
  frameHeight: ({ white }) => 410 + 73 * white.length,
};
