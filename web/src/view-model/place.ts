/** What the table says of one selected pile size, cell or node. */

import type { Analysis } from 'grundy-wasm';
import { entryOf, markOf, SHADE_LETTERS, SHADE_WORDS, showsGrundy, type Shade } from './outcome.js';
import { capitalised, cellName, count, formatNumber, pieceName } from './words.js';

/** A place in one of the tables. */
export interface Place {
  table: number;
  state: number;
}

export interface PlaceView {
  title: string;
  shade: Shade;
  outcome: string;
  grundy: string;
  remoteness: string;
}

function titleOf(analysis: Analysis, { table, state }: Place): string {
  const { position } = analysis;
  switch (position.family) {
    case 'piles':
      return `A pile of ${formatNumber(state)}`;
    case 'board': {
      const kind = pieceName(analysis.tables[table]?.name ?? 'piece');
      return `${capitalised(kind)} on ${cellName(state % position.width, Math.floor(state / position.width))}`;
    }
    case 'tree':
      return `Node ${state + 1} with ${count(position.coins[state] ?? 0, 'coin')}`;
  }
}

export function placeView(analysis: Analysis, place: Place): PlaceView | null {
  const table = analysis.tables[place.table];
  if (!table || place.state >= table.outcomes.length) return null;
  const entry = entryOf(table, place.state);
  const title = titleOf(analysis, place);
  if (entry.shade === 'none') {
    return { title, shade: 'none', outcome: 'Damaged: nothing may stand here.', grundy: '', remoteness: '' };
  }
  return {
    title,
    shade: entry.shade,
    outcome: `${capitalised(SHADE_WORDS[entry.shade])}, when played alone.`,
    grundy: `Grundy number ${formatNumber(entry.grundy)}`,
    remoteness: entry.remoteness === null ? '' : remotenessOf(entry.remoteness),
  };
}

function remotenessOf(moves: number): string {
  return moves === 0 ? 'No move is left here.' : `Ends after ${count(moves, 'move')}: the winner hastens, the loser delays.`;
}

/** The mark of a table's entry and the words a screen reader says for it. */
export function cellWords(analysis: Analysis, { table, state }: Place): { shade: Shade; mark: string; letter: string; words: string } {
  const source = analysis.tables[table];
  if (!source) return { shade: 'unknown', mark: '', letter: '', words: 'no table' };
  const entry = entryOf(source, state);
  const words = [SHADE_WORDS[entry.shade]];
  if (showsGrundy(analysis) && entry.shade !== 'none') words.push(`Grundy number ${entry.grundy}`);
  return { shade: entry.shade, mark: markOf(entry, showsGrundy(analysis)), letter: SHADE_LETTERS[entry.shade], words: words.join(', ') };
}
