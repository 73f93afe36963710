/** The words of an exercise. */

import type { Analysis } from 'grundy-wasm';
import type { Legend } from '../legend/legend.model.js';
import type { Place } from '../../places/place.js';
import { describerOf } from '../../families/describers.model.js';
import { placeView } from '../examine/place-view.model.js';
import { count, listed } from '#words/language';

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

const CLAIMED = 'the letters are what you claim';

/** In an exercise the letters are the reader's, where there are places to `claim`, and the moves are for the reader to find. */
export function claimLegend(legend: Legend, claims: boolean): Legend {
  const blank = claims ? null : 'Nothing is shown: who wins, what counts and which moves win is for you to find out.';
  return { ...legend, ring: null, strength: null, blank, faded: null, grundy: null, number: CLAIMED, still: CLAIMED };
}

/** What came of a check, a sentence each. */
export function scoreLines(analysis: Analysis, { right, wrong, winner, moves }: Score): string[] {
  const lines: string[] = [];
  if (winner !== null) lines.push(winner ? 'Who wins: right.' : 'Who wins: not so.');
  if (moves !== null) lines.push(moveLine(moves));
  if (right + wrong.length > 0) {
    const places = wrong.map((place) => placeView(analysis, place)?.title ?? '').map((title) => title.replace(/^A (pile|heap) of /, '').replace(/^.* on /, ''));
    lines.push(`Places: ${right} of ${right + wrong.length} right.${wrong.length > 0 ? ` Taken back: ${listed(places)}.` : ''}`);
  }
  return lines.length === 0 ? ['Nothing is claimed yet.'] : lines;
}

function moveLine({ right, wrong, missed }: NonNullable<Score['moves']>): string {
  if (wrong === 0 && missed === 0) return `Winning turns: all ${right === 1 ? 'of them, the one' : right} found.`;
  const parts = [`${right} right`];
  if (wrong > 0) parts.push(`${count(wrong, 'does', 'do')} not win`);
  if (missed > 0) parts.push(`${missed} missing`);
  return `Winning turns: ${parts.join(', ')}.`;
}
