/** What a reload must not end: the way to and from the position on screen, and the match. It stays with the tab. */

import type { MatchSettings } from '../../panels/match/match.model.js';
import type { Place } from '../../places/place.js';

export interface KeptMatch {
  settings: MatchSettings;
  /** Its positions, each with the turn that led to it; that of the first is empty. */
  texts: readonly string[];
  turns: readonly string[];
  /** Which of them was on screen. */
  place: number;
}

export interface KeptSession {
  /** The states of the undo list nearest to the one that was on screen, and which of them that is. */
  texts: readonly string[];
  at: number;
  /** The place looked into. */
  looked: Place | null;
  match: KeptMatch | null;
}

/** Together the texts have no more characters than this; browsers refuse a few million. */
export const MOST_KEPT = 500_000;
const MOST_TEXTS = 1000;
const KEY = 'grundy-session';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0 && value.length <= MOST_TEXTS && value.every((each) => typeof each === 'string');

const isPlace = (value: unknown): value is Place => isObject(value) && isCount(value.table) && isCount(value.state);

function isSettings(value: unknown): value is MatchSettings {
  if (!isObject(value)) return false;
  const { opponent, errs, readerFirst } = value;
  return (opponent === 'perfect' || opponent === 'beginner' || opponent === 'person') && typeof errs === 'number' && errs >= 0 && errs <= 1 && typeof readerFirst === 'boolean';
}

function isMatch(value: unknown): value is KeptMatch {
  if (!isObject(value)) return false;
  const { settings, texts, turns, place } = value;
  return isSettings(settings) && isTexts(texts) && isTexts(turns) && turns.length === texts.length && isCount(place) && place < texts.length;
}

/** What was kept, or null where it is anything else; whether its texts are positions the core says. */
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
  return { texts, at, looked: isPlace(looked) ? { table: looked.table, state: looked.state } : null, match: isMatch(match) ? match : null };
}

/** A match too long to be kept ends with the reload; the way back does not. */
export function writeKept(kept: KeptSession): string {
  const length = (kept.match?.texts ?? []).reduce((sum, text) => sum + text.length, 0);
  const match = length > MOST_KEPT || (kept.match?.texts.length ?? 0) > MOST_TEXTS ? null : kept.match;
  return JSON.stringify({ ...kept, match });
}

/** A browser may refuse its storage, or have no room left there: nothing is kept then. */
export function keepSession(kept: KeptSession, store: () => Store = () => sessionStorage): void {
  try {
    store().setItem(KEY, writeKept(kept));
  } catch {
    forgetSession(store);
  }
}

/** What was kept before this page was loaded; it is there once. */
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
    // There is no storage here, and so nothing in it.
  }
}
