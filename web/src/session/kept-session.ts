/** What outlasts a reload, kept with the tab: the undo list around the position on screen, the examined place and the match. */

import type { MatchSettings } from './match-settings.model.js';
import type { Place } from '../places/place.js';

export interface KeptMatch {
  settings: MatchSettings;
  /** Its positions, and the turn that led to each; the first turn is empty. */
  texts: readonly string[];
  turns: readonly string[];
  /** The index of the position that was on screen. */
  place: number;
}

export interface KeptSession {
  /** The states of the undo list nearest to the one on screen, and the index of that one. */
  texts: readonly string[];
  at: number;
  /** The examined place. */
  looked: Place | null;
  match: KeptMatch | null;
}

/** Characters that all texts together may have; browsers refuse a few million. */
export const MOST_KEPT = 500_000;
const MOST_TEXTS = 1000;
const KEY = 'grundy-session';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_TEXTS &&
  value.every((each) => typeof each === 'string');

const isPlace = (value: unknown): value is Place => isObject(value) && isCount(value.table) && isCount(value.state);

function isSettings(value: unknown): value is MatchSettings {
  if (!isObject(value)) return false;
  const { opponent, errs, readerFirst, answers } = value;
  return (
    (answers === undefined || typeof answers === 'boolean') &&
    (opponent === 'perfect' || opponent === 'beginner' || opponent === 'person') &&
    typeof errs === 'number' &&
    errs >= 0 &&
    errs <= 1 &&
    typeof readerFirst === 'boolean'
  );
}

function isMatch(value: unknown): value is KeptMatch {
  if (!isObject(value)) return false;
  const { settings, texts, turns, place } = value;
  return (
    isSettings(settings) &&
    isTexts(texts) &&
    isTexts(turns) &&
    turns.length === texts.length &&
    isCount(place) &&
    place < texts.length
  );
}

/** Reads what was kept; null if it is malformed. Whether its texts are positions is left to the core. */
export function readKept(written: string | null): KeptSession | null {
  let value: unknown;
  try {
    value = JSON.parse(written ?? 'null');
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  const { texts, at, looked, match } = value;
  if (!isTexts(texts) || !isCount(at) || at >= texts.length) return null;
  return {
    texts,
    at,
    looked: isPlace(looked) ? { table: looked.table, state: looked.state } : null,
    match: isMatch(match) ? match : null,
  };
}

/** Writes a session. Drops a match that is too long to be kept, but not the undo list. */
export function writeKept(kept: KeptSession): string {
  const length = (kept.match?.texts ?? []).reduce((sum, text) => sum + text.length, 0);
  const match = length > MOST_KEPT || (kept.match?.texts.length ?? 0) > MOST_TEXTS ? null : kept.match;
  return JSON.stringify({ ...kept, match });
}

/** Keeps a session; keeps nothing if the browser refuses its storage or has no room left. */
export function keepSession(kept: KeptSession, store: () => Store = () => sessionStorage): void {
  try {
    store().setItem(KEY, writeKept(kept));
  } catch {
    forgetSession(store);
  }
}

/** Takes out what was kept before this page was loaded; a second call finds nothing. */
export function takeSession(store: () => Store = () => sessionStorage): KeptSession | null {
  try {
    const written = store().getItem(KEY);
    store().removeItem(KEY);
    return readKept(written);
  } catch {
    return null;
  }
}

export function forgetSession(store: () => Store = () => sessionStorage): void {
  try {
    store().removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
