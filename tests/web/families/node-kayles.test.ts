import type { Analysis } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { family } from '../../../web/src/families/node-kayles/family.js';
import { putTokens, removeNode, takeToken, toggleEdge } from '../../../web/src/families/node-kayles/edits.model.js';
import {
  isFree,
  neighboursOf,
  nodeKaylesPosition,
  partsWith,
} from '../../../web/src/families/node-kayles/position.model.js';
import { dragged, graphDrawing, pointsOf } from '../../../web/src/pictures/graph/graph.model.js';
import { stepViews } from '../../../web/src/telling/steps.model.js';
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
      onEdges: false,
      nodes: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, label: name })),
      arcFrom: Uint32Array.of(0, 1, 2, 3),
      arcTo: Uint32Array.of(1, 2, 3, 4),
      tokens: Uint32Array.of(1),
      parts: Uint32Array.of(0, 0, 0, 1, 1),
      placed: new Uint32Array(),
      right: new Uint32Array(),
      down: new Uint32Array(),
    },
    components: {
      table: Uint32Array.of(0),
      state: Float64Array.of(0),
      outcome: letters('W'),
      grundy: Float64Array.of(1),
      remoteness: Int32Array.of(1),
      suspense: new Int32Array(),
    },
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

/** `edges=a-b,b-c,c-d` of Arc Kayles: the edge in the middle ends the game, and either other leaves one edge. */
function arcKayles(): Analysis {
  const sample = nodeKayles();
  const nodes = ['a', 'b', 'c', 'd'].map((name) => ({ name, label: name }));
  return {
    ...sample,
    text: 'game=arc-kayles&edges=a-b,b-c,c-d',
    game: 'arc-kayles',
    position: {
      ...nodeKaylesPosition(sample),
      onEdges: true,
      nodes,
      arcFrom: Uint32Array.of(0, 1, 2),
      arcTo: Uint32Array.of(1, 2, 3),
      tokens: new Uint32Array(),
      parts: Uint32Array.of(1, 1, 1, 1),
    },
    tables: [
      {
        name: 'node',
        columns: 7,
        rows: 1,
        outcomes: letters('####WLW'),
        grundy: Float64Array.of(0, 0, 0, 0, 1, 0, 1),
        remoteness: new Int32Array(),
        suspense: new Int32Array(),
        loopSets: [],
      },
    ],
    moves: oneTurn({ notation: '1:b-c', component: 0, item: 0, from: 5, to: 5, changes: [], grundy: 0 }),
    steps: [{ kind: 'regions', items: [0], values: [1], omitted: 0 }],
  };
}

const TEXT = 'game=node-kayles&edges=a-b,b-c,c-d&tokens=a';

