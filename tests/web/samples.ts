/** Analyses written by hand, so that the page's logic is tested without the solver. */

import type { Analysis, ItemMove, LegalTurn, Move, Moves, Position } from 'grundy-wasm';

export const codes = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

const noRehang = {
  node: new Uint32Array(),
  parent: new Uint32Array(),
  outcome: new Uint8Array(),
  grundy: new Float64Array(),
};

/** The fields that are empty in most moves. */
const nothingElse = { left: [], changes: [] };

/** Winning turns of one move each. */
export function oneTurn(...moves: (Omit<Move, keyof typeof nothingElse> & Partial<Move>)[]): Moves {
  return {
    count: String(moves.length),
    from: 0,
    list: moves.map((move) => ({ notation: move.notation, moves: [{ ...nothingElse, ...move }] })),
  };
}

/** A turn of one move that changes an item from one number to another. */
export function legalTurn(item: number, from: number, to: number, rest: Partial<ItemMove> = {}): LegalTurn {
  const move = { notation: `${item + 1}:${to}`, item, from, to, ...nothingElse, ...rest };
  return { notation: move.notation, moves: [move] };
}

/** Nim with piles 7, 4, 1. */
export function nim(): Analysis {
  return {
    text: 'game=nim&piles=7,4,1',
    game: 'nim',
    rule: { by: 'game' },
    play: 'normal',
    sum: 'disjunctive',
    upTo: 0,
    outcome: 'win',
    reason: { by: 'theorem', theorem: 'sprague-grundy' },
    number: 'grundy',
    grundy: 2,
    remoteness: 11,
    position: {
      family: 'piles',
      look: 'piles',
      piles: Float64Array.of(7, 4, 1),
      largest: 7,
      take: '',
      adds: new Float64Array(),
    },
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
          { bit: 0, ones: 2, remainder: 0 },
          { bit: 1, ones: 1, remainder: 1 },
          { bit: 2, ones: 2, remainder: 0 },
        ],
        total: 2,
        omitted: 0,
      },
      { kind: 'restores', items: [0], heap: 0, turn: 0, before: 7, after: 5, big: null },
    ],
    rehang: noRehang,
    asked: null,
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
      { kind: 'mex', items: [0], state: 2, mex: 2, above: [], omitted: 0 },
      { kind: 'restores', items: [0], heap: 0, turn: 0, before: 2, after: 0, big: null },
    ],
  };
}

