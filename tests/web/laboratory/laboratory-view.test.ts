import type { Certificate, Progress } from 'grundy-laboratory';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../web/src/session/address.js';
import {
  FIRST_WANTED,
  laboratoryLink,
  MOST_WANTED,
  readLaboratory,
  writeLaboratory,
} from '../../../web/src/laboratory/laboratory-settings.js';
import { valuesUpTo } from '../../../web/src/laboratory/plot/plot-source.js';
import { barsOf } from '../../../web/src/laboratory/values/frequency.model.js';
import { readCount } from '../../../web/src/params/typed-count.js';
import { rowsWindow, rowStart } from '../../../web/src/laboratory/values/period-rows.model.js';
import {
  acrossOf,
  downOf,
  heapAt,
  limitsOf,
  pannedRange,
  revealingRange,
  settledRange,
  strengthOf,
  ticksOf,
  wholeRange,
  zoomedRange,
} from '../../../web/src/laboratory/plot/plot.model.js';
import { sequenceStem } from '../../../web/src/formats/sequence-export.js';
import { hasSequenceOf, positionOf, rulesOf } from '../../../web/src/laboratory/sequence-text.model.js';
import { figuresOf } from '../../../web/src/laboratory/runs/figures.model.js';
import { shareWords } from '../../../web/src/words/en/laboratory/laboratory.ts';
import {
  certificateWords,
  comparedWords,
  demandWords,
  memoryWords,
  periodWords,
  ruleWords,
  statusWords,
  suspectedWords,
} from '../../../web/src/words/en/laboratory/sequences.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

const progress: Progress = {
  computed: 5000,
  most: 1e9,
  engine: 'sparse',
  memory: 4_200_000,
  largest: 9,
  largestAt: 57,
  ended: null,
  sparse: { mask: 22, parity: false, rare: 10, lastRare: 70 },
  period: null,
  suspected: null,
};
const proved: Progress = {
  ...progress,
  period: { period: 12, preperiod: 71, saltus: 0, certificate: { by: 'take-and-break', bound: 168 } },
};

const at = (search: string, hash: string) =>
  viewOf({ location: { search, hash }, history: { state: null, pushState() {}, replaceState() {} } });

describe('the address of the laboratory', () => {
  it('is told from the others by its query', () => {
    expect(at('?view=sequence', '#game=kayles')).toBe('laboratory');
    expect(at('?view=sequence', '')).toBe('laboratory');
    expect(at('?view=other', '#game=kayles')).toBe('playground');
    expect(at('', '')).toBe('front');
  });
  it('is read as it was written, and nonsense as if it were not there', () => {
    const settings = { values: 100_000_000, shown: { from: 10, to: 900 }, versus: 'game=octal&code=0.36' };
    expect(readLaboratory(writeLaboratory('?theme=dark', settings))).toEqual(settings);
    expect(writeLaboratory('?theme=dark', settings)).toContain('theme=dark');
    const plain = { values: FIRST_WANTED, shown: null, versus: '' };
    expect(writeLaboratory('?values=5&versus=x', plain)).toBe('?view=sequence');
    expect(readLaboratory('?values=-3&heaps=9-2')).toEqual(plain);
    expect(readLaboratory(`?values=${'9'.repeat(30)}&heaps=a-b-c`)).toEqual(plain);
    expect(readLaboratory('?values=9007199254740991').values).toBe(MOST_WANTED);
  });
  it('holds the rule, and gives the playground a position of it', () => {
    expect(rulesOf('game=octal&piles=5,7&code=0.77&play=misere')).toBe('game=octal&code=0.77');
    expect(positionOf('game=kayles', 'game=kayles&piles=3')).toBe('game=kayles&piles=3');
    expect(positionOf('game=kayles', 'game=kayles')).toBe('game=kayles&piles=5,7');
    const typed = 'game=rule&numbers=n&moves=n-2';
    expect(rulesOf(`${typed}&at=9&upto=20&guess=n==1&axes=n`)).toBe(typed);
    expect(positionOf(typed, `${typed}&at=9&play=misere`)).toBe(`${typed}&at=9&play=misere`);
  });
  it('is told of a typed rule where it has one number, which stands for a heap alone', () => {
    const game = { key: 'rule', family: 'rule' } as const;
    expect(hasSequenceOf(game, 'game=rule&numbers=n&moves=n-2&at=9')).toBe(true);
    expect(hasSequenceOf(game, 'game=rule&numbers=a,b&moves=(a-1,b)&at=(2,2)')).toBe(false);
    expect(hasSequenceOf(game, 'game=rule&numbers=n&moves=n-2&lost=n==0&at=9')).toBe(false);
    expect(hasSequenceOf({ key: 'chomp', family: 'chomp' }, 'game=chomp')).toBe(false);
  });
  it('brings a position along where it fits into a link, and else its rule alone', () => {
    expect(laboratoryLink('game=kayles&piles=5,7')).toBe('?view=sequence#game=kayles&piles=5,7');
    expect(laboratoryLink(`game=octal&piles=${'1,'.repeat(60_000)}1&code=0.77`)).toBe(
      '?view=sequence#game=octal&code=0.77',
    );
  });
});

