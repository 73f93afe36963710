/** Compiles and runs the programs that the core writes for rules, and compares their answers with the core's. */

import { describe, expect, it } from 'vitest';
import type { Language, Play } from 'grundy-wasm';
import { loadModule } from '../support/module.ts';
import { someOf } from '../support/some-of.ts';
import { itemAt } from '../../web/src/params/item-at.ts';
import { outputsOf } from './programs.ts';
import { Random } from './random.ts';
import { drawnRule, WRITTEN, type RuleText } from './rule-texts.ts';

const seed = Number(process.env.GRUNDY_SEED ?? Date.now() % 1_000_000);
const drawn = process.env.GRUNDY_ALL ? 150 : 1;

const grundy = await loadModule();

/** Limits at which the core stops but a program need not. */
const LIMITS = new Set(['rule-many-parts', 'rule-long-list']);

interface Question {
  at: string;
  input: string;
}

/** The place with all numbers 0, then random positions of one to three components. */
function questionsOf({ numbers }: RuleText, most: number, random: Random): Question[] {
  const counts = [1, 1, 2, 1, 3, 1];
  const places = counts.map((count, round) =>
    random.list(count, () => random.list(numbers, () => (round === 0 ? 0 : random.whole(1, most)))),
  );
  return places.map((components) => ({
    at: components.map((place) => (numbers === 1 ? String(place[0]) : `(${place.join()})`)).join(),
    input: components.map((place) => `${place.join(' ')}\n`).join(''),
  }));
}

const textOf = (rule: RuleText, at: string, play: Play): string =>
  `game=rule&${rule.text}&at=${at}${play === 'misere' ? '&play=misere' : ''}`;

const endsWhole = (text: string): boolean => /&(lost|won)=/.test(text);

/** What a program must print; null if it must stop instead, undefined if either is allowed. */
function expectedOf(text: string, language: Language): string | null | undefined {
  const reply = grundy.analyze(text);
  if (!reply.ok) {
    const codes = reply.problems.map(({ expected }) => expected.code);
    // Numbers in Python do not overflow.
    return codes.some((code) => LIMITS.has(code) || (language === 'python' && code === 'rule-overflow'))
      ? undefined
      : null;
  }
  if (!grundy.program(text, language).ok) return null;
  const { outcome, play } = reply.analysis;
  if (outcome === 'undecided') return undefined;
  return play === 'normal' && !endsWhole(text) ? `${outcome} ${reply.analysis.grundy}` : outcome;
}

/** The program of a rule, which is the same for every position. The position `none` is tried last: no rule has a fault there. */
function sourceOf(rule: RuleText, language: Language, play: Play, questions: readonly Question[]): string | null {
  for (const at of [...questions.map((question) => question.at), 'none']) {
    const reply = grundy.program(textOf(rule, at, play), language);
    if (reply.ok) return reply.source;
  }
  return null;
}

/** Compares the program's answers with the core's, and returns how many. */
function compare(rule: RuleText, language: Language, play: Play, random: Random): number {
  const questions = questionsOf(rule, play === 'normal' ? 9 : 4, random);
  const source = sourceOf(rule, language, play, questions);
  if (source === null) return 0;
  const expected = questions.map(({ at }) => expectedOf(textOf(rule, at, play), language));
  const told = questions.filter((_, index) => expected[index] !== undefined);
  const outputs = outputsOf(
    source,
    language,
    told.map(({ input }) => input),
  );
  const asked = told.map(({ at }) => textOf(rule, at, play));
  expect(Object.fromEntries(asked.map((text, index) => [text, itemAt(outputs, index)]))).toEqual(
    Object.fromEntries(asked.map((text, index) => [text, expected.filter((answer) => answer !== undefined)[index]])),
  );
  return told.length;
}

describe('a program says of positions what the core says, and stops where the rule is at fault', () => {
  it.each(someOf(WRITTEN, 6))('$text', (rule) => {
    const random = new Random(1704);
    expect(compare(rule, 'python', 'normal', random)).toBeGreaterThan(0);
    expect(compare(rule, 'python', 'misere', random)).toBeGreaterThan(0);
  });

  // To compile a program takes as long as all questions in Python.
  it.each(someOf(WRITTEN, 24))('in C++: $text', (rule) => {
    expect(compare(rule, 'cpp', 'normal', new Random(1704))).toBeGreaterThan(0);
  });

  it.each(someOf(WRITTEN, 48))('in C++ and misère play: $text', (rule) => {
    expect(compare(rule, 'cpp', 'misere', new Random(1705))).toBeGreaterThan(0);
  });

  it(`of ${drawn} rules drawn with seed ${seed}`, () => {
    const random = new Random(seed);
    for (let count = 0; count < drawn; ++count) {
      const rule = drawnRule(random);
      compare(rule, 'cpp', 'normal', random);
      compare(rule, 'python', 'normal', random);
    }
  }, 1_200_000);
});

function codesOf(text: string): string[] {
  const reply = grundy.program(text, 'cpp');
  return reply.ok ? [] : reply.problems.map(({ key, expected }) => `${key}: ${expected.code}`);
}

describe('no program is written', () => {
  it('of a game whose moves are not typed', () => {
    expect(codesOf('game=nim&piles=3,5')).toEqual(['game: program-typed-moves']);
  });

  it('where play can return, and where a turn moves several components', () => {
    expect(codesOf('game=rule&numbers=n&moves=n+1_if_n_lt_4;_n-2&at=3')).toEqual(['moves: program-no-return']);
    expect(codesOf('game=rule&numbers=n&moves=n-1&at=3,2&sum=selective')).toEqual(['sum: program-disjunctive']);
  });

  it('in another language, or of a faulty text', () => {
    const reply = grundy.program('game=rule&numbers=n&moves=n-1&at=3', 'cobol' as Language);
    expect(reply.ok ? [] : reply.problems.map(({ key, code }) => `${key}: ${code}`)).toEqual(['language: unknown']);
    expect(grundy.program('game=nim&piles=x', 'cpp')).toEqual(grundy.analyze('game=nim&piles=x'));
  });
});
