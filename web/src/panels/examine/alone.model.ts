/** What a place says of the game where its table does not hold the options one by one: what counts there, and like what. */

import type { Analysis } from 'grundy-wasm';
import type { Entry } from '../../places/outcome.js';
import type { Place } from '../../places/place.js';
import { heapMeaning } from '../../families/row/row.model.js';
import { capitalised, formatNumber } from '../../words/words.js';

/** `{0, 1, 2}`, `{0, …, 7}`: all that is smaller. */
function belowWords(number: number): string {
  return number > 4 ? `{0, …, ${formatNumber(number - 1)}}` : `{${Array.from({ length: number }, (_, each) => each).join(', ')}}`;
}

/** What counts as a pile of Nim can be brought to any smaller number. In misère play these numbers alone do not decide. */
function nimWords({ play }: Analysis, { grundy, loop, shade }: Entry, how: string): string[] {
  if (play === 'misere' || loop || grundy <= 0 || shade === 'unknown') return [];
  return [`${how}: the options have the Grundy numbers ${belowWords(grundy)}, and the least one missing (the mex) is ${formatNumber(grundy)}.`];
}

function treeFacts(analysis: Analysis, depth: number, entry: Entry): string[] {
  if (depth === 0) return ['The root: its coins move no more.'];
  if (depth % 2 === 0) return ['At even depth: what moves up from here can at once be moved on, so its coins do not count.'];
  return ['At odd depth: its coins count like a pile of Nim.', ...nimWords(analysis, entry, 'It can be left with any smaller number')];
}

function rowFacts(analysis: Analysis, state: number, entry: Entry): string[] {
  const { position } = analysis;
  if (position.family !== 'row') return [];
  const counts = position.counts[state] === 1;
  const meaning = `${capitalised(heapMeaning(analysis, state))}.`;
  switch (position.look) {
    case 'stairs':
      if (counts) return ['An odd number of steps above the ground: its coins count like a pile of Nim.', ...nimWords(analysis, entry, 'It can be left with any smaller number')];
      return [meaning === 'Does not count.' ? 'An even number of steps above the ground: what comes down from here can at once be moved on, so its coins do not count.' : meaning];
    case 'piles':
      return counts ? [meaning, ...nimWords(analysis, entry, 'What is taken makes the difference smaller')] : [meaning];
    default:
      return [meaning];
  }
}

/** Sentences about the place, before its numbers. */
export function aloneFacts(analysis: Analysis, { state }: Place, entry: Entry): string[] {
  const { position } = analysis;
  switch (position.family) {
    case 'tree':
      return treeFacts(analysis, position.depth[state] ?? 0, entry);
    case 'row':
      return rowFacts(analysis, state, entry);
    case 'northcott':
      return analysis.play === 'misere' ? [] : [...nimWords(analysis, entry, 'A piece that goes forward leaves fewer free cells between'), 'One that goes back can be followed at once, so that changes nothing.'];
    case 'piles':
      return position.adds.length === 0 ? [] : ['Coins that are given can be taken away again at once, so only taking counts.'];
    case 'board':
    case 'runs':
      return [];
  }
}
