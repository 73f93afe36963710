import type { Analysis, Problem, Step } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { binaryTable } from '../../../web/src/telling/binary.model.js';
import { moveLabel } from '../../../web/src/telling/moves.model.js';
import { problemText, problemViews } from '../../../web/src/words/problems.js';
import { stepView, stepViews } from '../../../web/src/telling/steps.model.js';
import { itemName, itemNames } from '../../../web/src/families/names.model.js';
import { count, formatNumber, listed, pieceName } from '../../../web/src/words/en/language.ts';
import { board, misere, nim, nimble, oneTurn, ordered, pots, stairs, tree } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

const text = (step: Step, analysis = nim()): string => stepView(step, analysis).text;

/** A misère position with `big` piles of two or more. */
const among = (big: number) => ({
  ...misere(nim()),
  steps: [{ kind: 'misere-nim' as const, items: [0], big, ones: 1, total: 1 }],
});

const last = (analysis: Analysis): string => stepViews(analysis).at(-1)!.text;
/** The analysis with this as its only winning move. */
const moving = (analysis: Analysis, item: number, from: number, to: number): Analysis => ({
  ...analysis,
  moves: oneTurn({ notation: '', component: 0, item, from, to, grundy: 0 }),
});
/** The analysis with this number of winning turns. */
const won = (turns: string | null, analysis = nim()): Analysis => ({
  ...analysis,
  moves: { ...analysis.moves, count: turns },
});

const largeMex = (above: number[], omitted: number) =>
  text({ kind: 'mex', items: [0], state: 2, mex: 2126, above, omitted }, board());

