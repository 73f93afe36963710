/** The answers that most families share where a position is described. */

import type { Analysis } from 'grundy-wasm';
import type { Describer } from './describer.model.js';
import type { Entry } from '../places/outcome.js';
import { itemName, nounFor } from './names.model.js';
import { capitalised } from '#words/language';

/** Says that a position of Grundy number g has options of every smaller number. Silent in misère play, where these numbers do not decide. */
export function likeNim(
  { play }: Analysis,
  { grundy, loop, shade }: Entry,
  words: (grundy: number) => string,
): string[] {
  return play === 'misere' || loop || grundy <= 0 || shade === 'unknown' ? [] : [words(grundy)];
}

type Common =
  | 'placeTitle'
  | 'placeFacts'
  | 'placeAlone'
  | 'followed'
  | 'claimHint'
  | 'canFill'
  | 'rankBy'
  | 'placeNoun'
  | 'placeLabel'
  | 'leads'
  | 'hasProgram';

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
  leads: false,
  hasProgram: false,
};
