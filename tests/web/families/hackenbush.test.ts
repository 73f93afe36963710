import type { Analysis } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { family } from '../../../web/src/families/hackenbush/family.js';
import {
  addEdge,
  freeName,
  placeNode,
  removeEdge,
  removeNode,
} from '../../../web/src/families/hackenbush/edits.model.js';
import { drawingOf, neighbour, RADIUS, spotsOf } from '../../../web/src/families/hackenbush/picture.model.js';
import { hackenbushPosition } from '../../../web/src/families/hackenbush/position.model.js';
import { chanceOf } from '../../../web/src/params/chance.js';
import { itemAt } from '../../../web/src/params/item-at.js';
import { shortLabel } from '../../../web/src/pictures/short-label.model.js';
import { stepViews } from '../../../web/src/telling/steps.model.js';
import { nim, oneTurn } from '../samples.js';

const letters = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A stalk of two edges on a triangle, and an edge that does not hang on the ground: `0-a,a-b,b-0,b-c,c-d,x-y`. */
function hackenbush(): Analysis {
  return {
    ...nim(),
    text: 'game=hackenbush&edges=0-a,a-b,b-0,b-c,c-d,x-y',
    game: 'hackenbush',
    grundy: 3,
    remoteness: 3,
    reason: { by: 'theorem', theorem: 'hackenbush' },
    position: {
      family: 'hackenbush',
      nodes: ['0', 'a', 'b', 'c', 'd', 'x', 'y'].map((name) => ({ name, label: name })),
      arcFrom: Uint32Array.of(0, 1, 2, 2, 3, 5),
      arcTo: Uint32Array.of(1, 2, 0, 3, 4, 6),
      counts: Uint8Array.of(1, 1, 1, 1, 1, 0),
      spots: [],
    },
    components: {
      table: Uint32Array.of(0),
      state: Float64Array.of(0),
      outcome: letters('W'),
      grundy: Float64Array.of(3),
      remoteness: Int32Array.of(3),
      suspense: new Int32Array(),
    },
    tables: [
      {
        name: 'node',
        columns: 7,
        rows: 1,
        outcomes: letters('WWWWL##'),
        grundy: Uint32Array.of(3, 3, 3, 1, 0, 0, 0),
        remoteness: new Int32Array(7).fill(-1),
        suspense: new Int32Array(),
        loopSets: [],
      },
    ],
    moves: oneTurn({ notation: '5:c-d', component: 0, item: 4, from: 1, to: 0, changes: [], grundy: 0 }),
    steps: [{ kind: 'fusion', items: [0, 1, 2], count: 3, result: 1 }],
  };
}

const TEXT = 'game=hackenbush&edges=0-a,a-b,a-b';

describe('edits of a picture', () => {
  it('draw an edge, also where there is one, and take one of them away', () => {
    expect(addEdge(TEXT, 'b', '0')).toBe('game=hackenbush&edges=0-a,a-b,a-b,b-0');
    expect(removeEdge(TEXT, 1)).toBe('game=hackenbush&edges=0-a,a-b');
    expect(addEdge('game=hackenbush&edges=', '0', 'a')).toBe('game=hackenbush&edges=0-a');
  });

  it('place a node once, and remove it with its edges and its spot', () => {
    const placed = placeNode(TEXT, 'b', 12.4, 7.6);
    expect(placed).toBe(`${TEXT}&at=b@12.8`);
    expect(placeNode(placed, 'b', 3, 4)).toBe(`${TEXT}&at=b@3.4`);
    expect(removeNode(placed, 'b')).toBe('game=hackenbush&edges=0-a');
    expect(removeNode(placed, 'a')).toBe('game=hackenbush&edges=&at=b@12.8');
  });

  it('call a new node by the first letter that is free, then by a number', () => {
    expect(freeName(new Set(['0', 'a', 'c']))).toBe('b');
    expect(freeName(new Set(['0', ...'abcdefghijklmnopqrstuvwxyz', '1']))).toBe('2');
  });

  it('by chance have as many edges, each on what hangs', () => {
    const edges = family.chance?.edges?.('0-a,0-b,0-c,0-d,0-e,0-f', chanceOf(7), '').split(',') ?? [];
    expect(edges).toHaveLength(6);
    const hanging = new Set(['0']);
    for (const edge of edges) {
      const ends = edge.split('-');
      expect(ends.some((end) => hanging.has(end))).toBe(true);
      for (const end of ends) hanging.add(end);
    }
  });
});

