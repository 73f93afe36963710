import type { Analysis } from 'grundy-wasm';
import { codes, nim } from '../samples.js';

/** Three rows of three cells with the middle covered: a ring that a half turn maps to itself. */
export function cram(): Analysis {
  return {
    ...nim(),
    text: 'game=cram&size=3x3&taken=b2',
    game: 'cram',
    rule: { by: 'game' },
    outcome: 'lose',
    grundy: 0,
    remoteness: 4,
    position: {
      family: 'cram',
      width: 3,
      height: 3,
      holes: Uint32Array.of(4),
      parts: Uint32Array.of(1, 1, 1, 1, 0, 1, 1, 1, 1),
    },
    components: {
      table: Uint32Array.of(0),
      state: Float64Array.of(0),
      outcome: codes('L'),
      grundy: Float64Array.of(0),
      remoteness: Int32Array.of(4),
      suspense: new Int32Array(),
    },
    tables: [
      {
        name: 'cell',
        columns: 3,
        rows: 3,
        outcomes: codes('LLLL#LLLL'),
        grundy: new Uint32Array(9),
        remoteness: new Int32Array(9).fill(-1),
        suspense: new Int32Array(),
        loopSets: [],
      },
    ],
    moves: { count: '0', from: 0, list: [] },
    steps: [
      { kind: 'mirrored', items: [0] },
      { kind: 'regions', items: [0], values: [0], omitted: 0 },
      { kind: 'no-restoring', items: [] },
    ],
  };
}
