/** A place in a table: a pile size, a cell, a node. */

import type { Analysis } from 'grundy-wasm';
import { entryOf, markOf, numberWords, shadeOf, type Shade } from './outcome.js';
import { phrases } from '#words/language';
import { NO_TABLE, SHADE_LETTERS, SHADE_WORDS } from '#words/outcomes';
import { tintOf } from './tint.js';
import { strengthOf } from './strength.js';

/** A place in one of the tables. */
export interface Place {
  table: number;
  state: number;
}

/** The mark of a table's entry, and its words for a screen reader. `numbers` is the table that its numbers come from. */
export function cellWords(
  analysis: Analysis,
  { table, state }: Place,
  numbers = table,
): { shade: Shade; strength: string; mark: string; letter: string; words: string } {
  const source = analysis.tables[table];
  if (!source) return { shade: 'unknown', strength: '', mark: '', letter: '', words: NO_TABLE };
  const entry = { ...entryOf(analysis.tables[numbers] ?? source, state), shade: shadeOf(source.outcomes[state]) };
  const number = entry.shade === 'none' ? '' : numberWords(entry, analysis.number);
  return {
    shade: entry.shade,
    strength: tintOf(analysis, entry) ?? strengthOf(source, state),
    mark: markOf(entry, analysis.number),
    letter: SHADE_LETTERS[entry.shade],
    words: phrases(SHADE_WORDS[entry.shade], number),
  };
}
