/** What most families answer alike where a position is described. */

import type { Analysis } from 'grundy-wasm';
import type { Describer } from './describer.model.js';
import type { Entry } from '../places/outcome.js';
import { itemName, nounFor } from '../words/names.js';
import { capitalised, count, formatNumber } from '#words/language';

/** More items of a list are not read out. */
export const MOST_SAID = 12;

export function numbers(list: ArrayLike<number>): string {
  const said = Array.from({ length: Math.min(MOST_SAID, list.length) }, (_, index) => list[index]).join(', ');
  return list.length > MOST_SAID ? `${said} and ${count(list.length - MOST_SAID, 'more', 'more')}` : said;
}

/** `{0, 1, 2}`, `{0, …, 7}`: all that is smaller. */
function belowWords(number: number): string {
  return number > 4 ? `{0, …, ${formatNumber(number - 1)}}` : `{${Array.from({ length: number }, (_, each) => each).join(', ')}}`;
}

/** What counts as a pile of Nim can be brought to any smaller number. In misère play these numbers alone do not decide. */
export function nimWords({ play }: Analysis, { grundy, loop, shade }: Entry, how: string): string[] {
  if (play === 'misere' || loop || grundy <= 0 || shade === 'unknown') return [];
  return [`${how}: the options have the Grundy numbers ${belowWords(grundy)}, and the least one missing (the mex) is ${formatNumber(grundy)}.`];
}

type Common = 'placeTitle' | 'placeFacts' | 'placeAlone' | 'followed' | 'claimHint' | 'canFill' | 'rankBy' | 'placeNoun' | 'placeLabel';

export const GENERAL: Pick<Describer, Common> = {
  placeTitle: (position, state) => capitalised(itemName(position, state)),
  placeFacts: () => [],
  placeAlone: () => null,
  followed: (_, __, state) => state,
  claimHint: () => null,
  canFill: () => false,
  rankBy: () => (state) => state,
  placeNoun: nounFor,
  placeLabel: (_, state) => String(state + 1),
};