/** The tree with edges 1-2 1-3 3-4 3-5 4-6 and coins 0 2 2 1 3 2, with three re-hanging questions. */
export function tree(): Analysis {
  return {
    ...nim(),
    text: 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,4:1,3:6',
    game: 'tree',
    position: {
      family: 'tree',
      parents: Int32Array.of(-1, 0, 0, 2, 2, 3),
      coins: Float64Array.of(0, 2, 2, 1, 3, 2),
      depth: Int32Array.of(0, 1, 1, 2, 2, 3),
      labels: [],
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
    moves: oneTurn({
      notation: '2:0',
      component: 0,
      item: 1,
      from: 2,
      to: 0,
      changes: [{ item: 0, from: 0, to: 2 }],
      grundy: 0,
    }),
    steps: [{ kind: 'even-depth', items: [0, 3, 4] }],
    rehang: {
      node: Uint32Array.of(5, 3, 2),
      parent: Uint32Array.of(1, 0, 5),
      outcome: codes('LWX'),
      grundy: Float64Array.of(0, 1, -1),
    },
  };
}

/** A cycle of three nodes with a way out, and tokens on its first and second node. */
export function graph(): Analysis {
  return {
    ...nim(),
    text: 'game=graph&arcs=1-2,2-3,3-1,3-4&tokens=1,2',
    game: 'graph',
    outcome: 'draw',
    grundy: null,
    remoteness: null,
    position: {
      family: 'graph',
      nodes: ['1', '2', '3', '4'].map((name) => ({ name, label: name })),
      arcFrom: Uint32Array.of(0, 1, 2, 2),
      arcTo: Uint32Array.of(1, 2, 0, 3),
      tokens: Uint32Array.of(0, 1),
      placed: new Uint32Array(),
      right: new Uint32Array(),
      down: new Uint32Array(),
    },
    components: {
      table: Uint32Array.of(0, 0),
      state: Float64Array.of(0, 1),
      outcome: codes('WL'),
      grundy: Float64Array.of(1, 0),
      remoteness: Int32Array.of(3, 2),
      suspense: new Int32Array(),
    },
    tables: [
      {
        name: 'node',
        columns: 4,
        rows: 1,
        outcomes: codes('WLWL'),
        grundy: Uint32Array.of(1, 0, 2, 0),
        remoteness: Int32Array.of(3, 2, 1, 0),
        suspense: new Int32Array(),
        loopSets: [],
      },
    ],
    moves: oneTurn(),
    steps: [],
  };
}

export function misere(analysis: Analysis): Analysis {
  return { ...analysis, play: 'misere', number: 'outcome', text: `${analysis.text}&play=misere` };
}

type RowPosition = Extract<Position, { family: 'row' }>;

/** What all rows of heaps share: one component, and a table with an entry for each heap. */
function row(position: Omit<RowPosition, 'family'>, outcomes: string, rest: Partial<Analysis>): Analysis {
  const heaps = position.heaps.length;
  return {
    ...nim(),
    position: { family: 'row', ...position },
    components: {
      table: Uint32Array.of(0),
      state: Float64Array.of(0),
      outcome: codes(rest.outcome === 'lose' ? 'L' : 'W'),
      grundy: Float64Array.of(rest.grundy ?? -1),
      remoteness: Int32Array.of(-1),
      suspense: new Int32Array(),
    },
    tables: [
      {
        name: 'heap',
        columns: heaps,
        rows: 1,
        outcomes: codes(outcomes),
        grundy: position.values.map((value, heap) => (position.counts[heap] === 1 ? value : 0)),
        remoteness: new Int32Array(heaps).fill(-1),
        suspense: new Int32Array(),
        loopSets: [],
      },
    ],
    steps: [],
    ...rest,
  };
}

/** Stairs with 0, 3, 1 and 2 coins: stairs 1 and 3 count. */
export function stairs(): Analysis {
  const heaps = Float64Array.of(0, 3, 1, 2);
  return row({ look: 'stairs', first: 0, heaps, values: heaps, counts: Uint8Array.of(0, 1, 0, 1) }, 'LWLW', {
    text: 'game=staircase&stairs=0,3,1,2',
    game: 'staircase',
    rule: { by: 'staircase', ground: true },
    reason: { by: 'theorem', theorem: 'staircase' },
    grundy: 1,
    moves: oneTurn({
      notation: '1:2',
      component: 0,
      item: 1,
      from: 3,
      to: 2,
      changes: [{ item: 0, from: 0, to: 1 }],
      grundy: 0,
    }),
    steps: [
      { kind: 'even-depth', items: [0, 2] },
      { kind: 'pairing', items: [2] },
      { kind: 'odd-depth', items: [1, 3] },
    ],
  });
}

/** Piles 1, 2, 4 in order: the first and the last count. */
export function ordered(): Analysis {
  return row(
    {
      look: 'piles',
      first: 1,
      heaps: Float64Array.of(1, 2, 4),
      values: Float64Array.of(1, 1, 2),
      counts: Uint8Array.of(1, 0, 1),
    },
    'WLW',
    {
      text: 'game=ordered&piles=1,2,4',
      game: 'ordered',
      grundy: 3,
      moves: oneTurn({ notation: '3:3', component: 0, item: 2, from: 4, to: 3, grundy: 0 }),
      steps: [{ kind: 'differences', items: [0, 1, 2], values: [1, 1, 2], omitted: 0 }],
    },
  );
}

/** Cakes of 3, 3 and 1 pieces: lost, because an even number of cakes are largest. */
export function cakes(): Analysis {
  return row(
    {
      look: 'cakes',
      first: 1,
      heaps: Float64Array.of(3, 3, 1),
      values: Float64Array.of(3, 3, 1),
      counts: Uint8Array.of(1, 1, 0),
    },
    'WWL',
    {
      text: 'game=cake&piles=3,3,1',
      game: 'cake',
      outcome: 'lose',
      number: 'outcome',
      grundy: 0,
      moves: oneTurn(),
      steps: [
        { kind: 'largest', items: [0, 1], size: 3, count: 2 },
        { kind: 'none-achieves', items: [] },
      ],
    },
  );
}

/** Pots with 3, 0, 1 and 2 stones: pots with an odd number of stones count. */
export function pots(): Analysis {
  return row(
    {
      look: 'pots',
      first: 1,
      heaps: Float64Array.of(3, 0, 1, 2),
      values: Float64Array.of(4, 2, 1, 0),
      counts: Uint8Array.of(1, 0, 1, 0),
    },
    'WWWL',
    {
      text: 'game=roxor&pots=3,0,1,2',
      game: 'roxor',
      grundy: 5,
      moves: oneTurn({
        notation: '1:3,4',
        component: 0,
        item: 0,
        from: 3,
        to: 2,
        changes: [
          { item: 2, from: 1, to: 2 },
          { item: 3, from: 2, to: 3 },
        ],
        grundy: 0,
      }),
      steps: [{ kind: 'place-values', items: [0, 1, 2, 3], values: [4, 2, 1, 0], omitted: 0 }],
    },
  );
}

/** Coins on squares 3, 5 and 5 of a strip. */
export function nimble(): Analysis {
  const analysis = nim();
  const coins = Float64Array.of(3, 5, 5);
  return {
    ...analysis,
    text: 'game=nimble&coins=3,5,5',
    game: 'nimble',
    grundy: 3,
    position: { family: 'piles', look: 'strip', piles: coins, largest: 5, take: '', adds: new Float64Array() },
    components: { ...analysis.components, state: coins, grundy: coins },
    moves: oneTurn({ notation: '1:0', component: 0, item: 0, from: 3, to: 0, grundy: 0 }),
  };
}

/** Two knights, both moved in each turn: the remoteness decides. */
export function conjunctive(): Analysis {
  const analysis = board();
  return {
    ...analysis,
    text: `${analysis.text}&sum=conjunctive`,
    sum: 'conjunctive',
    number: 'remoteness',
    reason: { by: 'theorem', theorem: 'conjunctive' },
    remoteness: 1,
    moves: {
      count: '12345678901234567890',
      from: 0,
      list: [
        {
          notation: '1:a2 2:b1',
          moves: [
            { notation: '1:a2', component: 0, item: 0, from: 2, to: 3, ...nothingElse, grundy: 0 },
            { notation: '2:b1', component: 1, item: 1, from: 0, to: 1, ...nothingElse, grundy: 0 },
          ],
        },
      ],
    },
    steps: [],
  };
}

/** Northcott's rows 1-8 and 6-3 of eight columns. */
export function northcott(): Analysis {
  return {
    ...nim(),
    text: 'game=northcott&columns=8&rows=1-8,6-3',
    game: 'northcott',
    reason: { by: 'theorem', theorem: 'northcott' },
    grundy: 4,
    position: {
      family: 'northcott',
      width: 8,
      turn: 'white',
      white: Uint32Array.of(0, 5),
      black: Uint32Array.of(7, 2),
      gaps: Uint32Array.of(6, 2),
    },
    components: {
      table: Uint32Array.of(0),
      state: Float64Array.of(0),
      outcome: codes('W'),
      grundy: Float64Array.of(4),
      remoteness: Int32Array.of(-1),
      suspense: new Int32Array(),
    },
    tables: [
      {
        name: 'row',
        columns: 2,
        rows: 1,
        outcomes: codes('WW'),
        grundy: Uint32Array.of(6, 2),
        remoteness: Int32Array.of(-1, -1),
        suspense: new Int32Array(),
        loopSets: [],
      },
    ],
    moves: oneTurn({ notation: '1:w5', component: 0, item: 0, from: 0, to: 4, grundy: 0 }),
    steps: [{ kind: 'gaps', items: [0, 1], values: [6, 2], omitted: 0 }],
  };
}
