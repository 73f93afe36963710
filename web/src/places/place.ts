/** A place in a table: a pile size, a cell, a node. */

import type { Analysis } from 'grundy-wasm';
import { familyOf } from '../families/families.model.js';
import { entryOf, markOf, numberWords, shadeOf, SHADE_LETTERS, SHADE_WORDS, type Shade } from './outcome.js';
import { strengthOf, type Strength } from './strength.js';
import { itemAt } from '../params/item-at.js';

/** A place in one of the tables. */
export interface Place {
  table: number;
  state: number;
}

/**
 * The same place in the position that followed: a piece just put there is the one looked at, else what was looked at before; null
 * where the position no longer has it.
 */
export function followedPlace(before: Analysis, after: Analysis, place: Place): Place | null {
  if (before.game !== after.game) return null;
  const state = followedState(before.position, after.position, place.state);
  if (state === null) return null;
  const newest = after.components.state.length - 1;
  const added = after.position.family === 'board' && newest === before.components.state.length && after.components.state[newest] === state;
  if (added) return { table: itemAt(after.components.table, newest), state };
  const name = before.tables[place.table]?.name;
  const table = after.tables[place.table]?.name === name ? place.table : after.tables.findIndex((each) => each.name === name);
  return state < (after.tables[table]?.outcomes.length ?? 0) ? { table, state } : null;
}

/** Cells are numbered row by row, so that a board of another width has other numbers for them. */
function followedState(before: Analysis['position'], after: Analysis['position'], state: number): number | null {
  if (before.family !== 'board' || after.family !== 'board') return state;
  const [x, y] = [state % before.width, Math.floor(state / before.width)];
  return x < after.width && y < after.height ? x + y * after.width : null;
}

/** The place that can be looked into: tables of one component each are filled option by option. */
export function placeToExamine({ position, tables }: Analysis, place: Place | null): Place | null {
  if (!place || !familyOf(position).apart) return null;
  return place.state < (tables[place.table]?.outcomes.length ?? 0) ? place : null;
}

/** The mark of a table's entry and the words a screen reader says for it; its numbers may be those of another table. */
export function cellWords(analysis: Analysis, { table, state }: Place, numbers = table): { shade: Shade; strength: Strength; mark: string; letter: string; words: string } {
  const source = analysis.tables[table];
  if (!source) return { shade: 'unknown', strength: '', mark: '', letter: '', words: 'no table' };
  const entry = { ...entryOf(analysis.tables[numbers] ?? source, state), shade: shadeOf(source.outcomes[state]) };
  const words = [SHADE_WORDS[entry.shade]];
  const number = entry.shade === 'none' ? '' : numberWords(entry, analysis.number);
  if (number !== '') words.push(number);
  return { shade: entry.shade, strength: strengthOf(source, state), mark: markOf(entry, analysis.number), letter: SHADE_LETTERS[entry.shade], words: words.join(', ') };
}
