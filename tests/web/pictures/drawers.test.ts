/** Drawers make shapes of every game of the catalogue. What they draw is counted in the position itself. */

import type { Analysis } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { drawPosition } from '../../../web/src/families/drawings.model.ts';
import { familyOf } from '../../../web/src/families/families.model.ts';
import { CELL } from '../../../web/src/pictures/drawers/cells.ts';
import { strokesOf } from '../../../web/src/pictures/drawers/digits.ts';
import type { Picture, Shape } from '../../../web/src/pictures/drawers/shapes.ts';
import { BLANK, hidden } from '../../../web/src/places/masked.ts';
import { examples } from '../../support/catalogue.ts';

type Kind = Shape['kind'];
type Of<K extends Kind> = Extract<Shape, { kind: K }>;

function shapes<K extends Kind>({ shapes: all }: Picture, kind: K, role?: Shape['role'], as?: Shape['as']): Of<K>[] {
  return all.filter(
    (shape): shape is Of<K> =>
      shape.kind === kind && (role === undefined || shape.role === role) && (as === undefined || shape.as === as),
  );
}

/** The left, top, right and lower end of a shape; of a number its middle, of a path nothing. */
function boxOf(shape: Shape): [number, number, number, number] {
  if (shape.kind === 'path') return [0, 0, 0, 0];
  const { x, y } = shape;
  if (shape.kind === 'rect') return [x, y, x + shape.width, y + shape.height];
  const reach = shape.kind === 'disc' ? shape.radius : 0;
  return [x - reach, y - reach, x + reach, y + reach];
}

const sum = (numbers: ArrayLike<number>): number => Array.from(numbers).reduce((all, each) => all + each, 0);

/** How often a letter stands among outcomes. */
const count = (outcomes: ArrayLike<number>, letter: string): number =>
  Array.from(outcomes).filter((code) => code === letter.charCodeAt(0)).length;

const drawn = examples.flatMap((analysis): [string, Analysis, Picture][] => {
  const picture = drawPosition(analysis);
  return picture ? [[analysis.text, analysis, picture]] : [];
});

const of = (...families: string[]): typeof drawn =>
  drawn.filter(([, { position }]) => families.includes(position.family));

/** Whether a position is drawn as a heat map, or in runs of piles. */
const isLarge = ({ position, tables }: Analysis): boolean =>
  position.family === 'runs' || familyOf(position).isHeat(position, tables, false);

const turned = (outcomes: Uint8Array): Uint8Array =>
  outcomes.map((code) => (code === 87 ? 76 : code === 76 ? 87 : code));

const columnsOf = (discs: readonly { x: number }[]): number[] => discs.map(({ x }) => (x - CELL / 2) / CELL);

describe('of the catalogue', () => {
  it('a game has a picture unless it is a heat map or has over a million piles', () => {
    const without = examples.filter((analysis) => drawPosition(analysis) === null);
    expect(without.filter((analysis) => !isLarge(analysis)).map(({ text }) => text)).toEqual([]);
    expect(new Set(drawn.map(([, { position }]) => position.family)).size).toBe(
      new Set(examples.map(({ position }) => position.family)).size - 1,
    );
  });

  it.each(drawn)('%s lies within its picture', (_, __, { width, height, shapes: all }) => {
    expect(width).toBeGreaterThan(0);
    for (const shape of all) {
      const numbers = Object.values(shape).filter((value) => typeof value === 'number');
      expect(numbers.every(Number.isFinite)).toBe(true);
      const [left, top, right, low] = boxOf(shape);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1);
      expect(right).toBeLessThanOrEqual(width + 1);
      expect(low).toBeLessThanOrEqual(height + 1);
    }
  });

  it.each(drawn)('%s is drawn the same again, and without its answers nothing tells them', (_, analysis, picture) => {
    expect(drawPosition({ ...analysis })).toEqual(picture);
    const veiled = drawPosition(hidden(analysis, BLANK))!;
    expect(veiled.shapes.filter(({ role }) => role === 'won' || role === 'lost')).toEqual([]);
    // With every won place lost and every lost one won the veiled picture is the same.
    const other: Analysis = {
      ...analysis,
      tables: analysis.tables.map((table) => ({ ...table, outcomes: turned(table.outcomes) })),
      components: { ...analysis.components, outcome: turned(analysis.components.outcome) },
    };
    expect(drawPosition(hidden(other, BLANK))).toEqual(veiled);
  });
});

