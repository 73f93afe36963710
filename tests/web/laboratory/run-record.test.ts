import { describe, expect, it } from 'vitest';
import {
  CHUNK,
  checksum,
  isBroken,
  readRecord,
  readValues,
  type SavedRun,
} from '../../../web/src/laboratory/runs/run-record.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

const values = Uint8Array.from({ length: 300 }, (_, heap) => heap % 3);

const whole = {
  id: 4,
  rules: 'game=kayles',
  title: 'Kayles',
  computed: 300,
  wanted: 1000,
  size: 300,
  saved: 5,
  chunks: 1,
  sums: Uint32Array.of(checksum(values)),
  whole: true,
};

/** A record from before values had checksums. */
const { sums: _sums, whole: _whole, ...early } = whole;

const run = (record: object): SavedRun => readRecord(record) as SavedRun;

/** Values that no field of a record may have. */
const NEVER = [Number.NaN, -1, 0.5, Infinity, 2 ** 53, 1e300, null, undefined, '', [], {}, new Date(Number.NaN), true];

describe('a record of a saved run', () => {
  it('is read back as it was written, and so is one from before values had checksums', () => {
    const { whole: _, ...told } = whole;
    expect(readRecord(whole)).toEqual(told);
    expect(readRecord(early)).toEqual({ ...early, sums: null });
  });

  it.each(['id', 'rules', 'title', 'computed', 'wanted', 'size', 'chunks'] as const)(
    'with a bad %s is broken, and can still be named to be deleted',
    (field) => {
      for (const value of NEVER) {
        if (field === 'title' && value === '') continue;
        for (const record of [whole, early]) {
          const kept = readRecord({ ...record, [field]: value });
          expect([field, value, isBroken(kept)]).toEqual([field, value, true]);
          expect(kept.id).toBe(field === 'id' ? value : 4);
        }
      }
    },
  );

  it('with a bad date is broken', () => {
    for (const saved of [Number.NaN, Infinity, 8.65e15, '2026', null, undefined, new Date()])
      expect(isBroken(readRecord({ ...whole, saved }))).toBe(true);
    for (const saved of [0, -8.64e15, 8.64e15]) expect(isBroken(readRecord({ ...whole, saved }))).toBe(false);
  });

  it('is broken where its checksums, its parts or its size do not fit its values', () => {
    for (const sums of [null, [1], new Uint32Array(2), new Uint8Array(1), 5])
      expect(isBroken(readRecord({ ...whole, sums }))).toBe(true);
    for (const size of [299, 601]) expect(isBroken(readRecord({ ...whole, size }))).toBe(true);
    for (const chunks of [2, 1e9])
      for (const record of [whole, early]) expect(isBroken(readRecord({ ...record, chunks }))).toBe(true);
  });

  it('whose saving has not ended is told from one that is whole', () => {
    expect(readRecord({ id: 4, rules: 'a', title: 'A', computed: 300, wanted: 300, whole: false })).toMatchObject({
      id: 4,
      fault: 'unfinished',
    });
  });
});

describe('the values of a saved run', () => {
  it('are those that were saved', () => {
    expect(readValues(run(whole), 0, values)).toBe(values);
    expect(readValues(run(early), 0, values)).toBe(values);
  });

  it('are noticed to be altered wherever one byte is another', () => {
    for (let heap = 0; heap < values.length; ++heap)
      expect(readValues(run(whole), 0, values.with(heap, itemAt(values, heap) + 1))).toBe(null);
    const wide = Uint16Array.from(values);
    const { buffer } = wide;
    const saved = run({ ...whole, size: 600, sums: Uint32Array.of(checksum(wide)) });
    expect(readValues(saved, 0, wide)).toBe(wide);
    const bytes = new Uint8Array(buffer);
    bytes[599] = itemAt(bytes, 599) ^ 128;
    expect(readValues(saved, 0, wide)).toBe(null);
  });

  it('are summed as RFC 1950 has it', () => {
    // The usual example for Adler-32.
    expect(checksum(new TextEncoder().encode('Wikipedia')).toString(16)).toBe('11e60398');
  });

  it('are nothing but numbers in a row, as many as there should be: an object that claims a length is not believed', () => {
    for (const record of [whole, early])
      for (const other of [
        { length: 1e9 },
        { length: 300 },
        [...values],
        'values',
        null,
        undefined,
        values.subarray(1),
        new Uint8Array(301),
        new Float64Array(300),
        new DataView(new ArrayBuffer(300)),
      ])
        expect(readValues(run(record), 0, other)).toBe(null);
  });

  it('of several parts each have their own number and checksum; earlier ones may have larger parts', () => {
    const computed = CHUNK + 5;
    const parts = [new Uint8Array(CHUNK).fill(1), new Uint8Array(5).fill(2)];
    const two = run({ ...whole, computed, size: computed, chunks: 2, sums: Uint32Array.from(parts, checksum) });
    expect(parts.every((part, place) => readValues(two, place, part) === part)).toBe(true);
    expect(readValues(two, 1, parts[0])).toBe(null);
    const large = new Uint8Array(computed);
    expect(readValues(run({ ...early, computed, size: computed, chunks: 1 }), 0, large)).toBe(large);
  });
});
