/** What an exercise asks, and what came of it. */

import type { Analysis } from 'grundy-wasm';
import type { Legend } from '../legend/legend.model.js';
import type { Place } from '../../places/place.js';
import { describerOf } from '../../families/describers.model.js';
import { placeName } from '../../words/names.js';
import * as words from '#words/panels/exercise';

/** What a reader says of a place or of the whole. */
export type Letter = 'W' | 'L' | 'D';

/** What came of a check. Claims that were wrong are taken back. */
export interface Score {
  right: number;
  wrong: Place[];
  /** Null while the reader has said nothing of it. */
  winner: boolean | null;
  /** Null where no turns were listed. */
  moves: { right: number; wrong: number; missed: number } | null;
}

/** Which claims this position asks for. */
export function claimHint({ position, tables }: Analysis): string | null {
  return tables.length === 0 ? null : describerOf(position).claimHint(position);
}

/** In an exercise the letters are the reader's, where there are places to `claim`, and the moves are for the reader to find. */
export function claimLegend(legend: Legend, claims: boolean): Legend {
  const blank = claims ? null : words.FIND_OUT;
  return { ...legend, ring: null, strength: null, blank, faded: null, grundy: null, number: words.CLAIMED_LETTERS, still: words.CLAIMED_LETTERS };
}

/** What came of a check, a sentence each. */
export function scoreLines({ position }: Analysis, { right, wrong, winner, moves }: Score): string[] {
  const lines: string[] = [];
  if (winner !== null) lines.push(words.winnerScore(winner));
  if (moves !== null) lines.push(words.turnScore(moves));
  if (right + wrong.length > 0) lines.push(words.placeScore(right, wrong.map(({ state }) => placeName(position, state))));
  return lines.length === 0 ? [words.NOTHING_CLAIMED] : lines;
}
