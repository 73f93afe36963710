/** The one wording for whose win it is, and the marks that go with it. */

import type { Analysis, Outcome, Table } from 'grundy-wasm';

export type Shade = 'win' | 'lose' | 'none' | 'unknown';

const WON = 87;
const LOST = 76;
const GONE = 35;

/** What the core's character codes say. */
export function shadeOf(code: number | undefined): Shade {
  switch (code) {
    case WON:
      return 'win';
    case LOST:
      return 'lose';
    case GONE:
      return 'none';
    default:
      return 'unknown';
  }
}

export const SHADE_WORDS: Record<Shade, string> = {
  win: 'won for the player to move',
  lose: 'lost for the player to move',
  none: 'damaged',
  unknown: 'not decided',
};

export const SHADE_LETTERS: Record<Shade, string> = { win: 'W', lose: 'L', none: '', unknown: '?' };

export const OUTCOME_WORDS: Record<Outcome, string> = {
  win: 'The player to move wins',
  lose: 'The player to move loses',
  undecided: 'Not decided',
};

/** Whether the Grundy number is what decides, and so what the cells show. */
export function showsGrundy(analysis: Analysis): boolean {
  return analysis.play === 'normal';
}

export interface Entry {
  shade: Shade;
  grundy: number;
  /** Null where it is not known. */
  remoteness: number | null;
}

export function entryOf(table: Table, state: number): Entry {
  const remoteness = table.remoteness[state] ?? -1;
  return {
    shade: shadeOf(table.outcomes[state]),
    grundy: table.grundy[state] ?? 0,
    remoteness: remoteness < 0 ? null : remoteness,
  };
}

/** What stands in a cell: the number that decides, or the letter of the outcome. */
export function markOf(entry: Entry, grundy: boolean): string {
  if (entry.shade === 'none' || entry.shade === 'unknown') return SHADE_LETTERS[entry.shade];
  return grundy ? String(entry.grundy) : SHADE_LETTERS[entry.shade];
}
