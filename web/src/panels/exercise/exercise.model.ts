/** What an exercise asks, and its score. */

import type { Analysis } from 'grundy-wasm';
import type { Legend } from '../../stage/legend/legend.model.js';
import type { Place } from '../../places/place.js';
import { familyOf } from '../../families/families.model.js';
import { placeName } from '../../families/names.model.js';
import * as words from '#words/panels/exercise';

/** The result of a check. Wrong claims are removed. */
export interface Score {
  right: number;
  wrong: Place[];
  /** Whether the claimed outcome is right; null if none was claimed. */
  winner: boolean | null;
  /** Null if no turns were listed or none was ticked. */
  moves: { right: number; wrong: number; missed: number } | null;
}

/** A sentence that asks for claims of places; null if none can be claimed. */
export function claimHint({ position, tables }: Analysis): string | null {
  return tables.length === 0 ? null : familyOf(position).claimHint(position);
}

/** The legend of an exercise: letters are claims (if `claims`: places can be claimed), and winning moves are not marked. */
export function claimLegend(legend: Legend, claims: boolean): Legend {
  const blank = claims ? null : words.FIND_OUT;
  return {
    ...legend,
    ring: null,
    strength: null,
    blank,
    faded: null,
    uncounted: null,
    grundy: null,
    number: words.CLAIMED_LETTERS,
    still: words.CLAIMED_LETTERS,
  };
}

/** The result of a check, one sentence for each part. */
export function scoreLines({ position }: Analysis, { right, wrong, winner, moves }: Score): string[] {
  const lines: string[] = [];
  if (winner !== null) lines.push(words.winnerScore(winner));
  if (moves !== null) lines.push(words.turnScore(moves));
  if (right + wrong.length > 0)
    lines.push(
      words.placeScore(
        right,
        wrong.map(({ state }) => placeName(position, state)),
      ),
    );
  return lines.length === 0 ? [words.NOTHING_CLAIMED] : lines;
}
