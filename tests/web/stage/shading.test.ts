import type { Analysis, WhatIfReply } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { WholeShading } from '../../../web/src/stage/shading/whole-shading.js';
import { legendOf } from '../../../web/src/stage/legend/legend.model.js';
import { entryOf, markOf, numberWords } from '../../../web/src/places/outcome.js';
import { pilesView } from '../../../web/src/families/subtraction/piles-view.model.js';
import { stripCells } from '../../../web/src/pictures/heaps/piles.model.js';
import { placeView } from '../../../web/src/panels/examine/place-view.model.js';
import { verdictOf } from '../../../web/src/telling/verdict.model.js';
import { wholeWords } from '../../../web/src/stage/shading/whole.model.js';
import { stepView } from '../../../web/src/telling/steps.model.js';
import { Superseded } from '../../../web/src/solver/superseded.js';
import { board, nim } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

const codes = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const letters = (analysis: Analysis): string =>
  stripCells(analysis, pilesView(analysis), 0)
    .map(({ letter }) => letter)
    .join('');

function setUp(answer: (text: string, component: number) => Promise<WhatIfReply>) {
  const asked: string[] = [];
  let changes = 0;
  const shading = new WholeShading(
    { whatIf: (text, component) => (asked.push(`${text} ${component}`), answer(text, component)) },
    () => (changes += 1),
  );
  return { shading, asked, changes: () => changes };
}

describe('shading by the whole position', () => {
  const whole = 'WWWWWLWW';
  const reply: WhatIfReply = { ok: true, table: 0, outcomes: codes(whole) };

  it('asks nothing until it is switched on', () => {
    const { shading, asked } = setUp(() => Promise.resolve(reply));
    const analysis = nim();
    expect(shading.of(analysis)).toMatchObject({ whole: false, shown: analysis });
    expect(asked).toEqual([]);
  });
  it('shows the outcomes of the whole position in the table of the component, and says so', async () => {
    const { shading, asked } = setUp(() => Promise.resolve(reply));
    const analysis = nim();
    shading.set({ whole: true });
    expect(shading.of(analysis)).toMatchObject({ whole: true, waiting: true });
    await settled();
    const now = shading.of(analysis);
    expect(letters(now.shown)).toBe(whole);
    expect(now.shown.tables[0]?.grundy).toBe(analysis.tables[0]?.grundy);
    expect(shading.of(analysis).shown).toBe(now.shown);
    expect(asked).toEqual([`${analysis.text} 0`]);
    expect(wholeWords(now, 0, 5)).toBe('With pile 1 here, the whole position would be lost for the player to move.');
    expect(placeView(analysis, { table: 0, state: 5 }, wholeWords(now, 0, 5))?.facts[0]).toContain('whole position');
    expect(legendOf(analysis, false, 'pile 1').lost).toBe('lost with pile 1 there');
  });
  it('keeps what was shown until the answer for a newer position arrives, and drops a late one', async () => {
    const answers: ((reply: WhatIfReply) => void)[] = [];
    const { shading } = setUp(() => new Promise((resolve) => answers.push(resolve)));
    shading.set({ whole: true });
    const [first, second] = [nim(), { ...nim(), text: 'game=nim&piles=6,4,1' }];
    shading.of(first);
    itemAt(answers, 0)(reply);
    await settled();
    expect(letters(shading.of(second).shown)).toBe(whole);
    expect(shading.of(second).waiting).toBe(true);
    shading.of(first);
    itemAt(answers, 1)({ ok: true, table: 0, outcomes: codes('LLLLLLLL') });
    await settled();
    expect(letters(shading.of(first).shown)).toBe(whole);
  });
  it('asks again after a question that was given up for a position that was then refused', async () => {
    const { shading, asked } = setUp(() => Promise.reject(new Superseded()));
    const analysis = nim();
    shading.set({ whole: true, component: 2 });
    shading.of(analysis);
    await settled();
    shading.of(analysis);
    expect(asked).toEqual([`${analysis.text} 2`, `${analysis.text} 2`]);
  });
  it('goes back when it is switched off', async () => {
    const { shading } = setUp(() => Promise.resolve(reply));
    const analysis = nim();
    shading.set({ whole: true });
    shading.of(analysis);
    await settled();
    shading.set({ whole: false });
    expect(shading.of(analysis).shown).toBe(analysis);
  });
});

/** The sample board, with two cells where play can go round for ever. */
function drawn(): Analysis {
  const analysis = board();
  const table = {
    ...itemAt(analysis.tables, 0),
    outcomes: codes('LLDLD#'),
    grundy: Uint32Array.of(0, 0, 2 ** 32 - 1, 0, 2 ** 32 - 2, 0),
    loopSets: [[0, 2], []],
  };
  const components = {
    ...analysis.components,
    state: Float64Array.of(2),
    grundy: Float64Array.of(2 ** 32 - 1),
    outcome: codes('D'),
    table: Uint32Array.of(0),
  };
  return {
    ...analysis,
    outcome: 'draw',
    grundy: null,
    remoteness: null,
    reason: { by: 'theorem', theorem: 'smith' },
    components,
    tables: [table],
    moves: { count: '0', from: 0, list: [] },
  };
}

const text = (step: Parameters<typeof stepView>[0]): string => stepView(step, drawn()).text;

describe('a draw', () => {
  it('has a verdict, a letter and an infinite number of its own', () => {
    expect(verdictOf(drawn())).toMatchObject({
      tone: 'draw',
      headline: 'A draw: neither player can force a win',
      facts: ['Grundy number ∞ {0, 2}'],
    });
    const entry = entryOf(itemAt(drawn().tables, 0), 2);
    expect(entry).toMatchObject({ shade: 'draw', loop: [0, 2] });
    expect(markOf(entry, 'grundy')).toBe('∞');
    expect(markOf(entry, 'outcome')).toBe('D');
    expect(numberWords(entryOf(itemAt(drawn().tables, 0), 4), 'grundy')).toBe('Grundy number ∞ {}');
  });
  it('names the set of what can be reached in the place card', () => {
    expect(placeView(drawn(), { table: 0, state: 2 })?.outcome).toBe('A draw, when played alone.');
    expect(placeView(drawn(), { table: 0, state: 2 })?.facts[0]).toContain('∞ {0, 2}');
  });
  it('is in the legend only where there is one', () => {
    expect(legendOf(board()).draw).toBeNull();
    expect(legendOf(drawn()).draw).toContain('a draw');
  });
  it('is explained by what the infinite numbers do', () => {
    expect(text({ kind: 'loop', items: [0], set: [0, 2] })).toContain('finite Grundy numbers {0, 2}');
    expect(text({ kind: 'loop', items: [0], set: [] })).toContain('the set of those in reach is empty: {}');
    expect(text({ kind: 'loop-sum', items: [0], nimber: 0, set: [1, 2], inside: false })).toContain(
      'not in the set {1, 2}',
    );
    expect(text({ kind: 'loop-sum', items: [0], nimber: 0, set: [0, 2], inside: true })).toContain('a lost position');
    expect(text({ kind: 'loops-draw', items: [0, 1] })).toMatch(/ both have infinite Grundy numbers\..* a draw\.$/);
    expect(text({ kind: 'loops-draw', items: [0, 1, 2] })).toContain(' all have infinite Grundy numbers');
  });
});
