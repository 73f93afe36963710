/** Rules that a reader wrote: their moves and places as they are told. */

import { MOST_SAID, withItems } from '../alternative-text.js';
import { capitalised, count, formatNumber, listed } from '../language.js';
import { sumName } from '../pictures/rules.js';

export function movingTo(name: string, to: string): string {
  return `moving ${name} to ${to}`;
}

/** One of several parts, or a token that has left the place it is named by. */
export function tokenNowOn(from: string): string {
  return `the token now on ${from}`;
}

export function splitting(name: string, left: string): string {
  return `splitting ${name} into ${left}`;
}

/** A move that is told by its notation, since it leads where the picture does not. */
export function playing(notation: string): string {
  return `playing ${notation}`;
}

/** Parts that stand in place of one are a sum of their own. */
export function partsAre(name: string, one: boolean, parts: readonly string[], { values, total, omitted }: { values: readonly number[]; total: number; omitted: number }): string {
  const cut = omitted > 0 ? ` and ${formatNumber(omitted)} more` : parts.length > MOST_SAID ? ' and so on' : '';
  const numbers = values.slice(0, MOST_SAID).map(formatNumber).join(', ');
  const said = sumName(parts.slice(0, MOST_SAID));
  return `${capitalised(name)} ${one ? 'stands' : 'stand each'} for ${said}${cut}, and a turn moves one of these. So the Grundy number is the nim-sum of ${numbers}${cut}, which is ${formatNumber(total)}.`;
}

/** Where its tokens stand; `further` ones are counted. */
export function withPositions(title: string, places: readonly string[], further: number): string {
  if (places.length === 0) return withItems(title, 'no token');
  return withItems(title, `${places.length === 1 ? 'a token' : 'tokens'} on ${further > 0 ? `${places.join(', ')} and ${count(further, 'more', 'more')}` : listed(places)}`);
}

export function placeTitle(place: string): string {
  return capitalised(tokenOnPlace(place));
}

/** So many moves are written that are none. */
export function belowNothing(moves: number): string {
  return `${count(moves, 'move')} would go below 0, so ${moves === 1 ? 'it is' : 'they are'} not there.`;
}

/** The game of another family that these moves make, by its octal code or by what it takes. */
export const SAME_GAME = {
  coded: (code: string): string => `The same as the octal game ${code}.`,
  taking: (numbers: readonly string[]): string => `The same as take-away with ${listed(numbers)}.`,
  open: 'Open it as that',
  why: 'Methods of its own answer larger numbers there, and the laboratory looks for its period.',
};

/** Any one that stands there. */
export function tokenOnPlace(place: string): string {
  return `a token on ${place}`;
}

export const PLACE = 'position';
export const CLAIM_PLACES = 'Tap a place for won, again for lost, or press W or L. Answer for a token that stands there alone.';
