import { describe, expect, it } from 'vitest';
import {
  addArc,
  addToken,
  moveToken,
  removeArc,
  removeNode,
  removeToken,
} from '../../../web/src/families/graph/edits.model.js';
import { freeNumber, namesUnder, placeNode } from '../../../web/src/params/drawn-graph.js';
import { labelItem } from '../../../web/src/params/labels.js';

const TEXT = 'game=graph&arcs=1-2,2-3&tokens=1,2';

describe('edits of a graph', () => {
  it('draw an arc, also a second one and a loop, and take one copy away', () => {
    expect(addArc(TEXT, '3', '1')).toBe('game=graph&arcs=1-2,2-3,3-1&tokens=1,2');
    expect(addArc(addArc(TEXT, '1', '2'), '2', '2')).toBe('game=graph&arcs=1-2,2-3,1-2,2-2&tokens=1,2');
    expect(removeArc('game=graph&arcs=1-2,1-2,2-2&tokens=1', 1)).toBe('game=graph&arcs=1-2,2-2&tokens=1');
  });

  it('drop the label of a node that goes, and keep the others', () => {
    const labelled = `${TEXT}&labels=1:One,2:Two,3:Three`;
    expect(removeNode(labelled, '2')).toBe('game=graph&arcs=&tokens=1&labels=1:One,3:Three');
    expect(namesUnder(`${TEXT}&labels=z:Last`, ['arcs'], ['tokens'])).toEqual(['1', '2', '3', 'z']);
  });

  it('write a label so that no sign of it means anything in a text', () => {
    expect(labelItem('a', '50%, a & b #1')).toBe('a:50%2525%252C%20a%20%26%20b%20%231');
  });

  it('place a node once, and make one that was not there', () => {
    const placed = placeNode(TEXT, '1', 12.4, 7.6);
    expect(placed).toBe(`${TEXT}&at=1@12.8`);
    expect(placeNode(placed, '1', 3, 4)).toBe(`${TEXT}&at=1@3.4`);
    expect(placeNode(placed, '11', 3, 4)).toBe(`${TEXT}&at=1@12.8,11@3.4`);
  });

  it('remove a node with its arcs, tokens and place, and no other', () => {
    expect(removeNode('game=graph&arcs=1-2,2-12,12-1&tokens=2,12,2&at=2@0.0,12@5.5', '2')).toBe(
      'game=graph&arcs=12-1&tokens=12&at=12@5.5',
    );
  });

  it('put tokens on nodes, move them and take them off', () => {
    expect(addToken(TEXT, '3')).toBe('game=graph&arcs=1-2,2-3&tokens=1,2,3');
    expect(moveToken(TEXT, 0, '3')).toBe('game=graph&arcs=1-2,2-3&tokens=3,2');
    expect(removeToken(TEXT, 1)).toBe('game=graph&arcs=1-2,2-3&tokens=1');
    expect(addToken('game=graph&arcs=1-2&tokens=', '2')).toBe('game=graph&arcs=1-2&tokens=2');
  });

  it('call a new node by the least number that is free', () => {
    expect(freeNumber(new Set(['1', 'a', '3']))).toBe('2');
  });
});
