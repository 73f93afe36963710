/** How many pile sizes are lost, in words: the answer and its proof. */

import type { LostCount } from 'grundy-wasm';
import { COUNT_PROOFS, LOST_COUNT } from '#words/pictures/tools';

export interface LostCountView {
  answer: string;
  /** The bare number for copying; empty where the count is undecided. */
  number: string;
  proof: string;
}

function proofOf({ period, preperiod, examined, upTo }: LostCount): string {
  if (period !== null) return COUNT_PROOFS.period(period, preperiod ?? 0, examined);
  if (examined === 0) return COUNT_PROOFS.theorem;
  return examined >= upTo ? COUNT_PROOFS.all(examined) : COUNT_PROOFS.none(examined);
}

export function lostCountView(count: LostCount): LostCountView {
  const { lost, upTo } = count;
  if (lost === null) return { answer: LOST_COUNT.undecided(upTo), number: '', proof: proofOf(count) };
  return { answer: LOST_COUNT.answer(lost, upTo), number: String(lost), proof: proofOf(count) };
}

/** The largest size of the first question. */
export const FIRST_COUNT = '1000000000';
