/** The answers that most families share. */

import type { Analysis, Position } from 'grundy-wasm';
import type { Family, StepOf } from './family.model.js';
import type { Entry } from '../places/outcome.js';
import { itemName, itemNames, nounFor, nounOf, placeName } from './names.model.js';
import { capitalised, heapsWords } from '#words/language';
import { nimHeap, nimHeaps, restoresNumber, tame } from '#words/reasons';
import { periodFound, reversible } from '#words/reasons-hidden';

type Common =
  | 'first'
  | 'places'
  | 'stateName'
  | 'leftName'
  | 'reaching'
  | 'nimHeap'
  | 'nimNumber'
  | 'tame'
  | 'restores'
  | 'steps'
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

export const GENERAL: Pick<Family, Common> = {
  first: () => 1,
  places: false,
  stateName: placeName,
  leftName: (_, states) => heapsWords(states),
  reaching: (position, { items }) => ({ who: itemNames(position, items), one: items.length === 1 }),
  nimHeap: (position) => nimHeap(nounOf(position)),
  nimNumber: (position, items) => nimHeaps(itemNames(position, items), items.length === 1),
  tame: (position, items) => tame(itemNames(position, items), items.length === 1),
  restores: (_, { before, after }, turn) => restoresNumber(turn, before, after),
  steps: {},
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

/** The answers shared by families in which all items together are one game. */
export const ONE_GAME = {
  apart: false,
  playable: true,
  placeName: (_: Position, state: number): string => String(state),
  isHeat: (): boolean => false,
};

/** Says that a position of Grundy number g has options of every smaller number. Silent in misère play, where these numbers do not decide. */
export function likeNim(
  { play }: Analysis,
  { grundy, loop, shade }: Entry,
  words: (grundy: number) => string,
): string[] {
  return play === 'misere' || loop || grundy <= 0 || shade === 'unknown' ? [] : [words(grundy)];
}

export function periodText(step: StepOf<'period'>): string {
  return periodFound(step);
}

export function reversibleText({ items }: StepOf<'reversible'>, position: Position): string {
  return reversible(items.length === 0 ? '' : itemNames(position, items));
}
