/** Stairs, piles in order, cakes and pots, as they are looked into and shared. */

import type { Analysis } from 'grundy-wasm';
import type { Describer } from '../describer.model.js';
import { GENERAL, nimWords, numbers } from '../general-describer.model.js';
import { SHADE_WORDS, type Entry } from '../../places/outcome.js';
import { nounFor } from '../../words/names.js';
import { capitalised, count } from '#words/language';
import type { Look, RowPosition } from './position.model.js';
import { heapMeaning } from './row.model.js';

function factsOf(analysis: Analysis, { look, counts }: RowPosition, state: number, entry: Entry): string[] {
  const counted = counts[state] === 1;
  const meaning = `${capitalised(heapMeaning(analysis, state))}.`;
  switch (look) {
    case 'stairs':
      if (counted) return ['An odd number of steps above the ground: its coins count like a pile of Nim.', ...nimWords(analysis, entry, 'It can be left with any smaller number')];
      return [meaning === 'Does not count.' ? 'An even number of steps above the ground: what comes down from here can at once be moved on, so its coins do not count.' : meaning];
    case 'piles':
      return counted ? [meaning, ...nimWords(analysis, entry, 'What is taken makes the difference smaller')] : [meaning];
    default:
      return [meaning];
  }
}

/** What of a heap the table speaks of. A cake says nothing alone: that it is among the largest is all that counts. */
const ALONE: Record<Exclude<Look, 'cakes'>, string> = {
  stairs: 'Its coins alone',
  piles: 'How far it rises above the one before it, alone',
  pots: 'One stone here, alone',
};

export const row: Describer<RowPosition> = {
  ...GENERAL,
  described: (position) => (position.heaps.length === 0 ? ` with no ${nounFor(position)}` : ` with ${nounFor(position)}s ${numbers(position.heaps)}`),
  placeFacts: factsOf,
  placeAlone: ({ look, heaps, counts }, state, { shade }) => {
    if (look !== 'cakes') return { outcome: `${ALONE[look]}: ${SHADE_WORDS[shade]}.` };
    const outcome = counts[state] === 1 ? 'Among the largest: it may be eaten now.' : 'Not among the largest: it may not be eaten now.';
    return { outcome, facts: [count(heaps[state] ?? 0, 'piece')] };
  },
  // Some tables of a row speak of its heaps, others of sizes.
  placeLabel: ({ heaps, first }, state, { columns }) => String(columns === heaps.length ? state + first : state),
  frameHeight: () => 700,
};
