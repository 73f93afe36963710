import type { GuessAnswer } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { guessOf, guessView, setGuess, shownGuess, standAt } from '../../../web/src/families/rule/guess.model.ts';
import { wrongState } from '../../../web/src/families/rule/position.model.ts';
import { ruleShown } from '../../../web/src/params/rule-text.ts';
import { valueOf } from '../../../web/src/params/params.ts';
import { line, plane } from './rule-samples.ts';

const tested = { outcomes: true, checked: 21, open: 0, faulty: 0, failsAt: [], left: 0 };
const refuted: GuessAnswer = { ...tested, kind: 'outcome-refuted', checked: 3, place: [2], lost: false };

describe('a guess', () => {
  it('says where it is wrong first', () => {
    expect(guessView(refuted)).toMatchObject({ wrongAt: [2], notes: ['The 2 positions before it agree.'] });
    expect(guessView(refuted).answer).toBe('Wrong at 2: you guessed not lost, but the player to move loses.');
    expect(guessView({ ...refuted, lost: true }).answer).toContain('you guessed lost');
    const wrong = guessView({
      ...tested,
      kind: 'grundy-refuted',
      outcomes: false,
      place: [2, 5],
      guessed: '9223372036854775807',
      actual: 2,
    });
    expect(wrong.answer).toBe('Wrong at (2, 5): you guessed 9223372036854775807, but the Grundy number is 2.');
  });
  it('is called proved only where it is', () => {
    const holds: GuessAnswer = { ...tested, kind: 'guess-holds' };
    expect(guessView(holds)).toEqual({
      answer: 'Agrees at all 21 positions compared. That is no proof.',
      notes: [],
      wrongAt: null,
    });
    expect(guessView({ ...tested, kind: 'guess-proved', preperiod: 0, period: 7 }).answer).toMatch(
      /^Proved for every number: the outcomes repeat with the period 7,/,
    );
    expect(guessView({ ...tested, kind: 'guess-proved', preperiod: 3, period: 7 }).answer).toContain('from 3 on');
  });
  it('tells what it leaves out', () => {
    const { notes } = guessView({ ...tested, kind: 'guess-holds', open: 1, faulty: 2, failsAt: [0, 0], left: 3 });
    expect(notes).toEqual([
      '1 position is left out: not decided.',
      'The guess has no value at 2 positions, the first of them (0, 0).',
      '3 positions were not checked: that would take too long.',
    ]);
  });
  it('is compared with nothing where no table is', () => {
    expect(guessOf(line())).toBeNull();
    expect(guessOf({ ...line(), text: `${line().text}&guess=n` })?.answer).toContain('no solved table');
    expect(guessView({ ...tested, checked: 0, kind: 'guess-holds' }).answer).toContain('no solved table');
  });
  it('is lit where the table has the place', () => {
    expect([
      wrongState(line()),
      wrongState({ ...line(), asked: refuted }),
      wrongState({ ...line(), asked: { ...refuted, place: [9] } }),
    ]).toEqual([null, 2, null]);
    expect(wrongState({ ...plane(), asked: { ...refuted, place: [1, 5, 1] } })).toBe(4);
  });
  it('that was refused stays in the field, without the answer to an older one', () => {
    const answered = { ...line(), text: `${line().text}&guess=n` };
    expect(shownGuess(answered, null)).toEqual({ guess: 'n', refused: false });
    expect(shownGuess(answered, `${line().text}&guess=n||1`)).toEqual({ guess: 'n||1', refused: true });
    // What was refused for another reason leaves the guess as it is.
    for (const other of [`${answered.text}&at=x`, '2:1'])
      expect(shownGuess(answered, other)).toEqual({ guess: 'n', refused: false });
  });
  it('stands in the text as it was typed', () => {
    const text = 'game=rule&numbers=n&moves=n-1&at=4';
    for (const typed of ['n%7==0 or n%26==2', 'n & 1 # 2', 'n mod 7==0'])
      expect(ruleShown(valueOf(setGuess(text, typed), 'guess') ?? '')).toBe(typed);
    expect(setGuess(setGuess(text, 'n'), '  ')).toBe(text);
    expect(standAt(text, [7])).toBe('game=rule&numbers=n&moves=n-1&at=7');
  });
});
