/** Colours places by their Grundy numbers. */

import type { Analysis } from 'grundy-wasm';
import type { Legend } from './legend.model.js';
import { loopSetOf } from '../../places/outcome.js';
import { COLOUR, type Coloured } from '../../places/tint.js';
import { colourScale } from '#words/panels/legend';

/** Tints that can be told apart. */
const TINTS = 8;

/** CSS rules that colour won places by the class of their tint. */
export const TINT_RULES = Array.from(
  { length: TINTS },
  (_, place) =>
    `.tint-${place + 1} { --won: color-mix(in srgb, var(--heat-won-to) ${Math.round((place / (TINTS - 1)) * 100)}%, var(--heat-won-from)) }`,
);
/** The largest ordinary Grundy number of all places. */
function largestOf({ tables, components }: Analysis): number {
  let largest = 0;
  for (const { grundy, loopSets } of tables)
    for (const number of grundy) if (number > largest && !loopSetOf(number, loopSets)) largest = number;
  components.grundy.forEach((number, index) => {
    if (number > largest && !loopSetOf(number, tables[components.table[index] ?? 0]?.loopSets ?? [])) largest = number;
  });
  return largest;
}

/** The class of a number's tint: those of small numbers, which are common, differ the most. */
function tint(number: number, largest: number): string {
  const share = largest < 2 ? 0 : ((number - 1) / (largest - 1)) ** 0.7;
  return `tint-${1 + Math.round(Math.min(1, share) * (TINTS - 1))}`;
}

/** The same analysis, drawn with won places coloured by number; lost places and draws keep their colour. */
export function coloured(analysis: Analysis): Analysis {
  const largest = largestOf(analysis);
  const result: Coloured = {
    ...analysis,
    [COLOUR]: ({ grundy, loop, shade }) =>
      shade !== 'win' || loop !== null || grundy < 1 ? '' : tint(grundy, largest),
  };
  return result;
}

const known = new WeakMap<Analysis, Legend['scale']>();

/** The legend of the tints, the palest first; up to 8 numbers have a tint each. Kept for each analysis, since tables are long. */
export function colourLegend(analysis: Analysis): Legend['scale'] {
  if (known.has(analysis)) return known.get(analysis) ?? null;
  const largest = largestOf(analysis);
  const tints = Array.from({ length: Math.min(TINTS, largest) }, (_, place) =>
    largest <= TINTS ? tint(place + 1, largest) : `tint-${place + 1}`,
  );
  const scale = largest === 0 ? null : { tints, words: colourScale(largest) };
  known.set(analysis, scale);
  return scale;
}
