import { GIVEN_UP, IMPOSSIBLE_VALUES, NEWER_STORE, NO_ROOM, NOTHING_IS_KEPT, NOTHING_TO_SAVE, ofAnotherGame, otherValues, PART_ALTERED, PART_DROPPED, STORE_FAILURES } from '#words/laboratory/laboratory';
import { Superseded } from '../../worker/superseded.js';
import type { HeapRun } from './heap-run.js';
import { CHUNK, checksum, readValues, type SavedRun, type Values } from './run-record.js';
import type { RunStore } from './run-store.js';
import { sequenceTitle } from '#words/games/titles';

/** So many at the end are computed anew when a run is taken up again. */
const CHECKED = 1000;

/** Computed values fit in two bytes each, and those below 256 in one. */
export function packed(values: Float64Array): Values {
  for (const value of values) if (value > 255) return new Uint16Array(values);
  // Made of the other as a whole, which is much faster than value by value.
  return new Uint8Array(values);
}

/** Saves a run chunk by chunk, so that no more than one is held twice; what was begun and could not be ended is removed. */
export async function saveRun(store: RunStore, run: HeapRun, wanted: number, progress: (share: number) => void, now = Date.now()): Promise<SavedRun> {
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

/** Gives a saved run back to the one that has just begun its game. Says what is wrong with it; empty where nothing is. */
export async function restoreRun(store: RunStore, saved: SavedRun, run: HeapRun, progress: (share: number) => void): Promise<string> {
  const { client, round, rule } = run;
  // What is asked once another game was begun would be asked of that.
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
    if (!(await client.ask('restore', values instanceof Uint16Array ? values : new Uint16Array(values)))) return IMPOSSIBLE_VALUES;
    progress((chunk + 1) / saved.chunks);
  }
  const checked = Math.min(CHECKED, saved.computed);
  goOn();
  if (await client.ask('check', checked)) return '';
  return otherValues(checked);
}

/** What the browser was asked to do with saved runs. */
export type StoreTask = keyof typeof STORE_FAILURES;

/** What is said when the browser refuses. */
export function refusalWords(error: unknown, task: StoreTask): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return NO_ROOM;
  if (name === 'SecurityError' || name === 'InvalidStateError') return NOTHING_IS_KEPT;
  if (name === 'VersionError') return NEWER_STORE;
  return STORE_FAILURES[task](error instanceof Error ? error.message : String(error));
}
