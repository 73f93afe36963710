/**
 * The records of saved runs in the browser's store, checked as they are read: other tabs, and earlier or later versions of the page, write there too. What
 * is broken is listed as broken, to be deleted.
 */

import type { FAULTS } from '#words/laboratory/laboratory';

/** What can be wrong with a record. */
export type Fault = keyof typeof FAULTS;

/** Values that are kept together: more would block the page for longer than a frame. */
export const CHUNK = 1 << 18;
/** The chunks of runs that were saved without checksums may be this large. */
const LARGEST_CHUNK = 1 << 20;

/** What a record says about a run. */
export interface RunFacts {
  /** The canonical text of the rules: the run may only be continued as this game. */
  rules: string;
  title: string;
  computed: number;
  /** How many values were wanted. */
  wanted: number;
}

export interface SavedRun extends RunFacts {
  id: number;
  /** Bytes of its values. */
  size: number;
  /** When it was saved, in milliseconds. */
  saved: number;
  chunks: number;
  /** The checksum of each chunk; null for a run that was saved before there were any. */
  sums: Uint32Array | null;
}

/** A run that cannot be continued, and why. It can be deleted by its id; values that belong to no run have none. */
export interface BrokenRun {
  id: IDBValidKey | null;
  fault: Fault;
}

export type KeptRun = SavedRun | BrokenRun;

export function isBroken(run: KeptRun): run is BrokenRun {
  return 'fault' in run;
}

export function isWhole(run: KeptRun): run is SavedRun {
  return !isBroken(run);
}

export type Values = Uint8Array | Uint16Array;

/** Adler-32 over the bytes (RFC 1950): one altered byte always alters it. */
export function checksum({ buffer, byteOffset, byteLength }: Values): number {
  const prime = 65_521;
  let [sum, sums] = [1, 0];
  for (const byte of new Uint8Array(buffer, byteOffset, byteLength)) {
    sum = (sum + byte) % prime;
    sums = (sums + sum) % prime;
  }
  return sums * 65_536 + sum;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** The latest time that a date can tell, in milliseconds. */
const LATEST = 8.64e15;

/** What is wrong with a record; null if nothing is. */
function faultOf(record: Record<string, unknown>): Fault | null {
  const { id, rules, title, computed, wanted, size, saved, chunks, sums, whole } = record;
  if (whole === false) return 'unfinished';
  if (!isCount(id)) return 'id';
  if (typeof rules !== 'string' || rules === '') return 'rules';
  if (typeof title !== 'string') return 'title';
  if (!isCount(computed) || !isCount(wanted)) return 'values';
  if (!isCount(size) || size < computed || size > 2 * computed) return 'size';
  if (typeof saved !== 'number' || !(Math.abs(saved) <= LATEST)) return 'date';
  if (sums === undefined)
    return chunks === Math.ceil(computed / CHUNK) || chunks === Math.ceil(computed / LARGEST_CHUNK) ? null : 'chunks';
  if (chunks !== Math.ceil(computed / CHUNK)) return 'chunks';
  return sums instanceof Uint32Array && sums.length === chunks ? null : 'sums';
}

export function readRecord(record: unknown): KeptRun {
  // The store refuses records without an id.
  const fields = record as Record<string, unknown> & { id: IDBValidKey };
  const fault = faultOf(fields);
  if (fault !== null) return { id: fields.id, fault };
  const { id, rules, title, computed, wanted, size, saved, chunks, sums } = fields as unknown as SavedRun;
  return { id, rules, title, computed, wanted, size, saved, chunks, sums: sums ?? null };
}

/** The values of a chunk as they were saved; null if they are missing, altered, or of another kind or number. */
export function readValues({ sums, computed, chunks }: SavedRun, chunk: number, values: unknown): Values | null {
  if (!(values instanceof Uint8Array || values instanceof Uint16Array)) return null;
  const each = chunks === Math.ceil(computed / CHUNK) ? CHUNK : LARGEST_CHUNK;
  if (values.length !== Math.min(each, computed - chunk * each)) return null;
  return sums === null || sums[chunk] === checksum(values) ? values : null;
}
