/** The words of rules that a reader wrote: their picture, tools, moves and places. Tokens count from 1. */

import { MOST_SAID, withItems } from '../alternative-text.js';
import { capitalised, count, formatNumber, listed } from '../language.js';
import type { StripWords } from '../pictures/coin-strip.js';

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

/** `7`, or `(25, 7)` if a position has several numbers. */
export function numbersName(numbers: readonly number[]): string {
  const said = numbers.map(formatNumber);
  return said.length === 1 ? said.join('') : `(${said.join(', ')})`;
}

/** The target of a move that leads outside the picture. */
export const BEYOND = 'a position outside the picture';

/** The parts that a position was split into; a turn then moves one of them. */
export const sumName = (parts: readonly string[]): string => (parts.length === 0 ? 'nothing' : parts.join(' + '));

export function ruleMove(from: string, to: string): string {
  return `${from} → ${to}`;
}

const SEVERAL = ['two', 'three', 'four', 'five', 'six'];
const severalParts = (parts: number): string => `${SEVERAL[parts - 2] ?? formatNumber(parts)} parts`;

/** For parts of one move that were likely meant as moves of their own. */
export const leavesParts = (kind: string, parts: number): string =>
  `«${kind}» is one move that leaves ${severalParts(parts)}. Moves are separated by «;».`;
/** `most`: how many parts a move leaves at most. */
export const mayLeaveParts = (most: number): string =>
  `A move may leave ${severalParts(most)}, which are all played on.`;

export const LINE_LEGEND = {
  numbers: { letters: 'in a square', deciding: 'the number in a square is its' },
  ring: 'a winning move leads here',
};
export const PLANE_LEGEND = {
  numbers: { letters: 'in a cell', deciding: 'the number in a cell is its' },
  ring: 'a winning move leads here',
  closer: true,
};

export const RULE_STRIP: StripWords = {
  add: 'Add a token',
  remove: 'Remove',
  field: (token) => `Token ${token} on square`,
  fieldLabel: (token) => `Square of token ${token}`,
  hint: 'Drag a token, or tap it and then a square.',
  held: (token) => `Token ${token} is picked up: choose a square. The same square puts it back.`,
  takenUp: (token) => `token ${token} picked up`,
};

export const RULE_TOOLS = {
  add: 'Add a token',
  remove: 'Remove',
  addHint: 'Tap a cell to put a token there.',
  removeHint: 'Tap a token to remove it.',
  hint: (alone: boolean): string =>
    alone ? 'Tap a cell, or drag the token there.' : 'Drag a token, or tap it and then a cell.',
  heldHint: 'Choose a cell. The same cell puts the token back.',
};

export const AXES = {
  group: 'What the picture shows',
  across: 'Across',
  up: 'Up',
  upTo: (name: string): string => `${name} up to`,
  level: (name: string): string => `${name} =`,
};

/** Names the tokens that the picture does not reach or show. */
export function notShown(names: readonly string[]): string {
  return `Not in this picture: ${listed(names)}.`;
}

export const NOT_SHADED =
  'No place is shaded: the rule fails at some of them, or they lead to more positions than can be searched.';

/** The heading of moves for which no token can be drawn: each is a button. */
export const OTHER_MOVES = 'Moves to choose from';

/** Where the moves from a place lead. */
export function leadsTo(place: string, options: readonly string[], omitted: number): string {
  if (options.length === 0 && omitted === 0) return `There is no move from ${place}.`;
  if (options.length === 0) return `From ${place} every move leads outside the picture.`;
  const said = omitted > 0 ? `${options.join(', ')} and ${omitted} more` : listed(options, options.length);
  return `From ${place} this leads to ${said}.`;
}
