/** The options of a place in one sentence. */

import type { Analysis } from 'grundy-wasm';
import type { Place } from '../../places/place.js';
import { placeName } from '../../families/names.model.js';
import { BEYOND, leadsTo } from '#words/families/rule';
import type { ExaminedView } from './examined.model.js';

/** Options named; further ones are counted. */
const MOST_SAID = 12;

export function leadsWords({ position }: Analysis, { state }: Place, { options, all }: ExaminedView): string {
  const said = options
    .map(({ name }) => name)
    .filter((name) => name !== BEYOND)
    .slice(0, MOST_SAID);
  return leadsTo(placeName(position, state), said, all - said.length);
}
