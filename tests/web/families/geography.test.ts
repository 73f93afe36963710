import type { Analysis } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { family } from '../../../web/src/families/geography/family.js';
import {
  addLink,
  putToken,
  removeLink,
  removeNode,
  takeToken,
  toggleVisited,
  unuse,
  use,
  useOnce,
} from '../../../web/src/families/geography/edits.model.js';
import { geographyPosition, leadsTo, linkBetween } from '../../../web/src/families/geography/position.model.js';
import { graphDrawing, pointsOf } from '../../../web/src/pictures/graph/graph.model.js';
import { stepViews } from '../../../web/src/telling/steps.model.js';
import { nim, oneTurn } from '../samples.js';

const letters = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** `edges=a-b,b-c,c-d,d-e,c-f&token=c&visited=b`: with the token on d the position is won, on e or f lost. */
function geography(): Analysis {
  return {
    ...nim(),
    text: 'game=geography&edges=a-b,b-c,c-d,d-e,c-f&token=c&visited=b',
    game: 'geography',
    grundy: 1,
    remoteness: 1,
    reason: { by: 'theorem', theorem: 'matching' },
    position: {
      family: 'geography',
      directed: false,
      nodes: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name, label: name })),
      arcFrom: Uint32Array.of(0, 1, 2, 3, 2),
      arcTo: Uint32Array.of(1, 2, 3, 4, 5),
      tokens: Uint32Array.of(2),
      each: 'nodes',
      holes: Uint32Array.of(1),
      marks: new Uint32Array(),
      placed: new Uint32Array(),
      right: new Uint32Array(),
      down: new Uint32Array(),
    },
    components: {
      table: Uint32Array.of(0),
      state: Float64Array.of(0),
      outcome: letters('W'),
      grundy: Float64Array.of(2),
      remoteness: Int32Array.of(1),
      suspense: new Int32Array(),
    },
    tables: [
      {
        name: 'node',
        columns: 6,
        rows: 1,
        outcomes: letters('L#WWWL'),
        grundy: Float64Array.of(0, 0, 2, 1, 1, 0),
        remoteness: Int32Array.of(0, -1, 1, 1, 1, 0),
        suspense: new Int32Array(),
        loopSets: [],
      },
    ],
    moves: oneTurn({ notation: '1:f', component: 0, item: 0, from: 2, to: 5, changes: [], grundy: 0 }),
    steps: [{ kind: 'matched', items: [3, 4], count: 2, covers: true }],
  };
}

const TEXT = 'game=geography&edges=a-b,b-c&token=a&visited=c';
const TRAIL = 'game=geography&edges=a-b,b-c&each=edges&token=a&used=a-b';

describe('edits of a graph with one token', () => {
  it('draw an edge or arc, also a copy and a loop, and remove one', () => {
    expect(addLink(TEXT, false, 'a', 'c')).toBe('game=geography&edges=a-b,b-c,a-c&token=a&visited=c');
    expect(addLink(TEXT, false, 'c', 'b')).toBe('game=geography&edges=a-b,b-c,c-b&token=a&visited=c');
    expect(addLink('game=geography&arcs=a-b', true, 'b', 'b')).toBe('game=geography&arcs=a-b,b-b');
    expect(removeLink('game=geography&arcs=a-b,a-b', true, 1, false)).toBe('game=geography&arcs=a-b');
  });

  it('put the token anywhere, where it has not been then, and take it off', () => {
    expect(putToken(TEXT, 'b')).toBe('game=geography&edges=a-b,b-c&token=b&visited=c');
    expect(putToken(TEXT, 'c')).toBe('game=geography&edges=a-b,b-c&token=c');
    expect(takeToken(TEXT)).toBe('game=geography&edges=a-b,b-c&visited=c');
  });

  it('mark a node as visited, and no longer', () => {
    expect(toggleVisited(TEXT, 'b')).toBe('game=geography&edges=a-b,b-c&token=a&visited=c,b');
    expect(toggleVisited(TEXT, 'c')).toBe('game=geography&edges=a-b,b-c&token=a');
  });

  it('remove a node with its links, its mark and the token there', () => {
    expect(removeNode(TEXT, false, 'c')).toBe('game=geography&edges=a-b&token=a');
    expect(removeNode(`${TEXT}&at=a@1.2,b@3.4`, false, 'a')).toBe('game=geography&edges=b-c&visited=c&at=b@3.4');
  });

  it('by chance put the token on some node and forget where it was', () => {
    const node = family.chance?.['token']?.('a', () => 2, TEXT);
    expect(node).toBe('c');
    expect(family.chance?.['visited']?.('c', () => 0, TEXT)).toBe('');
    expect(family.chance?.['used']?.('a-b', () => 0, TRAIL)).toBe('');
  });

  it('mark an edge as used whichever way it is written, an arc one way', () => {
    expect(use(TRAIL, 'c', 'b')).toBe('game=geography&edges=a-b,b-c&each=edges&token=a&used=a-b,c-b');
    expect(unuse(TRAIL, false, 'b', 'a')).toBe('game=geography&edges=a-b,b-c&each=edges&token=a');
    expect(unuse('game=geography&arcs=a-b,b-a&each=edges&used=a-b', true, 'b', 'a')).toBe(
      'game=geography&arcs=a-b,b-a&each=edges&used=a-b',
    );
    expect(unuse('game=geography&edges=a-b,a-b&each=edges&used=a-b,b-a', false, 'a', 'b')).toBe(
      'game=geography&edges=a-b,a-b&each=edges&used=a-b',
    );
  });

  it('leave no edge used that is gone, or new', () => {
    expect(removeLink(TRAIL, false, 0, true)).toBe('game=geography&edges=b-c&each=edges&token=a');
    expect(removeLink('game=geography&edges=a-b,a-b&each=edges&used=b-a', false, 1, false)).toBe(
      'game=geography&edges=a-b&each=edges&used=b-a',
    );
    expect(removeNode(`${TRAIL},b-c`, false, 'a')).toBe('game=geography&edges=b-c&each=edges&used=b-c');
    expect(removeNode(`${TRAIL},b-c`, false, 'b')).toBe('game=geography&edges=&each=edges&token=a');
  });

  it('choose what is used once, of which nothing is used yet', () => {
    expect(useOnce(TEXT, 'edges')).toBe('game=geography&edges=a-b,b-c&token=a&each=edges');
    expect(useOnce(TRAIL, 'nodes')).toBe('game=geography&edges=a-b,b-c&token=a');
  });
});

