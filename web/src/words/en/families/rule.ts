/** The words of rules that a reader wrote: their moves and places. */

import { MOST_SAID, withItems } from '../alternative-text.js';
import { capitalised, count, formatNumber, listed } from '../language.js';
import { sumName } from '../pictures/rules.js';

export function movingTo(name: string, to: string): string {
  return `moving ${name} to ${to}`;
}

/** The name of one of several parts, or of a token that has left the place it was named by. */
export function tokenNowOn(from: string): string {
  return `the token now on ${from}`;
}

export function splitting(name: string, left: string): string {
  return `splitting ${name} into ${left}`;
}

/** A move that is named by its notation, since it leads outside the picture. */
export function playing(notation: string): string {
  return `playing ${notation}`;
}

/** For a position that was split into parts: these are a sum, whose nim-sum is its Grundy number. */
export function partsAre(
  name: string,
  one: boolean,
  parts: readonly string[],
  { values, total, omitted }: { values: readonly number[]; total: number; omitted: number },
): string {
  const cut = omitted > 0 ? ` and ${formatNumber(omitted)} more` : parts.length > MOST_SAID ? ' and so on' : '';
  const numbers = values.slice(0, MOST_SAID).map(formatNumber).join(', ');
  const said = sumName(parts.slice(0, MOST_SAID));
  return `${capitalised(name)} ${one ? 'stands' : 'stand each'} for ${said}${cut}, and a turn moves one of these. So the Grundy number is the nim-sum of ${numbers}${cut}, which is ${formatNumber(total)}.`;
}

/** `places`: where the tokens stand. `further`: how many more there are. */
export function withPositions(title: string, places: readonly string[], further: number): string {
  if (places.length === 0) return withItems(title, 'no token');
  return withItems(
    title,
    `${places.length === 1 ? 'a token' : 'tokens'} on ${further > 0 ? `${places.join(', ')} and ${count(further, 'more', 'more')}` : listed(places)}`,
  );
}

export function placeTitle(place: string): string {
  return capitalised(tokenOnPlace(place));
}

/** `moves`: how many written moves would lead below 0, and so do not exist. */
export function belowNothing(moves: number): string {
  return `${count(moves, 'move')} would leave a number below 0, so ${moves === 1 ? 'it is' : 'they are'} not allowed.`;
}

/** Says which game of another family these moves are the same as, by its octal code or by what it takes. */
export const SAME_GAME = {
  coded: (code: string): string => `The same as the octal game ${code}.`,
  taking: (numbers: readonly string[]): string => `The same as take-away with ${listed(numbers)}.`,
  open: 'Open it as that',
  why: 'Methods of its own answer larger numbers there, and the laboratory looks for its period.',
};

/** Any token that stands there. */
export function tokenOnPlace(place: string): string {
  return `a token on ${place}`;
}

export const PLACE = 'position';
export const CLAIM_PLACES =
  'Tap a place for won, again for lost, or press W or L. Answer for a token that stands there alone.';
