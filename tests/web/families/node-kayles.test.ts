import type { Analysis } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { nodeKayles as chance } from '../../../web/src/families/node-kayles/chance.model.js';
import { nodeKayles as describer } from '../../../web/src/families/node-kayles/describer.model.js';
import { putToken, removeNode, takeToken, toggleEdge } from '../../../web/src/families/node-kayles/edits.model.js';
import { isFree, neighboursOf, nodeKaylesPosition, partsWith } from '../../../web/src/families/node-kayles/position.model.js';
import { graphDrawing, pointsOf } from '../../../web/src/pictures/graph/graph.model.js';
import { stepViews } from '../../../web/src/words/wording.js';
import { nim, oneTurn } from '../samples.js';

const letters = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** `edges=a-b,b-c,c-d,d-e&tokens=b`: d and e are free, and a token on either ends the game. */
function nodeKayles(): Analysis {
  return {
    ...nim(),
    text: 'game=node-kayles&edges=a-b,b-c,c-d,d-e&tokens=b',
    game: 'node-kayles',
    grundy: 1,
    remoteness: 1,
    reason: { by: 'theorem', theorem: 'sprague-grundy' },
    position: {
      family: 'node-kayles',
      directed: false,
      nodes: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name })),
      arcFrom: Uint32Array.of(0, 1, 2, 3),
      arcTo: Uint32Array.of(1, 2, 3, 4),
      tokens: Uint32Array.of(1),
      parts: Uint32Array.of(0, 0, 0, 1, 1),
      placed: new Uint32Array(),
      right: new Uint32Array(),
      down: new Uint32Array(),
    },
    components: { table: Uint32Array.of(0), state: Float64Array.of(0), outcome: letters('W'), grundy: Float64Array.of(1), remoteness: Int32Array.of(1), suspense: new Int32Array() },
    tables: [
      {
        name: 'node',
        columns: 5,
        rows: 1,
        outcomes: letters('###LL'),
        grundy: Float64Array.of(0, 0, 0, 0, 0),
        remoteness: new Int32Array(),
        suspense: new Int32Array(),
        loopSets: [],
      },
    ],
    moves: oneTurn({ notation: '1:d', component: 0, item: 0, from: 3, to: 3, changes: [], grundy: 0 }),
    steps: [
      { kind: 'numbers-searched', items: [], positions: 2 },
      { kind: 'regions', items: [3], values: [1], omitted: 0 },
      { kind: 'restores', items: [0], heap: 3, turn: 0, before: 1, after: 0, big: null },
    ],
  };
}

const TEXT = 'game=node-kayles&edges=a-b,b-c,c-d&tokens=a';

describe('edits of a graph with tokens that stay apart', () => {
  it('draw an edge once, and leave no token beside another', () => {
    expect(toggleEdge(TEXT, 'c', 'b')).toBe('game=node-kayles&edges=a-b,c-d&tokens=a');
    expect(toggleEdge(`${TEXT},d`, 'a', 'd')).toBe('game=node-kayles&edges=a-b,b-c,c-d,a-d&tokens=a');
  });

  it('put a token where others may be in its way, and take it off', () => {
    expect(putToken(TEXT, 'd', ['c'])).toBe('game=node-kayles&edges=a-b,b-c,c-d&tokens=a,d');
    expect(putToken(TEXT, 'b', ['a', 'c'])).toBe('game=node-kayles&edges=a-b,b-c,c-d&tokens=b');
    expect(takeToken(TEXT, 'a')).toBe('game=node-kayles&edges=a-b,b-c,c-d');
  });

  it('remove a node with its edges and its token', () => {
    expect(removeNode(TEXT, 'a')).toBe('game=node-kayles&edges=b-c,c-d');
    expect(removeNode(`${TEXT}&at=c@1.2,d@3.4`, 'd')).toBe('game=node-kayles&edges=a-b,b-c&tokens=a&at=c@1.2');
  });

  it('by chance put tokens where none is beside another', () => {
    expect(chance['tokens']?.('a,b', () => 0, TEXT)).toBe('a,c');
    expect(chance['tokens']?.('a,b,c', (most) => most - 1, TEXT)).toBe('d,b');
  });
});

describe('a graph with tokens that stay apart', () => {
  const position = nodeKaylesPosition(nodeKayles());

  it('tells which nodes are free, and which of these hang together', () => {
    expect([0, 1, 2, 3, 4].filter((node) => isFree(position, node))).toEqual([3, 4]);
    expect(partsWith(position, [4])).toEqual([3, 4]);
    expect(partsWith(position, [0])).toEqual([]);
    expect(neighboursOf(position, 2)).toEqual([1, 3]);
  });

  it('is drawn with its tokens, and winning moves ring free nodes', () => {
    const { arcs, nodes } = graphDrawing(nodeKayles(), position, pointsOf(position));
    expect(arcs.every(({ head }) => head === null)).toBe(true);
    expect(nodes.map(({ shade }) => shade)).toEqual(['none', 'none', 'none', 'lose', 'lose']);
    expect(nodes[1]?.label).toBe('node b, no token may go here, 1 token');
    expect(nodes[3]?.label).toContain('a winning move leads here');
  });

  it('tells the parts and what a token does to them', () => {
    const told = stepViews(nodeKayles()).map(({ text }) => text);
    expect(told[1]).toBe('All free nodes hang together. Their Grundy number is 1, and only with 0 is a position lost.');
    expect(told[2]).toContain('the part with d');
    expect(describer.described(position, 'Node Kayles')).toBe('Node Kayles (5 nodes, 4 edges) with 1 token');
  });
});