describe('a graph with one token', () => {
  const position = geographyPosition(geography());

  it('tells where the token may go', () => {
    expect([0, 1, 2, 3, 4, 5].filter((node) => leadsTo(position, node))).toEqual([3, 5]);
    expect(leadsTo({ ...position, directed: true, tokens: Uint32Array.of(3) }, 2)).toBe(false);
    expect([0, 1, 2].map((node) => leadsTo({ ...position, tokens: new Uint32Array() }, node))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('may go to a node again by an edge that is not used', () => {
    const trail: typeof position = { ...position, each: 'edges', holes: new Uint32Array(), marks: Uint32Array.of(2) };
    expect([0, 1, 2, 3, 4, 5].filter((node) => leadsTo(trail, node))).toEqual([1, 5]);
    expect(linkBetween(trail, 3, 2)).toBe(2);
    expect(linkBetween({ ...trail, directed: true }, 3, 2)).toBe(null);
    expect(graphDrawing(geography(), trail, pointsOf(trail)).arcs.map(({ faint }) => faint)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(family.described(trail, 'Geography')).toBe('Geography (6 nodes, 5 edges) with a token on node c, 1 used');
    expect(
      family.placeAlone(trail, 4, { shade: 'none', grundy: 0, loop: null, remoteness: null, suspense: null }),
    ).toEqual({ outcome: 'No move leads here.' });
  });

  it('is drawn without heads, and visited nodes say so', () => {
    const { arcs, nodes } = graphDrawing(geography(), position, pointsOf(position));
    expect(arcs.map(({ head }) => head)).toEqual([null, null, null, null, null]);
    expect(nodes.map(({ shade }) => shade)).toEqual(['lose', 'none', 'win', 'win', 'win', 'lose']);
    expect(nodes[1]?.label).toBe('node b, no token may go here');
    expect(nodes[5]?.label).toContain('a winning move leads here');
  });

  it('tells what the matching proves', () => {
    const [matched] = stepViews(geography());
    expect(matched?.text).toBe(
      'Of the nodes that are left, a largest matching has 2 edges, and every one covers node c. Whoever follows its edge can do so again after each answer.',
    );
    expect(matched?.items).toEqual([3, 4]);
    const [kernel] = stepViews({ ...geography(), steps: [{ kind: 'kernel', items: [2, 4], count: 2, covers: true }] });
    expect(kernel?.text).toBe(
      'Each node has an even number of edges left to a set of 2 nodes with node c in it. Whoever moves out of the set can be answered by a move back.',
    );
    const [odd] = stepViews({ ...geography(), steps: [{ kind: 'kernel', items: [3, 5], count: 2, covers: false }] });
    expect(odd?.text).toBe(
      'A set of 2 nodes has an even number of edges left to each node but node c. A move to one of them leaves an even number to all.',
    );
    expect(family.described(position, 'Geography')).toBe(
      'Geography (6 nodes, 5 edges) with a token on node c, 1 visited',
    );
  });
});
