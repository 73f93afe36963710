/** What the table says of one selected pile size, cell or node. */

import type { Analysis } from 'grundy-wasm';
import { aloneFacts } from './alone.model.js';
import { entryOf, INFINITY, setWords, SHADE_WORDS, type Entry, type Shade } from '../../places/outcome.js';
import type { Place } from '../../places/place.js';
import { itemName, nounFor } from '../../words/names.js';
import { capitalised, cellName, count, formatNumber, pieceName } from '../../words/words.js';

export interface PlaceView {
  title: string;
  shade: Shade;
  outcome: string;
  /** What is known of it, one short sentence each. */
  facts: string[];
}

function titleOf(analysis: Analysis, { table, state }: Place): string {
  const { position } = analysis;
  switch (position.family) {
    case 'piles':
      return position.look === 'strip' ? `A coin on square ${formatNumber(state)}` : `A ${nounFor(position)} of ${formatNumber(state)}`;
    case 'board': {
      const kind = pieceName(analysis.tables[table]?.name ?? 'piece');
      return `${capitalised(kind)} on ${cellName(state % position.width, Math.floor(state / position.width))}`;
    }
    case 'tree':
      return `Node ${state + 1} with ${count(position.coins[state] ?? 0, 'coin')}`;
    case 'row':
    case 'northcott':
    case 'runs':
      return capitalised(itemName(position, state));
  }
}

type Row = Extract<Analysis['position'], { family: 'row' }>;

/** What of a heap the table speaks of. */
const ALONE: Record<Row['look'], string> = {
  stairs: 'Its coins alone',
  piles: 'How far it rises above the one before it, alone',
  cakes: '',
  pots: 'One stone here, alone',
};

/** A cake says nothing alone: that it is among the largest is all that counts. */
function rowPlace(position: Row, { state }: Place, title: string, { shade }: Entry, known: string[]): PlaceView {
  if (position.look !== 'cakes') return { title, shade, outcome: `${ALONE[position.look]}: ${SHADE_WORDS[shade]}.`, facts: known };
  const facts = [count(position.heaps[state] ?? 0, 'piece')];
  return { title, shade, outcome: position.counts[state] === 1 ? 'Among the largest: it may be eaten now.' : 'Not among the largest: it may not be eaten now.', facts };
}

/** `whole` is what the place says of the whole position. */
export function placeView(analysis: Analysis, place: Place, whole: string | null = null): PlaceView | null {
  const table = analysis.tables[place.table];
  if (!table || place.state >= table.outcomes.length) return null;
  const entry = entryOf(table, place.state);
  const title = titleOf(analysis, place);
  if (entry.shade === 'none') {
    return { title, shade: 'none', outcome: 'Damaged: nothing may stand here.', facts: [] };
  }
  const known = [...aloneFacts(analysis, place, entry), ...factsOf(entry, analysis)];
  if (analysis.position.family === 'row') return rowPlace(analysis.position, place, title, entry, known);
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
