import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { legendOf } from '../../../web/src/stage/legend/legend.model.js';
import { withContent } from '../../../web/src/stage/legend/content.model.js';
import { colourLegend, TINT_RULES } from '../../../web/src/stage/legend/coloured.model.js';
import { pilesView } from '../../../web/src/families/subtraction/piles-view.model.js';
import { stripCells } from '../../../web/src/pictures/heaps/piles.model.js';
import { nim } from '../samples.js';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../web/src/styles/${path}`, import.meta.url)), 'utf8');
const blocks = [...read('theme.css').matchAll(/:root\s*\{([^}]*)\}/g)].map(
  ([, block = '']) =>
    new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour])),
);

type Colour = readonly number[];
const channels = (hex: string | undefined): Colour =>
  [1, 3, 5].map((at) => Number.parseInt((hex ?? '').slice(at, at + 2), 16));
const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: Colour, other: Colour): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** The share of the deepest tint in each tint of the style sheet. */
const shares = TINT_RULES.map((rule) => Number(/var\(--heat-won-to\) (\d+)%/.exec(rule)?.[1]) / 100);

describe('places coloured by their numbers', () => {
  it.each([
    ['light', 0],
    ['dark', 1],
  ])('every tint bears the text on it, and they go one way: %s', (_, scheme) => {
    const colour = (name: string): Colour => channels(blocks[scheme]?.get(name));
    const [from, to, text] = [colour('heat-won-from'), colour('heat-won-to'), colour('on-shade')];
    const tints = shares.map((share) => from.map((part, index) => part + ((to[index] ?? 0) - part) * share));
    expect(tints).toHaveLength(8);
    expect(Math.min(...tints.map((tint) => contrast(tint, text)))).toBeGreaterThanOrEqual(4.5);
    const light = tints.map(luminance);
    expect(light).toEqual(light.toSorted((a, b) => (scheme === 0 ? b - a : a - b)));
  });

  it('few numbers have a tint each, the first the palest and the last the deepest', () => {
    const { tints } = colourLegend(nim())!;
    expect([tints.length, new Set(tints).size, tints[0], tints.at(-1)]).toEqual([7, 7, 'tint-1', 'tint-8']);
    const [table] = nim().tables;
    const far = colourLegend({
      ...nim(),
      tables: [{ ...table!, grundy: table!.grundy.map((number) => number * 1000) }],
    })!;
    expect(far.tints).toEqual(shares.map((_, place) => `tint-${place + 1}`));
  });

  it('equal numbers have equal tints, as the legend shows them, and lost places none', () => {
    const cells = stripCells(withContent(nim(), 'colour'), pilesView(nim()), 0);
    expect(cells.map(({ strength }) => strength)).toEqual(['', ...colourLegend(nim())!.tints]);
    expect(stripCells(nim(), pilesView(nim()), 0).some(({ strength }) => strength.startsWith('tint'))).toBe(false);
  });
});

it('the legend lists only what is seen', () => {
  expect(legendOf({ ...nim(), moves: { count: null, from: 0, list: [] } }).ring).toBeNull();
  expect(legendOf(nim()).legal).toBeNull();
  const won = nim();
  const tables = won.tables.map((table) => ({ ...table, outcomes: table.outcomes.slice(1) }));
  expect(legendOf({ ...won, tables })).toMatchObject({ lost: null });
});
