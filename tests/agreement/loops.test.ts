import { describe, expect, it } from 'vitest';
import { solveLines } from '../support/solve.ts';
import type { Answer, Play } from './compare.ts';
import { fixPoint } from './fix-point.ts';
import { fullPiece, ownLoop } from './pieces.ts';
import { Random } from './random.ts';
import { board } from './rules.ts';
import type { Rules } from './rules.ts';
import type { State } from './recursion.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

const seed = Number(process.env.GRUNDY_SEED ?? Date.now() % 1_000_000);
const count = process.env.GRUNDY_ALL ? 40_000 : 1_000;

interface Question {
  rules: Rules;
  state: State;
  play: Play;
  line: string;
}

function draw(random: Random): Question {
  const pieces = random.whole(1, 2);
  const side = itemAt([0, 7, 3], pieces);
  const [width, height] = [random.whole(1, side), random.whole(1, side)];
  const cells = random.list(width * height, (cell) => cell);
  const holes = cells.filter(() => random.chance(0.3)).slice(1);
  const free = cells.filter((cell) => !holes.includes(cell));
  const kinds = random.list(pieces, (index) =>
    random.chance(0.5) ? fullPiece(random) : ownLoop(random, `own${index}`),
  );
  const rules = board({
    width,
    height,
    holes,
    pieces: kinds.map(({ vectors }) => vectors),
    names: kinds.map(({ name }) => name),
    extra: kinds.map(({ parameter }) => parameter).join(''),
  });
  const state = random.list(pieces, () => random.pick(free));
  const play = random.pick(['normal', 'misere'] as const);
  return { rules, state, play, line: `${rules.text(state)}${play === 'misere' ? '&play=misere' : ''}` };
}

const LETTERS = { win: 'W', lose: 'L', draw: 'D' };

function compare({ rules, state, play }: Question, answer: Answer): void {
  const whole = fixPoint(rules.options, state, play);
  const { outcome, remoteness } = whole(state);
  expect(answer.outcome).toBe(outcome);
  expect([null, remoteness]).toContain(answer.remoteness);
  const winning = rules.options(state).filter((option) => whole(option.state).outcome === 'lose');
  expect(answer.moves.list.map(({ notation }) => notation).toSorted()).toEqual(winning.map(rules.notation).toSorted());
  expect(answer.moves.count).toBe(String(winning.length));
  for (const [component, alone] of rules.components(state).entries()) {
    const verdict = fixPoint(rules.options, alone, play)(alone);
    expect(answer.components.outcome[component]).toBe(LETTERS[verdict.outcome]);
    expect(answer.components.remoteness[component]).toBe(verdict.remoteness);
    const table = itemAt(answer.tables, itemAt(answer.components.table, component));
    for (const [cell, entry] of rules.table(state, component, table.outcomes.length)!.entries()) {
      const expected = entry === null ? '#' : LETTERS[fixPoint(rules.options, entry, play)(entry).outcome];
      expect(table.outcomes[cell]).toBe(expected);
    }
  }
}

describe(`tests/solve agrees with the fix-point on ${count} random boards with loops (GRUNDY_SEED=${seed})`, () => {
  it('full pieces and own ones, alone and two together', { timeout: count * 60 }, async () => {
    const random = new Random(seed);
    const asked = Array.from({ length: count }, () => draw(random));
    const answers = await solveLines(asked.map(({ line }) => line));
    const seen = new Set<string>();
    for (const [index, question] of asked.entries()) {
      const answer = JSON.parse(itemAt(answers, index)) as Answer;
      if (answer.problems !== undefined || answer.crashed !== undefined)
        throw new Error(`${question.line}\n${answers[index]}`);
      try {
        compare(question, answer);
      } catch (error) {
        throw new Error(`${question.line}\n  ${String(error)}`, { cause: error });
      }
      seen.add(answer.outcome);
    }
    expect([...seen].toSorted()).toEqual(['draw', 'lose', 'win']);
  });
});