it.each(of('board', 'cram', 'chomp').filter(([, { tables }]) => tables.length === 1))(
  'the tinted area of %s is that of its won and of its lost cells, and each lost cell has a sign',
  (_, { tables }, picture) => {
    const [{ outcomes }] = tables as [Analysis['tables'][0]];
    for (const [role, letter] of [
      ['won', 'W'],
      ['lost', 'L'],
    ] as const) {
      const area = sum(shapes(picture, 'rect', role).map(({ width, height }) => width * height));
      expect(area).toBe(count(outcomes, letter) * CELL * CELL);
    }
    const discs = shapes(picture, 'disc', 'ink', 'fill').filter(({ radius }) => radius <= 4);
    expect(discs).toHaveLength(count(outcomes, 'L'));
  },
);

it.each(of('piles').filter(([, { position }]) => position.family === 'piles' && position.look === 'piles'))(
  'each coin of %s is drawn, tinted like its pile, or else each pile is one body',
  (_, { position, components }, picture) => {
    if (position.family !== 'piles') throw new Error('no piles');
    const { piles } = position;
    const each = Math.max(...piles) <= 40;
    for (const [role, letter] of [
      ['won', 'W'],
      ['lost', 'L'],
    ] as const) {
      const own = piles.filter((size, pile) => size > 0 && components.outcome[pile] === letter.charCodeAt(0));
      expect(shapes(picture, 'rect', role)).toHaveLength(each ? sum(own) : own.length);
    }
    expect(shapes(picture, 'number').map(({ digits }) => digits.replaceAll('\u202f', ''))).toEqual(
      Array.from(piles, String),
    );
  },
);

it.each(of('piles').filter(([, { position }]) => position.family === 'piles' && position.look === 'heaps'))(
  'each coin or pin of %s is drawn, or its heap as a number',
  (_, { position }, picture) => {
    if (position.family !== 'piles' || position.look !== 'heaps') throw new Error('no heaps');
    const figures = picture.shapes.filter(
      ({ kind, role, as }) =>
        (kind === 'path' || kind === 'disc') && as === 'fill' && (role === 'won' || role === 'lost'),
    );
    const small = position.heaps.filter((heap) => heap <= 60);
    const each = position.code === '0.137' ? 2 : 1;
    expect(figures).toHaveLength(each * sum(small));
    expect(shapes(picture, 'number')).toHaveLength(position.heaps.length - small.length);
  },
);

it.each(of('graph', 'geography', 'node-kayles'))(
  'each won and each lost place of %s is a tinted disc',
  (_, { tables }, picture) => {
    const [{ outcomes }] = tables as [Analysis['tables'][0]];
    expect(shapes(picture, 'disc', 'won')).toHaveLength(count(outcomes, 'W'));
    expect(shapes(picture, 'disc', 'lost')).toHaveLength(count(outcomes, 'L'));
  },
);

it.each(of('tree'))('%s shows the coins of each node', (_, { position }, picture) => {
  if (position.family !== 'tree') throw new Error('no tree');
  expect(shapes(picture, 'number').map(({ digits }) => digits)).toEqual(Array.from(position.coins, String));
});

it.each(of('northcott'))('%s has two pieces in each row', (_, { position }, picture) => {
  if (position.family !== 'northcott') throw new Error('no rows');
  expect(columnsOf(shapes(picture, 'disc', 'ink', 'line'))).toEqual(Array.from(position.white));
  expect(columnsOf(shapes(picture, 'disc', 'ink', 'fill').filter(({ radius }) => radius > 4))).toEqual(
    Array.from(position.black),
  );
});

it('each digit is a line of its own shape, and what is no digit is a gap', () => {
  const all = Array.from('0123456789', (digit) => strokesOf(digit, 18));
  expect(new Set(all).size).toBe(10);
  expect(strokesOf('1 2', 18).match(/M/g)).toHaveLength(2);
  expect(strokesOf('constructor', 18)).toBe('');
});
