import { describe, expect, it } from 'vitest';
import { graphPosition } from '../../../web/src/families/graph/position.model.js';
import { itemAt } from '../../../web/src/params/item-at.js';
import { graphDrawing, neighbour, pointsOf } from '../../../web/src/pictures/graph/graph.model.js';
import { graph } from '../samples.js';

const view = (analysis = graph()) => graphDrawing(analysis, graphPosition(analysis), pointsOf(graphPosition(analysis)));

describe('a graph', () => {
  it('is laid out with room between its nodes, and the same way each time', () => {
    const { nodes } = view();
    const apart = nodes.flatMap((one, place) =>
      nodes.slice(place + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...apart)).toBeGreaterThan(50);
    expect(view()).toEqual(view());
  });

  it('stands level by level where it has no circle', () => {
    const analysis = graph();
    Object.assign(graphPosition(analysis), { arcFrom: Uint32Array.of(0, 0, 1), arcTo: Uint32Array.of(1, 2, 3) });
    const { nodes } = view(analysis);
    const [top, below, , last] = nodes.map(({ y }) => y);
    expect(below).toBeGreaterThan(top!);
    expect(last).toBeGreaterThan(below!);
  });

  it('keeps nodes where the reader placed them, and where they were before', () => {
    const analysis = graph();
    Object.assign(graphPosition(analysis), {
      placed: Uint32Array.of(2),
      right: Uint32Array.of(300),
      down: Uint32Array.of(40),
    });
    const points = pointsOf(graphPosition(analysis), new Map([['1', { x: 7, y: 9 }]]));
    expect(points[2]).toEqual({ x: 300, y: 40 });
    expect(points[0]).toEqual({ x: 7, y: 9 });
  });

  it('says of each node what it is and what stands there', () => {
    const { nodes } = view();
    expect(itemAt(nodes, 0)).toMatchObject({ name: '1', shade: 'win', tokens: [0] });
    expect(itemAt(nodes, 1).label).toContain('lost for the player to move');
    expect(itemAt(nodes, 1).label).toContain('1 token');
  });

  it('has no name where an arc passes', () => {
    const analysis = graph();
    // An arc from left to right at 200 passes below the third node, whose own arc leads up.
    const placed = {
      placed: Uint32Array.of(0, 1, 2, 3),
      right: Uint32Array.of(0, 200, 100, 100),
      down: Uint32Array.of(200, 200, 170, 70),
    };
    Object.assign(graphPosition(analysis), {
      arcFrom: Uint32Array.of(0, 2),
      arcTo: Uint32Array.of(1, 3),
      tokens: new Uint32Array(),
      ...placed,
    });
    const { side } = itemAt(view(analysis).nodes, 2);
    expect(Math.abs(170 + (side?.y ?? 30) - 200)).toBeGreaterThan(12);
  });

  it('is walked through by arrows, which stay where nothing lies in their direction', () => {
    const analysis = graph();
    Object.assign(graphPosition(analysis), {
      placed: Uint32Array.of(0, 1, 2, 3),
      right: Uint32Array.of(0, 100, 0, 100),
      down: Uint32Array.of(0, 0, 100, 100),
    });
    const drawing = view(analysis);
    expect(neighbour(drawing, 0, 'ArrowRight')).toBe(1);
    expect(neighbour(drawing, 0, 'ArrowDown')).toBe(2);
    expect(neighbour(drawing, 0, 'ArrowLeft')).toBe(0);
  });

  it('bends parallel arcs apart, and draws each loop as a circle of its own at its node', () => {
    const analysis = graph();
    const placed = {
      placed: Uint32Array.of(0, 1, 2, 3),
      right: Uint32Array.of(0, 200, 0, 200),
      down: Uint32Array.of(0, 0, 200, 200),
    };
    Object.assign(graphPosition(analysis), {
      arcFrom: Uint32Array.of(0, 0, 0, 1, 2, 2, 3),
      arcTo: Uint32Array.of(1, 1, 1, 0, 2, 2, 2),
      ...placed,
    });
    const drawing = view(analysis);
    expect(new Set(drawing.arcs.map(({ path }) => path)).size).toBe(7);
    const [one, other] = drawing.arcs.filter(({ from, to }) => from === to);
    const node = itemAt(drawing.nodes, 2);
    for (const loop of [one, other])
      expect(Math.hypot(loop!.middle.x - node.x, loop!.middle.y - node.y)).toBeLessThan(40);
    expect(Math.hypot(one!.middle.x - other!.middle.x, one!.middle.y - other!.middle.y)).toBeGreaterThan(28);
    expect(one?.label).toBe('loop at 3');
    // An arrow key leads to the loop that lies in its direction, and back.
    const key = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].find(
      (each) => neighbour(drawing, 2, each) >= drawing.nodes.length,
    );
    expect(key).toBeDefined();
    expect([0, 1, 2, 3]).toContain(
      neighbour(drawing, one!.disc, 'ArrowRight') < 4 ? neighbour(drawing, one!.disc, 'ArrowRight') : 2,
    );
  });

  it('shows labels, long ones cut short with the whole in its words', () => {
    const analysis = graph();
    const label = 'Königsberg, North bank';
    Object.assign(graphPosition(analysis), {
      nodes: [{ name: '1', label }, ...graphPosition(analysis).nodes.slice(1)],
    });
    const node = itemAt(view(analysis).nodes, 0);
    expect(node).toMatchObject({ name: label, shown: 'Königsberg,…' });
    expect(node.label).toContain(label);
  });

  it('is drawn without a node as well', () => {
    const analysis = graph();
    Object.assign(graphPosition(analysis), {
      nodes: [],
      arcFrom: new Uint32Array(),
      arcTo: new Uint32Array(),
      tokens: new Uint32Array(),
    });
    expect(view(analysis)).toMatchObject({ nodes: [], arcs: [] });
  });
});
