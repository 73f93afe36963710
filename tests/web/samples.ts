/** Analyses written by hand, so that the page's logic is tested without the solver. */

import type { Analysis, Move, Moves } from 'grundy-wasm';

const codes = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

const noRehang = { node: new Uint32Array(), parent: new Uint32Array(), outcome: new Uint8Array(), grundy: new Float64Array() };

/** Winning turns of one move each. */
export function oneTurn(...moves: Move[]): Moves {
  return { count: String(moves.length), from: 0, list: moves.map((move) => ({ notation: move.notation, moves: [move] })) };
}

/** Nim with piles 7, 4, 1. */
export function nim(): Analysis {
  return {
    text: 'game=nim&piles=7,4,1',
    game: 'nim',
    title: 'Nim',
    rule: 'Take any number of coins, at least one, from one pile.',
    play: 'normal',
    sum: 'disjunctive',
    upTo: 0,
    outcome: 'win',
    reason: { by: 'theorem', theorem: 'sprague-grundy' },
    number: 'grundy',
    grundy: 2,
    remoteness: 11,
    position: { family: 'piles', look: 'piles', piles: Float64Array.of(7, 4, 1), take: '', adds: new Float64Array() },
    components: {
      table: Uint32Array.of(0, 0, 0),
      state: Float64Array.of(7, 4, 1),
      outcome: codes('WWW'),
      grundy: Float64Array.of(7, 4, 1),
      remoteness: Int32Array.of(1, 1, 1),
      suspense: new Int32Array(),
    },
    tables: [
      {
        name: 'pile',
        columns: 8,
        rows: 1,
        outcomes: codes('LWWWWWWW'),
        grundy: Uint32Array.of(0, 1, 2, 3, 4, 5, 6, 7),
        remoteness: Int32Array.of(0, 1, 1, 1, 1, 1, 1, 1),
        suspense: new Int32Array(),
        loopSets: [],
      },
    ],
    moves: oneTurn({ notation: '1:5', component: 0, item: 0, from: 7, to: 5, grundy: 5 }),
    steps: [
      { kind: 'nim-heap', items: [0, 1, 2] },
      {
        kind: 'nim-sum',
        items: [0, 1, 2],
        values: [7, 4, 1],
        columns: [
          { bit: 0, ones: 2, odd: false },
          { bit: 1, ones: 1, odd: true },
          { bit: 2, ones: 2, odd: false },
        ],
        total: 2,
        omitted: 0,
      },
      { kind: 'restores', items: [0], heap: 0, move: '1:5', before: 7, after: 5 },
    ],
    rehang: noRehang,
    lostCount: null,
    judge: '',
  };
}

/**
 * A 3 × 2 board with one damaged cell:
 *
 *     0 1 #      knight on c1, a queen beside it on a1
 *     0 0 2
 */
export function board(): Analysis {
  const table = (name: string) => ({
    name,
    columns: 3,
    rows: 2,
    outcomes: codes('LLWLW#'),
    grundy: Uint32Array.of(0, 0, 2, 0, 1, 0),
    remoteness: Int32Array.of(0, 0, 1, 0, 1, -1),
    suspense: new Int32Array(),
    loopSets: [],
  });
  return {
    ...nim(),
    text: 'game=board&size=3x2&pieces=knight4@c1,queen@a1&holes=c2&toward=left-down',
    game: 'board',
    title: 'Pieces on a board',
    remoteness: null,
    position: {
      family: 'board',
      width: 3,
      height: 2,
      toward: 'left-down',
      holes: Uint32Array.of(5),
      kinds: [
        { name: 'knight4', moves: [{ dx: -2, dy: 1, slide: false }] },
        { name: 'queen', moves: [{ dx: -1, dy: 0, slide: true }] },
      ],
      pieceKind: Uint32Array.of(0, 1),
      pieceCell: Uint32Array.of(2, 0),
    },
    components: {
      table: Uint32Array.of(0, 1),
      state: Float64Array.of(2, 0),
      outcome: codes('WL'),
      grundy: Float64Array.of(2, 0),
      remoteness: Int32Array.of(1, 0),
      suspense: new Int32Array(),
    },
    tables: [table('knight4'), table('queen')],
    moves: oneTurn({ notation: '1:a2', component: 0, item: 0, from: 2, to: 3, grundy: 0 }),
    steps: [
      { kind: 'mex', items: [0], state: 2, values: [0, 1], omitted: 0, mex: 2 },
      { kind: 'restores', items: [0], heap: 0, move: '1:a2', before: 2, after: 0 },
    ],
  };
}

/** The tree with edges 1-2 1-3 3-4 3-5 4-6 and coins 0 2 2 1 3 2, and three questions. */
export function tree(): Analysis {
  return {
    ...nim(),
    text: 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,4:1,3:6',
    game: 'tree',
    title: 'Coins on a tree',
    position: {
      family: 'tree',
      parents: Int32Array.of(-1, 0, 0, 2, 2, 3),
      coins: Float64Array.of(0, 2, 2, 1, 3, 2),
      depth: Int32Array.of(0, 1, 1, 2, 2, 3),
    },
    components: {
      table: Uint32Array.of(0),
      state: Float64Array.of(0),
      outcome: codes('W'),
      grundy: Float64Array.of(2),
      remoteness: Int32Array.of(17),
      suspense: new Int32Array(),
    },
    tables: [
      {
        name: 'node',
        columns: 6,
        rows: 1,
        outcomes: codes('LWWLLW'),
        grundy: Float64Array.of(0, 2, 2, 0, 0, 2),
        remoteness: Int32Array.of(0, -1, -1, -1, -1, -1),
        suspense: new Int32Array(),
        loopSets: [],
      },
    ],
    moves: oneTurn({ notation: '2:0', component: 0, item: 1, from: 2, to: 0, grundy: 0 }),
    steps: [{ kind: 'even-depth', items: [0, 3, 4] }],
    rehang: {
      node: Uint32Array.of(5, 3, 2),
      parent: Uint32Array.of(1, 0, 5),
      outcome: codes('LWX'),
      grundy: Float64Array.of(0, 1, -1),
    },
  };
}

export function misere(analysis: Analysis): Analysis {
  return { ...analysis, play: 'misere', number: 'outcome', text: `${analysis.text}&play=misere` };
}