describe('a picture', () => {
  const analysis = hackenbush();
  const position = hackenbushPosition(analysis);
  const drawing = drawingOf(analysis, position, spotsOf(position));

  it('stands on the ground, each node above that it hangs on, with room between nodes', () => {
    const [a, b, c, d] = drawing.nodes;
    expect([a!.y, b!.y].every((y) => y < drawing.level)).toBe(true);
    expect(c!.y).toBeLessThan(b!.y);
    expect(d!.y).toBeLessThan(c!.y);
    const apart = drawing.nodes.flatMap((one, place) =>
      drawing.nodes.slice(place + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...apart)).toBeGreaterThan(2 * RADIUS);
  });

  it('lies within its frame', () => {
    for (const { x, y } of drawing.nodes) {
      expect(x).toBeGreaterThan(RADIUS);
      expect(x).toBeLessThan(drawing.width - RADIUS);
      expect(y).toBeGreaterThan(RADIUS);
    }
  });

  it('has room for names beside nodes of one height, and within its frame', () => {
    const names = ['North bank', 'A name that is cut short'];
    const long = {
      ...position,
      nodes: position.nodes.map(({ name }, node) => ({ name, label: node === 0 ? name : itemAt(names, node % 2) })),
    };
    const wide = drawingOf(analysis, long, spotsOf(long));
    // Letters of 12 pixels are about as wide as this.
    const spanOf = ({ x, side, name }: (typeof wide.nodes)[number]): [number, number] => {
      const width = 7 * shortLabel(name).length;
      const start = Math.abs(side.x) < 9 ? x + side.x - width / 2 : side.x < 0 ? x + side.x - width : x + side.x;
      return [start, start + width];
    };
    for (const node of wide.nodes) {
      const [start, end] = spanOf(node);
      expect([node.name, start >= 0, end <= wide.width]).toEqual([node.name, true, true]);
      const covered = wide.nodes.filter(
        (other) =>
          other !== node &&
          Math.abs(other.y - node.y - node.side.y) < RADIUS &&
          other.x + RADIUS > start &&
          other.x - RADIUS < end,
      );
      expect(covered.map(({ node: place }) => place)).toEqual([]);
    }
  });

  it('says of edges whether they hang and whether cutting them wins', () => {
    expect(drawing.edges.map(({ winning }) => winning)).toEqual([false, false, false, false, true, false]);
    expect(drawing.edges.map(({ standing }) => standing)).toEqual([true, true, true, true, true, false]);
    expect(itemAt(drawing.edges, 4).label).toBe('edge c–d, cutting it wins');
    expect(itemAt(drawing.edges, 0).label).toBe('edge ground–a');
    expect(itemAt(drawing.edges, 5).label).toContain('does not hang');
  });

  it('keeps nodes where the reader placed them, and where they were before', () => {
    const placed = { ...position, spots: [{ node: 2, right: 300, up: 40 }] };
    const spots = spotsOf(
      placed,
      new Map([
        ['a', { right: 7, up: 9 }],
        ['b', { right: 1, up: 1 }],
      ]),
    );
    expect(spots[2]).toEqual({ right: 300, up: 40 });
    expect(spots[1]).toEqual({ right: 7, up: 9 });
  });

  it('draws several edges between two nodes apart, and loops', () => {
    const more = { ...position, arcFrom: Uint32Array.of(0, 0, 1, 1, 1, 0), arcTo: Uint32Array.of(1, 1, 2, 2, 1, 0) };
    const { edges } = drawingOf(analysis, more, spotsOf(more));
    expect(new Set(edges.map(({ path }) => path)).size).toBe(6);
  });

  it('is walked through by arrows, over nodes and edges', () => {
    expect(neighbour(drawing, { node: 4 }, 'ArrowDown')).toEqual({ edge: 4 });
    expect(neighbour(drawing, { edge: 4 }, 'ArrowDown')).toEqual({ node: 3 });
    expect(neighbour(drawing, { node: 4 }, 'ArrowUp')).toEqual({ node: 4 });
  });

  it('is explained by what is fused', () => {
    expect(itemAt(stepViews(analysis), 0)).toMatchObject({
      kind: 'fusion',
      items: [0, 1, 2],
      text: 'Fuse the nodes of the cycles through edges ground–a, a–b and b–ground into one. The 3 edges become loops, each a stalk of length 1: together 1.',
    });
  });
});
