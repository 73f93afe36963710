/** What the table says of one selected pile size, cell or node. */

import type { Analysis } from 'grundy-wasm';
import { familyOf } from '../../families/families.model.js';
import { entryOf, type Entry, type Shade } from '../../places/outcome.js';
import { setWords, SHADE_WORDS } from '#words/outcomes';
import type { Place } from '../../places/place.js';
import * as words from '#words/panels/places';

export interface PlaceView {
  title: string;
  shade: Shade;
  outcome: string;
  /** What is known of it, one short sentence each. */
  facts: string[];
}

/** `whole` is the sentence on the whole position that the place stands for, if any. */
export function placeView(analysis: Analysis, place: Place, whole: string | null = null): PlaceView | null {
  const table = analysis.tables[place.table];
  if (!table || place.state >= table.outcomes.length) return null;
  const entry = entryOf(table, place.state);
  const { position } = analysis;
  const own = familyOf(position);
  const title = own.placeTitle(position, place.state, table);
  const alone = own.placeAlone(position, place.state, entry);
  if (entry.shade === 'none') return { title, shade: 'none', outcome: words.DAMAGED, facts: [], ...alone };
  const known = [...own.placeFacts(analysis, position, place.state, entry), ...factsOf(entry, analysis)];
  if (alone !== null) return { title, shade: entry.shade, facts: known, ...alone };
  return {
    title,
    shade: entry.shade,
    outcome: words.playedAlone(SHADE_WORDS[entry.shade]),
    facts: whole === null ? known : [whole, ...known],
  };
}

function factsOf({ grundy, loop, remoteness, suspense }: Entry, { number, play }: Analysis): string[] {
  const known = number === 'outcome' ? words.grundyNotDeciding(grundy, play === 'misere') : words.grundyNumber(grundy);
  const facts = grundy < 0 ? [] : [loop ? words.infiniteHere(loop.length === 0 ? null : setWords(loop)) : known];
  if (remoteness === 0) facts.push(words.NO_MOVE_HERE);
  else if (remoteness !== null) facts.push(words.remotenessHere(remoteness));
  if (suspense !== null && suspense > 0) facts.push(words.suspenseHere(suspense));
  return facts;
}
