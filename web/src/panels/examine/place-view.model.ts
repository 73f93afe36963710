/** What the table says of one selected pile size, cell or node. */

import type { Analysis } from 'grundy-wasm';
import { describerOf } from '../../families/describers.model.js';
import { entryOf, INFINITY, setWords, SHADE_WORDS, type Entry, type Shade } from '../../places/outcome.js';
import type { Place } from '../../places/place.js';
import { capitalised, formatNumber } from '#words/language';

export interface PlaceView {
  title: string;
  shade: Shade;
  outcome: string;
  /** What is known of it, one short sentence each. */
  facts: string[];
}

/** `whole` is what the place says of the whole position. */
export function placeView(analysis: Analysis, place: Place, whole: string | null = null): PlaceView | null {
  const table = analysis.tables[place.table];
  if (!table || place.state >= table.outcomes.length) return null;
  const entry = entryOf(table, place.state);
  const { position } = analysis;
  const describer = describerOf(position);
  const title = describer.placeTitle(position, place.state, table);
  if (entry.shade === 'none') {
    return { title, shade: 'none', outcome: 'Damaged: nothing may stand here.', facts: [] };
  }
  const known = [...describer.placeFacts(analysis, position, place.state, entry), ...factsOf(entry, analysis)];
  const alone = describer.placeAlone(position, place.state, entry);
  if (alone !== null) return { title, shade: entry.shade, facts: known, ...alone };
  return {
    title,
    shade: entry.shade,
    outcome: `${capitalised(SHADE_WORDS[entry.shade])}, when played alone.`,
    facts: whole === null ? known : [whole, ...known],
  };
}

function factsOf({ grundy, loop, remoteness, suspense }: Entry, { number, play }: Analysis): string[] {
  const where = number !== 'outcome' ? '' : play === 'misere' ? ' in normal play, which does not decide here' : ', which does not decide here';
  const facts = [loop ? loopWords(loop) : `Grundy number ${formatNumber(grundy)}${where}`];
  if (remoteness === 0) facts.push('No move is left here.');
  else if (remoteness !== null) facts.push(`Remoteness ${formatNumber(remoteness)}: the winner hastens, the loser delays.`);
  if (suspense !== null && suspense > 0) facts.push(`Suspense number ${formatNumber(suspense)}: the winner delays, the loser hastens.`);
  return facts;
}

function loopWords(set: readonly number[]): string {
  const numbers = set.length === 0 ? 'No option has an ordinary Grundy number.' : `Options have the Grundy numbers ${setWords(set)}, and play can go round for ever.`;
  return `Grundy number ${INFINITY}${set.length === 0 ? '' : ` ${setWords(set)}`}. ${numbers}`;
}