describe('steps in words', () => {
  it('every step points at what it speaks of and says something', () => {
    for (const analysis of [nim(), board(), tree()]) {
      for (const step of stepViews(analysis)) {
        expect(step.items.length).toBeGreaterThan(0);
        expect(step.text).toMatch(/^[A-ZN{«].*\.$/s);
      }
    }
  });
  // Such a step must not become an empty line.
  it('a step that its family does not word is a fault', () => {
    expect(text({ kind: 'odd-depth', items: [0] }, tree())).toBe(
      'Node 1 is at odd depth. Coins there count like Nim piles.',
    );
    expect(() => text({ kind: 'odd-depth', items: [0] }, nim())).toThrow('no words for the step odd-depth here');
  });
  it('a mex names the set and what is missing', () => {
    expect(text({ kind: 'mex', items: [0], state: 2, mex: 2, above: [], omitted: 0 }, board())).toBe(
      'The knight on c1 can reach the Grundy numbers {0, 1}. The smallest number missing there (the mex) is 2.',
    );
    expect(text({ kind: 'mex', items: [0], state: 2, mex: 2, above: [3, 7], omitted: 0 }, board())).toContain(
      '{0, 1, 3, 7}',
    );
    expect(text({ kind: 'mex', items: [1], state: 0, mex: 0, above: [], omitted: 0 })).toBe(
      'Pile 2 (0 coins) cannot move, so its Grundy number is 0.',
    );
  });
  // A reader must be able to check a large mex.
  it('where a mex is large every number below it is said to be there', () => {
    expect(largeMex([], 0)).toBe(
      'The knight on c1 can reach every Grundy number from 0 to 2125. The smallest number missing there (the mex) is 2126.',
    );
    expect(largeMex([2130, 4000], 0)).toContain('every Grundy number from 0 to 2125, and the larger {2130, 4000}.');
    expect(largeMex([2130], 9)).toContain('from 0 to 2125, and the larger {2130, …}.');
  });
  it('of two queens on one cell both are explained', () => {
    const two = board();
    const position = {
      ...two.position,
      pieceKind: Uint32Array.of(1, 1),
      pieceCell: Uint32Array.of(2, 2),
    } as typeof two.position;
    expect(text({ kind: 'mex', items: [0, 1], state: 2, mex: 2, above: [], omitted: 0 }, { ...two, position })).toBe(
      'The queen on c1 (1) and the queen on c1 (2) can each reach the Grundy numbers {0, 1}. The smallest number missing there (the mex) is 2.',
    );
    expect(
      text(
        { kind: 'by-number', items: [0, 1], state: 2, number: 'remoteness', values: [0, 1], omitted: 0, result: 1 },
        { ...two, position },
      ),
    ).toMatch(/^The queen on c1 \(1\) and the queen on c1 \(2\) can each move to a remoteness/);
  });
  it('a theorem on what may be taken says what the number of a pile is', () => {
    const range: StepOf<'take-theorem'> = {
      kind: 'take-theorem',
      items: [0, 1],
      set: 'range',
      least: 3,
      most: 9,
      period: 12,
      further: false,
      rests: [7, 0],
      values: [2, 0],
      lost: 0,
    };
    expect(text(range)).toBe(
      'A turn takes 3 to 9 coins, so the Grundy numbers repeat after 3 + 9 sizes. A pile’s number is its remainder modulo 12, divided by 3 and rounded down. Pile 1: remainder 7, number 2; Pile 2: remainder 0, number 0.',
    );
    expect(text({ ...range, period: null })).toContain(
      'A turn takes 3 to 9 coins, so the Grundy number of a pile is its size, divided by 3 and rounded down.',
    );
    expect(text({ ...range, least: 9, further: true, lost: 1 })).toContain(
      'Larger numbers change nothing: they leave the same remainders, or no pile has so many coins. In misère play a pile alone is lost if its number is 1.',
    );
    expect(text({ ...range, least: 9 })).toMatch(/^A turn takes 9 coins, so/);
    expect(text({ ...range, set: 'thirds', least: 1, most: 9, period: 10 })).toContain(
      'A turn takes 1, 2 or 9 coins, and 3 divides 9. So the Grundy numbers 0, 1, 2 repeat, and the last of every 9 + 1 sizes has 3.',
    );
  });
  it('a period proved without the largest numbers says up to which pile', () => {
    const period: StepOf<'period'> = {
      kind: 'period',
      items: [0],
      period: 7,
      preperiod: 0,
      saltus: 0,
      examined: 42,
      upTo: null,
    };
    expect(text(period)).toBe('From the start the Grundy numbers repeat with period 7; checking 42 sizes proves it.');
    expect(text({ ...period, upTo: 900 })).toBe(
      'From the start, and up to size 900, the Grundy numbers repeat with period 7; checking 42 sizes proves it.',
    );
  });
  it('a winning move says what it restores', () => {
    expect(text({ kind: 'restores', items: [0], heap: 0, turn: 0, before: 7, after: 5, big: null })).toBe(
      'Reducing pile 1 to 5 changes its Grundy number from 7 to 5 and makes the nim-sum 0.',
    );
    expect(text({ kind: 'restores', items: [0], heap: 0, turn: 0, before: 2, after: 0, big: null }, board())).toContain(
      'Moving the knight on c1 to a2',
    );
    expect(text({ kind: 'restores', items: [1], heap: 1, turn: 0, before: 2, after: 0, big: null }, tree())).toBe(
      'Moving 2 coins up from node 2 changes the counted coins of node 2 from 2 to 0 and makes the nim-sum 0.',
    );
    expect(
      text({ kind: 'restores', items: [4], heap: 2, turn: 0, before: 2, after: 3, big: null }, moving(tree(), 4, 3, 2)),
    ).toBe('Moving 1 coin up from node 5 changes the counted coins of node 3 from 2 to 3 and makes the nim-sum 0.');
    expect(text({ kind: 'leaves-lost', items: [0], turn: 0 }, misere(board()))).toBe(
      'Moving the knight on c1 to a2 leaves the opponent a lost position.',
    );
  });
  it('a winning move of misère Nim says what it leaves, by what is larger than one', () => {
    const move = { kind: 'restores' as const, items: [0], heap: 0, turn: 0, before: 7 };
    expect(text({ ...move, after: 5, big: 2 }, misere(nim()))).toBe(
      'Reducing pile 1 to 5 makes the nim-sum 0 while a pile of two or more is left, so the opponent loses.',
    );
    expect(text({ ...move, after: 0, big: 0 }, moving(misere(nim()), 0, 7, 0))).toBe(
      'Reducing pile 1 to 0 leaves an odd number of piles of one and none of two or more, so the opponent loses.',
    );
    expect(text({ ...move, after: 1, big: 1 }, misere(board()))).toContain(
      'while a piece that plays like a Nim pile of two or more is left',
    );
    expect(text({ ...move, after: 1, big: 0 }, misere(pots()))).toContain(
      'leaves an odd number of stones with Grundy number one and none with Grundy number two or more',
    );
  });
  it('an ended game is won or lost by the convention', () => {
    expect(text({ kind: 'ended', items: [] })).toContain('loses');
    expect(text({ kind: 'ended', items: [] }, misere(nim()))).toContain('wins');
  });
  it('where a rule ends the whole game, the convention does not matter', () => {
    const lost: Analysis = { ...misere(nim()), outcome: 'lose' };
    expect(text({ kind: 'whole-ends', items: [0] }, lost)).toMatch(
      /ends the whole game by the rule: the player to move loses, in both conventions\.$/,
    );
  });
  it('the recursion names the lost options, or says that there are none', () => {
    expect(text({ kind: 'recursion', items: [0], state: 11, lost: [7], left: [], options: 3 })).toContain(
      'can move to 7 coins',
    );
    expect(text({ kind: 'recursion', items: [0], state: 7, lost: [], left: [], options: 3 })).toContain(
      '3 options, and the opponent wins after each of them',
    );
    expect(text({ kind: 'recursion', items: [0], state: 7, lost: [], left: [], options: 1 })).not.toContain(
      'every one',
    );
    expect(text({ kind: 'recursion', items: [0], state: 0, lost: [], left: [], options: 0 })).toContain('no move left');
  });
  it('a list that the core has cut is not counted to its end', () => {
    const lost = Array.from({ length: 64 }, (_, size) => size);
    expect(text({ kind: 'recursion', items: [0], state: 99, lost, left: [], options: 99 })).toContain(
      '11 coins or many more, where the opponent loses',
    );
    expect(text({ kind: 'recursion', items: [0], state: 99, lost: lost.slice(1), left: [], options: 99 })).toContain(
      '12 coins or 51 more, where the opponent loses',
    );
  });
  it('winning turns that no step tells of are counted, or said not to be', () => {
    expect(last(won('2'))).toBe('1 more move wins as well.');
    expect(last(won('9007199254740995', { ...nim(), sum: 'selective' }))).toBe(
      '9\u202f007\u202f199\u202f254\u202f740\u202f994 more turns win as well.',
    );
    expect(last(won(null))).toContain('not counted');
    expect(last(won('1'))).toContain('Reducing pile 1');
    expect(last({ ...won('5'), steps: nim().steps.slice(0, 2) })).toContain('Each column');
  });
  it('stones are counted where pots behave like Nim', () => {
    const stones = misere(pots());
    expect(text({ kind: 'tame', items: [0, 2] }, stones)).toMatch(/^The stones in pot 1 and pot 3 are tame/);
    expect(text({ kind: 'tame', items: [2] }, stones)).toMatch(/^The stone in pot 3 is tame/);
    expect(text({ kind: 'misere-nim', items: [], big: 3, ones: 1, total: 5 }, stones)).toMatch(
      /^3 stones with Grundy number two or more are left/,
    );
  });
  it('where no turn is possible none is spoken of', () => {
    expect(text({ kind: 'none-achieves', items: [] }, { ...nim(), remoteness: 0 })).toBe(
      'No turn is possible: the game is over.',
    );
    expect(text({ kind: 'none-achieves', items: [] })).toContain('every turn lets the opponent win');
  });
  it('misère Nim tells small piles from large ones', () => {
    expect(text({ kind: 'misere-nim', items: [0], big: 2, ones: 1, total: 3 })).toContain('as it decides normal play');
    expect(text({ kind: 'misere-nim', items: [0], big: 0, ones: 3, total: 1 })).toContain(
      'an odd number of them loses',
    );
  });
  it('misère texts call things what they are', () => {
    const step = { kind: 'misere-nim' as const, items: [], big: 2, ones: 0, total: 1 };
    const small = { ...step, big: 0, ones: 1 };
    expect(text(step)).toMatch(/^2 piles of two or more are left/);
    expect(text(step, board())).toMatch(/^2 pieces that play like a Nim pile of two or more are left/);
    expect(text(small, board())).toMatch(
      /^No piece that plays like a Nim pile of two or more is left, .* there is 1 piece with Grundy number 1\.$/,
    );
    expect(text(step, stairs())).toMatch(/^2 counted stairs with two or more coins are left/);
    expect(text(small, ordered())).toMatch(
      /^No counted difference of two or more is left, .* 1 counted difference of one\.$/,
    );
    expect(text(small, pots())).toMatch(
      /^No stone with Grundy number two or more is left, .* 1 stone with Grundy number one\.$/,
    );
    expect(text(small, nimble())).toMatch(/^No coin on square 2 or beyond is left, .* 1 coin on square 1\.$/);
    expect(text(small, tree())).toMatch(
      /^No node at odd depth with two or more coins is left, .* 1 node at odd depth with one coin\.$/,
    );
  });
  it('says what was searched and what was not decided', () => {
    expect(text({ kind: 'searched', items: [], positions: 1 })).toContain('1 position.');
    const alone = { ...nim(), steps: [{ kind: 'one-live' as const, items: [2] }] };
    expect(text({ kind: 'searched', items: [], positions: 5 }, alone)).toContain(
      'so a search decides it alone: it looked at 5 positions.',
    );
    expect(text({ kind: 'undecided', items: [], limit: 1_000_000, counted: 'positions' })).toContain(
      '1\u202f000\u202f000 positions',
    );
    expect(text({ kind: 'undecided', items: [], limit: 50_000_000, counted: 'steps' })).toContain(
      '50\u202f000\u202f000 steps',
    );
    expect(text({ kind: 'no-restoring', items: [] })).toContain('The nim-sum is already 0');
    expect(text({ kind: 'no-restoring', items: [] }, pots())).not.toContain('pot');
    expect(text({ kind: 'tame', items: [0, 1] })).toContain('are tame');
  });
});

describe('binary columns', () => {
  it('stand highest first, with the odd ones as the core says', () => {
    const table = stepView(itemAt(nim().steps, 1), nim()).binary!;
    expect(table.columns.map(({ place, marked }) => [place, marked])).toEqual([
      ['4', false],
      ['2', true],
      ['1', false],
    ]);
    expect(table.rows.map(({ bits }) => bits.join(''))).toEqual(['111', '100', '001']);
    expect(table.rows.map(({ name }) => name)).toEqual(['pile 1: 7', 'pile 2: 4', 'pile 3: 1']);
    expect(table.total.bits.join('')).toBe('010');
    expect(table.caption).toBe(
      'One column (marked) has an odd number of ones: the 2s. Reduce a number that has a 1 there (7) so that every column becomes even.',
    );
  });
  it('advise even columns only where these win', () => {
    const step = itemAt(nim().steps, 1);
    const advice = (analysis: Analysis): boolean =>
      stepView(step, analysis).binary!.caption.includes('so that every column becomes even');
    expect([nim(), among(2), among(1), among(0)].map(advice)).toEqual([true, true, false, false]);
  });
  it('reach beyond 32 bits', () => {
    const step = {
      kind: 'nim-sum' as const,
      items: [0],
      values: [2 ** 52 + 1],
      columns: [
        { bit: 52, ones: 1, remainder: 1 },
        { bit: 0, ones: 1, remainder: 1 },
      ],
      total: 2 ** 52 + 1,
      omitted: 0,
    };
    expect(binaryTable(step, String).rows[0]?.bits).toEqual(['1', '1']);
  });
});

const tooMuch = (item: string, code: string, ...values: string[]) =>
  problemText({ key: 'piles', code: 'limit', item, passage: null, expected: { code, values } });
const single = (item: string) =>
  problemText({
    key: 'piles',
    code: 'malformed',
    item,
    passage: null,
    expected: { code: 'number-or-run', values: ['0', '9'] },
  });
const sign = (...instead: string[]) =>
  problemText({
    key: 'guess',
    code: instead.length === 0 ? 'unknown' : 'malformed',
    item: '||',
    passage: { from: 1, to: 3, instead },
    expected: { code: 'rule-sign', values: [] },
  });
const told = (...problems: Problem[]) => problemViews(problems).map((view) => view.text);
const noGame = (item: string): Problem => ({
  key: 'game',
  code: item === '' ? 'missing' : 'unknown',
  item,
  passage: null,
  expected: { code: 'one-of-games', values: ['nim', 'kayles', 'dawsons-kayles'] },
});
const stray = (item: string): Problem => ({
  key: item,
  code: 'malformed',
  item,
  passage: null,
  expected: { code: 'key-and-value', values: [] },
});

describe('words', () => {
  it('problems name the item, the key and the expectation', () => {
    const number = { code: 'number', values: ['0', '9007199254740991'] };
    expect(problemText({ key: 'piles', code: 'malformed', item: '7x', passage: null, expected: number })).toBe(
      '«7x» in piles: expected a whole number from 0 to 9\u202f007\u202f199\u202f254\u202f740\u202f991',
    );
    expect(problemText({ key: 'piles', code: 'malformed', item: '', passage: null, expected: number })).toBe(
      'an empty item in piles: expected a whole number from 0 to 9\u202f007\u202f199\u202f254\u202f740\u202f991',
    );
    expect(
      problemText({
        key: 'piles',
        code: 'missing',
        item: '',
        passage: null,
        expected: { code: 'piles-sizes', values: [] },
      }),
    ).toBe('piles is missing: expected the sizes of the piles, such as 7,4,1');
    expect(
      problemText({
        key: 'toward',
        code: 'unknown',
        item: 'up',
        passage: null,
        expected: { code: 'one-of', values: ['left-down', 'left-up', 'right-down'] },
      }),
    ).toBe('«up» in toward: expected left-down, left-up or right-down');
    expect(
      problemText({
        key: 'piles',
        code: 'malformed',
        item: 'x'.repeat(500),
        passage: null,
        expected: { code: '', values: [] },
      }).length,
    ).toBeLessThan(120);
  });
  it('problems say of what there is too much, and where what contradicts stands', () => {
    expect(tooMuch('1000001', 'at-most-numbers', '1000000')).toBe(
      '«1000001 numbers» in piles: expected at most 1000000 numbers',
    );
    expect(tooMuch('9007199254740992', 'at-most-numbers', '2000')).toBe(
      '«over 9\u202f007\u202f199\u202f254\u202f740\u202f991 numbers» in piles: expected at most 2000 numbers',
    );
    expect(tooMuch('1', 'piles-number-for-each', '2')).toBe(
      '«1 number» in piles: expected one number for each of the 2 piles',
    );
    expect(tooMuch('2', 'row-no-smaller-pile', '3', '5')).toBe(
      '«pile 5: 2» in piles: expected at least 3 stones, as in the pile before',
    );
  });
  it('of one wrong number nothing is said about lists', () => {
    for (const item of ['-5', '1.5'])
      expect(single(item)).toBe(`«${item}» in piles: expected a whole number from 0 to 9`);
    for (const item of ['1-x', '', 'x3']) expect(single(item)).toContain('a run of them such as 1-5');
  });
  it('a text without a game is answered by one short sentence that names the nearest', () => {
    expect(told(noGame(''))).toEqual(['Start with a game, such as game=nim']);
    expect(told({ ...stray('Game'), expected: { code: 'small-letters', values: [] } }, noGame(''))[0]).toContain(
      'a key in small letters',
    );
    expect(told(stray('hello world'), noGame(''))).toEqual(['Start with a game, such as game=nim']);
    expect(told(stray('Kayles 7'), noGame(''))).toEqual(['Start with a game, such as game=kayles']);
    expect(told(noGame('dawson-kayle'))).toEqual([
      'There is no game «dawson-kayle». Did you mean game=dawsons-kayles?',
    ]);
    expect(told(noGame('chess'))).toEqual(['There is no game «chess». Start with a game, such as game=nim']);
  });
  it('a sign of another language is answered by what to write', async () => {
    expect(sign(' or ')).toBe('«||» in guess: expected «or»');
    expect(sign()).toBe('«||» in guess is not used here');
  });
  it('numbers are grouped and things counted', () => {
    expect(formatNumber(9007199254740991)).toBe('9\u202f007\u202f199\u202f254\u202f740\u202f991');
    expect(formatNumber(1234)).toBe('1234');
    expect(count(1, 'coin')).toBe('1 coin');
    expect(count(0, 'coin')).toBe('0 coins');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  });
  it('things are called what readers call them', () => {
    expect(itemName(nim().position, 0)).toBe('pile 1');
    expect(itemName(board().position, 1)).toBe('the queen on a1');
    expect(itemName(tree().position, 5)).toBe('node 6');
    const many = Array.from({ length: 64 }, (_, item) => item);
    expect(itemNames(nim().position, many.slice(0, 63), 2)).toBe('pile 1, pile 2 and 61 more');
    expect(itemNames(nim().position, many, 2)).toBe('pile 1, pile 2 and many more');
    const { position } = board();
    const crowd = { ...position, pieceKind: Uint32Array.of(0, 0), pieceCell: Uint32Array.of(2, 2) };
    expect([0, 1].map((item) => itemName(crowd, item))).toEqual(['the knight on c1 (1)', 'the knight on c1 (2)']);
    expect(moveLabel(crowd, { item: 1, from: 2, to: 3, notation: '2:d1' })).toMatch(/^knight c1 \(2\) → /);
    expect(['knight4', 'knight2', 'knight9', 'constructor'].map(pieceName)).toEqual([
      'knight',
      'knight',
      'knight9',
      'constructor',
    ]);
  });
});
