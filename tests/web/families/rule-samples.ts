/** Analyses of typed rules, written by hand. */

import type { Analysis } from 'grundy-wasm';
import type { RulePosition } from '../../../web/src/families/rule/position.model.ts';
import { oneTurn } from '../samples.ts';

const codes = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

/** The state of a part that is not in the table. */
export const NOT_SHOWN = Number.MAX_SAFE_INTEGER;

const BARE = {
  game: 'rule',
  rule: { by: 'game' },
  play: 'normal',
  sum: 'disjunctive',
  upTo: 0,
  outcome: 'win',
  reason: { by: 'theorem', theorem: 'sprague-grundy' },
  number: 'grundy',
  remoteness: null,
  steps: [],
  rehang: { node: new Uint32Array(), parent: new Uint32Array(), outcome: new Uint8Array(), grundy: new Float64Array() },
  asked: null,
  judge: '',
} as const satisfies Partial<Analysis>;

/** Take 1 or 2, or split 3 into 1 and 1; at 3 and at 4 + 1, where 4 lies outside the table. The numbers of squares 0 to 3 are 0, 1, 2, 0. */
export function line(): Analysis {
  return {
    ...BARE,
    text: 'game=rule&numbers=n&moves=n-k_for_k_in_{1,2};_1,1_if_n==3&at=3,4+1&upto=3',
    grundy: 2,
    steps: [],
    position: {
      family: 'rule',
      numbers: [{ name: 'n' }],
      axes: Uint32Array.of(0),
      columns: 4,
      rows: 1,
      splits: true,
      below: 0,
      several: [],
      partItem: Uint32Array.of(0, 1, 1),
      partNumbers: Float64Array.of(3, 4, 1),
      partState: Float64Array.of(3, 4, 1),
    },
    components: {
      table: Uint32Array.of(0, 0),
      state: Float64Array.of(3, 5),
      outcome: codes('WW'),
      grundy: Float64Array.of(3, 1),
      remoteness: Int32Array.of(1, 1),
      suspense: new Int32Array(),
    },
    tables: [
      {
        name: 'position',
        columns: 4,
        rows: 1,
        outcomes: codes('LWWW'),
        grundy: Uint32Array.of(0, 1, 2, 3),
        remoteness: Int32Array.of(0, 1, 1, 1),
        suspense: new Int32Array(),
        loopSets: [],
      },
    ],
    moves: oneTurn(
      { notation: '1:1+1', component: 0, item: 0, from: 3, to: 2, left: [1, 1], grundy: 0 },
      { notation: '2:2+1', component: 1, item: 1, from: 5, to: 3, left: [2, 1], grundy: 3 },
    ),
  };
}

/** Three numbers: a runs across and c up, b is 5 throughout. One token is on (2, 5, 1), another has a different b. */
export function plane(changed: Partial<RulePosition> = {}): Analysis {
  return {
    ...BARE,
    text: 'game=rule&numbers=a,b,c&moves=(a-1,b,c);_(a,b,c-1)&at=(2,5,1),(1,4,0)&axes=a,c&upto=2,1',
    grundy: 1,
    steps: [],
    position: {
      family: 'rule',
      numbers: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
      axes: Uint32Array.of(0, 2),
      columns: 3,
      rows: 2,
      splits: false,
      below: 0,
      several: [],
      partItem: Uint32Array.of(0, 1),
      partNumbers: Float64Array.of(2, 5, 1, 1, 4, 0),
      partState: Float64Array.of(5, NOT_SHOWN),
      ...changed,
    },
    components: {
      table: Uint32Array.of(0, 0),
      state: Float64Array.of(5, NOT_SHOWN),
      outcome: codes('WW'),
      grundy: Float64Array.of(1, 1),
      remoteness: Int32Array.of(3, 1),
      suspense: new Int32Array(),
    },
    tables: [
      {
        name: 'position',
        columns: 3,
        rows: 2,
        outcomes: codes('LWLWLW'),
        grundy: Uint32Array.of(0, 1, 0, 1, 0, 1),
        remoteness: Int32Array.of(0, 1, 2, 1, 2, 3),
        suspense: new Int32Array(),
        loopSets: [],
      },
    ],
    moves: oneTurn({ notation: '1:(1,5,1)', component: 0, item: 0, from: 5, to: 4, grundy: 0 }),
  };
}
