/** Shading by the whole position: what its outcome would be if one component stood elsewhere. */

import type { Analysis, WhatIfReply } from 'grundy-wasm';
import type { Shading } from '../../pictures/shading.model.js';
import { shadeOf, type Shade } from '../../places/outcome.js';
import { SHADE_WORDS } from '#words/outcomes';
import { itemName } from '../../families/names.model.js';
import { UNDECIDED, wholeWouldBe } from '#words/panels/places';

export type WhatIf = Extract<WhatIfReply, { ok: true }>;

/** The analysis with the outcomes of the whole position in the table of one component; everything else is left as it is. */
export function withWhole(analysis: Analysis, { table, outcomes }: WhatIf): Analysis {
  const shaded = analysis.tables[table];
  if (!shaded || shaded.outcomes.length !== outcomes.length) return analysis;
  return {
    ...analysis,
    tables: analysis.tables.map((other, index) => (index === table ? { ...other, outcomes } : other)),
  };
}

const WOULD_BE: Record<Shade, string> = { ...SHADE_WORDS, unknown: UNDECIDED };

/** The outcome of the whole position with the component on this place, in words; null if the place does not tell it. */
export function wholeWords({ whole, component, shown }: Shading, table: number, state: number): string | null {
  if (!whole || shown.components.table[component] !== table) return null;
  const shade = shadeOf(shown.tables[table]?.outcomes[state]);
  if (shade === 'none') return null;
  return wholeWouldBe(itemName(shown.position, component), WOULD_BE[shade]);
}

/** The name of the component that is imagined elsewhere, for the legend; null without one. */
export function variedName({ whole, component, shown }: Shading): string | null {
  return whole ? itemName(shown.position, component) : null;
}
