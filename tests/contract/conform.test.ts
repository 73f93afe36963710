import { describe, expect, it } from 'vitest';
import { conform } from './conform.ts';
import { readContract } from './shapes.ts';

const contract = readContract(`
  export type Word = 'win' | 'lose';
  export interface Answer { word: Word; remoteness: number | null; cells: Uint8Array; parts: Part[] }
  export type Part = { kind: 'a'; size: number } | { kind: 'b' };
`);
const good = {
  word: 'win',
  remoteness: null,
  cells: new Uint8Array(1),
  parts: [{ kind: 'a', size: 1 }, { kind: 'b' }],
};
const faults = (value: unknown) => conform(contract, { kind: 'name', id: '', name: 'Answer' }, value, 'it').faults;

describe('the contract test notices', () => {
  it('nothing where nothing is wrong', () => {
    expect(faults(good)).toEqual([]);
  });

  it.each([
    ['a field the contract does not have', { ...good, colour: 'red' }],
    ['a field that is missing', { word: good.word, remoteness: good.remoteness, cells: good.cells }],
    ['a field that is undefined', { ...good, remoteness: undefined }],
    ['a word the contract does not have', { ...good, word: 'draw' }],
    ['a list where a typed array belongs', { ...good, cells: [1] }],
    ['a typed array of another kind', { ...good, cells: new Uint32Array(1) }],
    ['a field of another member of the union', { ...good, parts: [{ kind: 'b', size: 1 }] }],
    ['a number that is none', { ...good, remoteness: Number.NaN }],
    ['null where a list belongs', { ...good, parts: null }],
  ])('%s', (_, value) => {
    expect(faults(value)).toHaveLength(1);
  });
});
