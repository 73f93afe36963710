import {
  GIVEN_UP,
  IMPOSSIBLE_VALUES,
  NEWER_STORE,
  NO_ROOM,
  NOTHING_IS_KEPT,
  NOTHING_TO_SAVE,
  ofAnotherGame,
  otherValues,
  PART_ALTERED,
  PART_DROPPED,
  STORE_FAILURES,
} from '#words/laboratory/laboratory';
import { Superseded } from '../../solver/superseded.js';
import type { HeapRun } from './heap-run.js';
import { CHUNK, checksum, readValues, type SavedRun, type Values } from './run-record.js';
import type { RunStore } from './run-store.js';
import { sequenceTitle } from '#words/titles';

/** How many of the last values are computed again, as a check, when a run is continued. */
const CHECKED = 1000;

/** Packs values into two bytes each, or into one if all are below 256. */
export function packed(values: Float64Array): Values {
  for (const value of values) if (value > 255) return new Uint16Array(values);
  // Converted as a whole, which is much faster than value by value.
  return new Uint8Array(values);
}

/** Saves a run chunk by chunk, so that only one chunk is held twice. If saving fails, what was saved so far is removed. */
export async function saveRun(
  store: RunStore,
  run: HeapRun,
  wanted: number,
  progress: (share: number) => void,
  now = Date.now(),
): Promise<SavedRun> {
  const { rule, client, round } = run;
  const computed = run.progress?.computed ?? 0;
  if (!rule || computed === 0) throw new Error(NOTHING_TO_SAVE);
  const facts = { rules: rule.rules, title: sequenceTitle(rule), computed, wanted };
  const id = await store.claim(facts);
  const { unsaved } = run;
  const sums = new Uint32Array(Math.ceil(computed / CHUNK));
  let [size, chunks] = [0, 0];
  try {
    for (let from = 0; from < computed; from += CHUNK) {
      if (round !== run.round) throw new Error(GIVEN_UP);
      // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
      const values = packed(await client.ask('values', from, Math.min(CHUNK, computed - from)));
      // oxlint-disable-next-line no-await-in-loop
      await store.putValues(id, chunks, values);
      size += values.byteLength;
      sums[chunks++] = checksum(values);
      progress(Math.min(1, (from + CHUNK) / computed));
    }
    const saved = { ...facts, id, size, saved: now, chunks, sums };
    await store.complete(saved);
    if (round === run.round) run.unsaved -= unsaved;
    return saved;
  } catch (error) {
    await store.remove(id).catch(() => {});
    throw error;
  }
}

/** Restores a saved run into `run`, which has just begun its game. Returns what is wrong, in words; empty if nothing is. */
export async function restoreRun(
  store: RunStore,
  saved: SavedRun,
  run: HeapRun,
  progress: (share: number) => void,
): Promise<string> {
  const { client, round, rule } = run;
  // Once another game was begun, questions would go to that one.
  const goOn = (): void => {
    if (round !== run.round) throw new Superseded();
  };
  if (rule!.rules !== saved.rules) return ofAnotherGame(saved.rules, rule!.rules);
  for (let chunk = 0; chunk < saved.chunks; ++chunk) {
    let kept: unknown;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
      kept = await store.values(saved.id, chunk);
    } catch (error) {
      return refusalWords(error, 'read');
    }
    if (kept === undefined) return PART_DROPPED;
    const values = readValues(saved, chunk, kept);
    if (!values) return PART_ALTERED;
    goOn();
    // oxlint-disable-next-line no-await-in-loop
    if (!(await client.ask('restore', values instanceof Uint16Array ? values : new Uint16Array(values))))
      return IMPOSSIBLE_VALUES;
    progress((chunk + 1) / saved.chunks);
  }
  const checked = Math.min(CHECKED, saved.computed);
  goOn();
  if (await client.ask('check', checked)) return '';
  return otherValues(checked);
}

/** What the browser was asked to do with saved runs. */
export type StoreTask = keyof typeof STORE_FAILURES;

/** What to tell the reader when the browser refuses. */
export function refusalWords(error: unknown, task: StoreTask): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return NO_ROOM;
  if (name === 'SecurityError' || name === 'InvalidStateError') return NOTHING_IS_KEPT;
  if (name === 'VersionError') return NEWER_STORE;
  return STORE_FAILURES[task](error instanceof Error ? error.message : String(error));
}