describe('edits of a graph with tokens that stay apart', () => {
  it('draw an edge once, and leave no token beside another', () => {
    expect(toggleEdge(TEXT, 'c', 'b')).toBe('game=node-kayles&edges=a-b,c-d&tokens=a');
    expect(toggleEdge(`${TEXT},d`, 'a', 'd')).toBe('game=node-kayles&edges=a-b,b-c,c-d,a-d&tokens=a');
  });

  it('put a token where others may be in its way, and take it off', () => {
    expect(putTokens(TEXT, ['d'], ['c'])).toBe('game=node-kayles&edges=a-b,b-c,c-d&tokens=a,d');
    expect(putTokens(TEXT, ['b'], ['a', 'c'])).toBe('game=node-kayles&edges=a-b,b-c,c-d&tokens=b');
    expect(takeToken(TEXT, 'a')).toBe('game=node-kayles&edges=a-b,b-c,c-d');
  });

  it('put tokens on both ends of an edge, and leave them where an edge is drawn between two', () => {
    const arcs = 'game=arc-kayles&edges=a-b,b-c,c-d';
    expect(putTokens(arcs, ['b', 'c'], [])).toBe('game=arc-kayles&edges=a-b,b-c,c-d&tokens=b,c');
    expect(toggleEdge(`${arcs}&tokens=a,d`, 'a', 'd')).toBe('game=arc-kayles&edges=a-b,b-c,c-d,a-d&tokens=a,d');
  });

  it('by chance put tokens on ends of edges that have none', () => {
    expect(family.chance?.['tokens']?.('a,b', () => 0, 'game=arc-kayles&edges=a-b,b-c,c-d')).toBe('a,b');
    expect(family.chance?.['tokens']?.('a,b,c', () => 0, 'game=arc-kayles&edges=a-b,b-c,c-d')).toBe('a,b,c,d');
    expect(family.chance?.['tokens']?.('a,b,c', (most) => most - 1, 'game=arc-kayles&edges=a-b,b-c')).toBe('b,c');
  });

  it('remove a node with its edges and its token', () => {
    expect(removeNode(TEXT, 'a')).toBe('game=node-kayles&edges=b-c,c-d');
    expect(removeNode(`${TEXT}&at=c@1.2,d@3.4`, 'd')).toBe('game=node-kayles&edges=a-b,b-c&tokens=a&at=c@1.2');
  });

  it('by chance put tokens where none is beside another', () => {
    expect(family.chance?.['tokens']?.('a,b', () => 0, TEXT)).toBe('a,c');
    expect(family.chance?.['tokens']?.('a,b,c', (most) => most - 1, TEXT)).toBe('d,b');
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
    expect(told[1]).toBe('All free nodes are connected. Their Grundy number is 1; a position is lost only if it is 0.');
    expect(told[2]).toContain('the part with d');
    expect(family.described(position, 'Node Kayles')).toBe('Node Kayles (5 nodes, 4 edges) with 1 token');
  });
});

describe('a graph whose edges are taken', () => {
  const position = nodeKaylesPosition(arcKayles());
  const { arcs, nodes } = graphDrawing(arcKayles(), position, [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 80 },
  ]);

  it('has a disc in the middle of each edge, with the numbers', () => {
    expect(nodes.map(({ name, mark }) => `${name}:${mark}`)).toEqual([
      'a:',
      'b:',
      'c:',
      'd:',
      'a-b:1',
      'b-c:0',
      'c-d:1',
    ]);
    const [a, b, middle] = [nodes[0], nodes[1], nodes[4]];
    expect([middle?.x, middle?.y]).toEqual([((a?.x ?? 0) + (b?.x ?? 0)) / 2, a?.y]);
    expect(arcs.every(({ head }) => head === null)).toBe(true);
    expect(nodes[0]?.label).toBe('node a');
    expect(nodes[5]?.label).toContain('edge b-c');
    expect(nodes[5]?.label).toContain('a winning move leads here');
  });

  it('takes the discs along when a node is dragged', () => {
    const drawn = graphDrawing(arcKayles(), position, nodes.slice(0, 4));
    const after = dragged(drawn, 0, { x: 300, y: 300 });
    const [a, b, middle] = [after.nodes[0], after.nodes[1], after.nodes[4]];
    expect([middle?.x, middle?.y]).toEqual([((a?.x ?? 0) + (b?.x ?? 0)) / 2, ((a?.y ?? 0) + (b?.y ?? 0)) / 2]);
    expect(after.nodes[5]).toBe(drawn.nodes[5]);
  });

  it('tells which edges are free, and says moves by their nodes', () => {
    expect([0, 1, 2, 3, 4, 5, 6].filter((disc) => isFree(position, disc))).toEqual([4, 5, 6]);
    const move = { notation: '1:b-c', item: 0, from: 5, to: 5, changes: [] };
    expect(family.moveLabel(position, move)).toBe('tokens on b and c');
    expect(stepViews(arcKayles()).map(({ text }) => text)[0]).toBe(
      'All edges that are left are connected. Their Grundy number is 1; a position is lost only if it is 0.',
    );
    expect(family.placeAlone?.(position, 0, { shade: 'none' } as never)).toEqual({
      outcome: 'Moves are made on edges: tap the disc of one.',
    });
  });
});