describe('numbers of heaps', () => {
  it('are read as people write them', () => {
    expect(['1000000', '1 000 000', '10^6', '1e6', '2*10^3', '1\u202f000'].map((text) => readCount(text, 1e9))).toEqual(
      [1e6, 1e6, 1e6, 1e6, 2000, 1000],
    );
  });
  it('are refused where they are none, or too large', () => {
    expect(['', '-1', '1.5', 'x', '1e30', '2^99', '10^10', '1,2'].map((text) => readCount(text, 1e9))).toEqual(
      Array(8).fill(null),
    );
  });
});

describe('the range of a plot', () => {
  const limits = limitsOf(progress, 1_000_000);
  it('is all that is computed, or what shows a proved period', () => {
    expect(wholeRange(progress, limits)).toEqual({ from: 0, to: 5000 });
    expect(wholeRange(proved, limitsOf(proved, 1_000_000))).toEqual({ from: 0, to: 119 });
    expect(limitsOf(proved, 1_000_000)).toEqual({ end: Number.MAX_SAFE_INTEGER, widest: 1_000_000 });
  });
  it('stays within what is known', () => {
    expect(settledRange({ from: -10, to: 90 }, limits)).toEqual({ from: 0, to: 100 });
    expect(settledRange({ from: 4990, to: 5090 }, limits)).toEqual({ from: 4900, to: 5000 });
    expect(settledRange({ from: 0, to: 1e9 }, limits)).toEqual({ from: 0, to: 5000 });
  });
  it('is zoomed around a heap, dragged, and moved to show one', () => {
    expect(zoomedRange({ from: 0, to: 1000 }, 2, 0.5, limits)).toEqual({ from: 250, to: 750 });
    expect(zoomedRange({ from: 0, to: 20 }, 100, 0, limits)).toEqual({ from: 0, to: 10 });
    expect(pannedRange({ from: 1000, to: 2000 }, 0.1, limits)).toEqual({ from: 900, to: 1900 });
    expect(revealingRange({ from: 0, to: 100 }, 50, limits)).toEqual({ from: 0, to: 100 });
    expect(revealingRange({ from: 0, to: 100 }, 100, limits)).toEqual({ from: 1, to: 101 });
    expect(revealingRange({ from: 0, to: 100 }, 3000, limits)).toEqual({ from: 2950, to: 3050 });
    const far = limitsOf(proved, 1000);
    expect(revealingRange({ from: 0, to: 200 }, 1e12, far)).toEqual({ from: 1e12 - 100, to: 1e12 + 100 });
  });
  it('grows with the values where they grow for ever', () => {
    const growing = { ...proved, period: { ...proved.period!, saltus: 2 } };
    expect(valuesUpTo(growing, 5000)).toBe(10);
    expect(valuesUpTo(growing, 5024)).toBe(14);
    expect(limitsOf(growing, 1000).end).toBeLessThan(400_000);
  });
  it('has places for heaps and values, and finds the heap again', () => {
    const frame = { left: 40, top: 10, width: 100, height: 50 };
    const range = { from: 100, to: 110 };
    expect(acrossOf(frame, range, 100)).toBe(45);
    expect(heapAt(frame, range, acrossOf(frame, range, 107))).toBe(107);
    expect([downOf(frame, 5, 0), downOf(frame, 5, 4)]).toEqual([55, 15]);
  });
  it('has round numbers below it', () => {
    expect(ticksOf({ from: 0, to: 100 }, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticksOf({ from: 3, to: 8 }, 10)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(ticksOf({ from: 1e15, to: 1e15 + 10 }, 2)).toEqual([1e15, 1e15 + 5, 1e15 + 10]);
  });
  it('shows the first heap of a cell, and more of them darker', () => {
    expect([strengthOf(0, 9), strengthOf(1, 1), strengthOf(9, 9)]).toEqual([0, 1, 1]);
    expect(strengthOf(1, 1000)).toBeCloseTo(0.3);
    expect(strengthOf(10, 1000)).toBeGreaterThan(strengthOf(9, 1000));
  });
});

const theoremOf = (by: Certificate['by'], bound: number): string => certificateWords({ by, bound });

describe('what is said of a run', () => {
  it('tells a proved period from one that only looks so', () => {
    expect(periodWords(proved.period!)).toBe('From heap 71 on the values repeat for ever, every 12 heaps.');
    expect(periodWords({ ...proved.period!, preperiod: 0, saltus: 3 })).toContain(
      'From the first heap on the values repeat for ever, every 12 heaps, each time larger by 3',
    );
    expect(periodWords({ ...proved.period!, period: 1, preperiod: 0, saltus: 1 })).toContain(
      'for ever, every heap, each time larger by 1',
    );
    expect(suspectedWords({ period: 142, saltus: 0, since: 4000 })).toMatch(
      /^Looks periodic, not proved:.*That may still end\.$/,
    );
  });
  it('names the theorem of each proof', () => {
    expect(certificateWords(proved.period!.certificate)).toMatch(
      /periodicity theorem of take-and-break games.* heap 168/,
    );
    expect(theoremOf('take-away', 12)).toContain('theorem of take-away');
    expect(theoremOf('rare-values', 64)).toMatch(/two stretches of 64 values/);
    expect(theoremOf('all-but', 10)).toMatch(/theorem of all-but games.* the 10 values before each/);
    expect(theoremOf('all-but', 10)).not.toMatch(/rare|split/);
    expect([theoremOf('nim', 1), theoremOf('lasker', 5)].map((text) => /Bouton|Lasker/.exec(text)?.[0])).toEqual([
      'Bouton',
      'Lasker',
    ]);
  });
  it('says where it stands', () => {
    expect(statusWords('empty', null, 10)).toContain('Nothing is computed');
    expect(statusWords('running', progress, 100_000)).toBe('Computing: 5000 values of 100\u202f000.');
    expect(statusWords('done', progress, 5000)).toContain('No period is proved');
    expect(statusWords('done', proved, 5000)).toContain('A period is proved');
    expect(statusWords('done', { ...progress, ended: 'larger' }, 10_000)).toBe(
      'Done: 5000 values. From heap 5000 a move leads to no smaller heap, so the sequence ends before it.',
    );
  });
  it('gives each figure with what explains it', () => {
    const figures = figuresOf(progress, 2_340_000, '0.6');
    expect(figures.find(({ key }) => key === 'rate')!.value).toBe('2.3 million values a second');
    expect(figures.find(({ key }) => key === 'mask')!.value).toBe('22 (binary 10110)');
    expect(figures.find(({ key }) => key === 'rare')!.value).toBe('10, the last at heap 70');
    expect(figuresOf({ ...progress, sparse: null }, 0, '0.6').find(({ key }) => key === 'rare')!.value).toContain(
      'do not split',
    );
    expect(figuresOf({ ...progress, sparse: null }, 0, '').some(({ key }) => key === 'rare')).toBe(false);
    expect(figures.every(({ why }) => why !== '')).toBe(true);
  });
  it('states the memory beforehand', () => {
    expect([999, 1000, 200_000_000, 1_500_000_000].map(memoryWords)).toEqual([
      '999 bytes',
      '1.0 kB',
      '200 MB',
      '1.5 GB',
    ]);
    const run = { rules: '', game: '', rule: { by: 'game' as const }, code: '', most: 1000, bytesPerValue: 2 };
    expect(demandWords(run, 500)).toContain('500 values take about 1.0 kB');
    expect(demandWords(run, 5000)).toContain('At most 1000 can be computed here');
    expect(demandWords({ ...run, bytesPerValue: 1 }, 500)).toContain(
      '500 bytes of memory, or twice that once a value is 256 or more',
    );
    expect(demandWords({ ...run, bytesPerValue: 1 }, 500, 300)).toContain('about 1.0 kB of memory while');
  });
  it('names the code of a game that has one', () => {
    const turns = [{ left: 7, taken: [{ least: 1, most: 2 }], goesOn: false, everyNumber: false }];
    const run = {
      rules: '',
      game: 'kayles',
      rule: { by: 'heaps' as const, parts: 'any' as const, turns },
      code: '0.77',
      most: 1000,
      bytesPerValue: 1,
    };
    expect(ruleWords(run)).toBe(
      'Kayles (0.77): Knock down 1 or 2 pins from one row and leave nothing, one or two rows.',
    );
    expect(ruleWords({ ...run, game: 'octal' })).toMatch(/^Octal game 0\.77: Knock down 1 or 2 pins/);
    expect(ruleWords({ ...run, game: 'octal', code: '0.66' })).toMatch(/^Octal game 0\.66: Take 1 or 2 coins/);
  });
  it('says how far a comparison goes', () => {
    expect(comparedWords(519, 519)).toBe('They differ first at heap 519.');
    expect(comparedWords(null, 100)).toContain('not compared');
  });
});

describe('the name of a file', () => {
  it('says what it is of', () => {
    expect(sequenceStem('game=octal&code=0.4(31)')).toBe('octal-code-0.4-31-');
  });
});

describe('values in rows and bars', () => {
  it('shows a window of rows as long as the period', () => {
    expect(rowsWindow(12, 0, 0, 100)).toEqual({ length: 12, row: 0, column: 0, rows: 9, columns: 12 });
    const far = rowsWindow(149_459, 2, 149_459, 1e9);
    expect([far.columns, far.column]).toEqual([60, 149_399]);
    expect(rowStart(far, 1)).toBe(3 * 149_459 + 149_399);
    expect(rowsWindow(20, 999, 0, 100)).toMatchObject({ row: 4, rows: 1 });
  });
  it('draws what is rare beside what is common', () => {
    const [common, rare, none] = barsOf([1_000_000, 1, 0], true);
    expect(common!.length).toBe(1);
    expect(rare!.length).toBeGreaterThan(0.04);
    expect(none!.length).toBe(0);
    expect(itemAt(barsOf([4, 1], false), 1).length).toBe(0.25);
    expect([shareWords(0, 5), shareWords(1, 1e9), shareWords(1, 4)]).toEqual(['0 %', 'under 0.01 %', '25.0 %']);
  });
  it('tells rare values from common ones where they split, and says nothing of what no heap has', () => {
    expect(barsOf([3, 9, 0], true, new Set([0, 2])).map(({ kind }) => kind)).toEqual(['rare', 'common', null]);
    expect(barsOf([3, 9], true).map(({ kind }) => kind)).toEqual([null, null]);
  });
});
