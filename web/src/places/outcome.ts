/** The one wording for whose win it is, and the marks that go with it. */

import type { Analysis, DecidingNumber, Outcome, Table } from 'grundy-wasm';
import { formatNumber } from '#words/language';

export type Shade = 'win' | 'lose' | 'draw' | 'none' | 'unknown' | 'hidden';

const SHADES = new Map<number | undefined, Shade>(
  ([['W', 'win'], ['L', 'lose'], ['D', 'draw'], ['#', 'none'], [' ', 'hidden']] as const).map(([letter, shade]) => [letter.charCodeAt(0), shade]),
);

/** What the core's character codes say. */
export function shadeOf(code: number | undefined): Shade {
  return SHADES.get(code) ?? 'unknown';
}

export const SHADE_WORDS: Record<Shade, string> = {
  win: 'won for the player to move',
  lose: 'lost for the player to move',
  draw: 'a draw',
  none: 'damaged',
  unknown: 'not decided',
  hidden: 'not shown',
};

export const SHADE_LETTERS: Record<Shade, string> = { win: 'W', lose: 'L', draw: 'D', none: '', unknown: '?', hidden: '' };

export const OUTCOME_WORDS: Record<Outcome, string> = {
  win: 'The player to move wins',
  lose: 'The player to move loses',
  draw: 'A draw: neither player can force an end',
  undecided: 'Not decided',
};

/** Whether the Grundy number is what decides, and so what the cells show. */
export function showsGrundy(analysis: Analysis): boolean {
  return analysis.number === 'grundy';
}

export const INFINITY = '∞';

/** Grundy numbers from here down stand for infinity with the set of that place. */
const FIRST_LOOP = 2 ** 32 - 1;

/** The set of an infinite Grundy number; null where the number is an ordinary one. */
export function loopSetOf(grundy: number, sets: readonly number[][]): readonly number[] | null {
  return sets[FIRST_LOOP - grundy] ?? null;
}

export interface Entry {
  shade: Shade;
  grundy: number;
  /** What a position of infinite Grundy number can reach; null where the number is an ordinary one. */
  loop: readonly number[] | null;
  /** Null where it is not known or there is no end. */
  remoteness: number | null;
  suspense: number | null;
}

function known(number: number | undefined): number | null {
  return number === undefined || number < 0 ? null : number;
}

export function entryOf(table: Table, state: number): Entry {
  const grundy = table.grundy[state] ?? 0;
  return {
    shade: shadeOf(table.outcomes[state]),
    grundy,
    loop: loopSetOf(grundy, table.loopSets),
    remoteness: known(table.remoteness[state]),
    suspense: known(table.suspense[state]),
  };
}

/** The component as it stands: its numbers are known also beyond its table. */
export function componentEntry({ components, tables }: Analysis, index: number): Entry {
  const grundy = components.grundy[index] ?? -1;
  return {
    shade: shadeOf(components.outcome[index]),
    grundy,
    loop: loopSetOf(grundy, tables[components.table[index] ?? 0]?.loopSets ?? []),
    remoteness: known(components.remoteness[index]),
    suspense: known(components.suspense[index]),
  };
}

/** The number of an entry that decides; empty where the outcome itself does, or where it is not known. */
export function decidingMark({ grundy, loop, remoteness, suspense, shade }: Entry, number: DecidingNumber): string {
  if (shade === 'hidden') return '';
  switch (number) {
    case 'grundy':
      return loop ? INFINITY : grundy < 0 ? '' : String(grundy);
    case 'remoteness':
      return remoteness === null ? (shade === 'draw' ? INFINITY : '') : String(remoteness);
    case 'suspense':
      return suspense === null ? (shade === 'draw' ? INFINITY : '') : String(suspense);
    case 'outcome':
      return '';
  }
}

/** What stands in a cell: the number that decides, or the letter of the outcome. */
export function markOf(entry: Entry, number: DecidingNumber): string {
  if (entry.shade === 'none' || entry.shade === 'unknown') return SHADE_LETTERS[entry.shade];
  return decidingMark(entry, number) || SHADE_LETTERS[entry.shade];
}

export const NUMBER_NAMES: Record<Exclude<DecidingNumber, 'outcome'>, string> = {
  grundy: 'Grundy number',
  remoteness: 'remoteness',
  suspense: 'suspense number',
};

export function setWords(set: readonly number[]): string {
  return `{${set.map(formatNumber).join(', ')}}`;
}

/** More of them one by one are not read. */
const MOST_LISTED = 24;

/** The Grundy numbers of options, of which a mex was taken: all below it, and those above, as far as they are known. */
export function reachedWords(mex: number, above: readonly number[], more = 0): string {
  const larger = above.slice(0, MOST_LISTED);
  const rest = more + above.length - larger.length;
  if (mex <= MOST_LISTED) {
    const set = setWords([...Array.from({ length: mex }, (_, number) => number), ...larger]);
    return `the Grundy numbers ${rest > 0 ? set.replace('}', ', …}') : set}`;
  }
  const below = `every Grundy number from 0 to ${formatNumber(mex - 1)}`;
  if (larger.length === 0) return rest > 0 ? `${below}, and larger ones` : below;
  return `${below}, and the larger ${rest > 0 ? setWords(larger).replace('}', ', …}') : setWords(larger)}`;
}

/** `Grundy number 3`, `Grundy number ∞ {0, 2}`, `remoteness 5`; empty where no number decides. */
export function numberWords(entry: Entry, number: DecidingNumber): string {
  if (number === 'outcome') return '';
  const mark = decidingMark(entry, number);
  if (mark === '') return '';
  const set = number === 'grundy' && entry.loop ? ` ${setWords(entry.loop)}` : '';
  return `${NUMBER_NAMES[number]} ${mark === INFINITY ? `${INFINITY}${set}` : formatNumber(mark)}`;
}
