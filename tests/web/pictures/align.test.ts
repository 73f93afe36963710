import { describe, expect, it } from 'vitest';
import { itemAt } from '../../../web/src/params/item-at.ts';
import { aligned } from '../../../web/src/pictures/export/align.model.ts';

describe('the blocks of a saved picture', () => {
  it('meet in their middle where one stands in the middle of the sheet', () => {
    const spans = [{ left: 195, right: 509 }, { left: 0, right: 508 }];
    const { shifts, width } = aligned(spans, 12);
    const middles = spans.map(({ left, right }, index) => (left + right) / 2 + itemAt(shifts, index));
    expect(middles).toEqual([266, 266]);
    expect(width).toBe(532);
  });
  it('stay at the left where all of them are', () => {
    expect(aligned([{ left: 4.8, right: 300 }, { left: 0, right: 508.2 }], 12)).toEqual({ shifts: [12, 12], width: 533 });
  });
  it('may be one alone, far from the edge, or none', () => {
    expect(aligned([{ left: 200, right: 300 }], 12)).toEqual({ shifts: [-188], width: 124 });
    expect(aligned([], 12)).toEqual({ shifts: [], width: 12 });
  });
});
