/** How many pile sizes are lost, in words: the answer, and by what it is proved. */

import type { LostCount } from 'grundy-wasm';
import { count, formatNumber } from '#words/language';

export interface LostCountView {
  answer: string;
  /** The bare number for copying; empty where it is not decided. */
  number: string;
  proof: string;
}

const BY_THEOREM = 'A theorem tells it, and no size had to be looked at.';

function proofOf({ period, preperiod, examined, upTo }: LostCount): string {
  if (period !== null) {
    const before = preperiod === null || preperiod === 0 ? 'from the start' : `after the first ${formatNumber(preperiod)}`;
    const again = period === 1 ? 'are the same for all sizes' : `repeat every ${count(period, 'size')}`;
    const looked = examined === 0 ? BY_THEOREM : `${count(examined, 'size')} were looked at.`;
    return `Proved by the period: ${before} the outcomes ${again}. ${looked}`;
  }
  if (examined === 0) return BY_THEOREM;
  return examined >= upTo ? `Every one of the ${count(examined, 'size')} was looked at.` : `No period was proved among the first ${count(examined, 'size')}, and without one each size has to be looked at.`;
}

export function lostCountView(lost: LostCount): LostCountView {
  const range = `1 to ${formatNumber(lost.upTo)}`;
  if (lost.lost === null) return { answer: `Not decided: how many of the sizes ${range} are lost`, number: '', proof: proofOf(lost) };
  return { answer: `${formatNumber(lost.lost)} of the sizes ${range} ${lost.lost === 1 ? 'is' : 'are'} lost`, number: String(lost.lost), proof: proofOf(lost) };
}

/** Sets of numbers of coins that a reader may want to begin with. */
export const TAKE_PRESETS: readonly (readonly [take: string, words: string])[] = [
  ['1-3', '1 to 3 coins'],
  ['1,3,4', '1, 3 or 4 coins'],
  ['2,4,7,11,20', '2, 4, 7, 11 or 20 coins'],
  ['all-but(2)', 'any number but 2'],
  ['primes', 'a prime number'],
  ['squares', 'a square'],
  ['powers(2)', 'a power of 2'],
  ['odds', 'an odd number'],
  ['fibonacci', 'a Fibonacci number'],
  ['divisors', 'a divisor of the pile'],
  ['proper-divisors', 'a divisor smaller than the pile'],
  ['coprimes', 'a number coprime to the pile'],
];

/** What the question is first asked about. */
export const FIRST_COUNT = '1000000000';
