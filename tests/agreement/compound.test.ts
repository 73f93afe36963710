import { describe, expect, it } from 'vitest';
import { solveLines } from '../support/solve.ts';
import type { Play } from './compare.ts';
import { drawOf } from './draw.ts';
import { Random } from './random.ts';
import { recursion } from './recursion.ts';
import { sumNames, turns, waysIn } from './turns.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

const seed = Number(process.env.GRUNDY_SEED ?? Date.now() % 1_000_000);
const each = process.env.GRUNDY_ALL ? 100_000 : 1_000;
const mostWays = 100;
const atOnce = 1_000;

interface Answer {
  outcome?: string;
  remoteness?: number | null;
  moves?: { count: string | null; list: { notation: string }[] };
}

interface Question {
  line: string;
  /** The answer of recursion: outcome, number and list of winning turns, remoteness. */
  expected: { outcome: string; count: string; list: string[]; remoteness: number };
}

function* questions(family: string): Generator<Question> {
  const random = new Random(seed);
  const draw = drawOf(family);
  for (;;) {
    const { rules, states } = draw(random);
    const sum = random.pick(sumNames);
    const turnsOf = turns(rules, sum);
    const value = recursion(turnsOf);
    for (const state of states.filter((drawn) => waysIn(rules, drawn) <= mostWays)) {
      const play: Play = random.chance(0.5) ? 'normal' : 'misere';
      const { wins, remoteness } = value(state)[play];
      const list = turnsOf(state)
        .filter((turn) => !value(turn.state)[play].wins)
        .map(({ notation }) => notation);
      yield {
        line: `${rules.text(state)}&sum=${sum}${play === 'misere' ? '&play=misere' : ''}`,
        expected: { outcome: wins ? 'win' : 'lose', count: String(list.length), list: list.toSorted(), remoteness },
      };
    }
  }
}

function disagreement({ line, expected }: Question, text: string): string[] {
  const { outcome, remoteness, moves } = JSON.parse(text) as Answer;
  const given = {
    outcome,
    count: moves?.count,
    list: moves?.list.map(({ notation }) => notation).toSorted(),
    // Not every theorem gives a remoteness.
    remoteness: remoteness ?? expected.remoteness,
  };
  const [ours, theirs] = [JSON.stringify(expected), JSON.stringify(given)];
  return ours === theirs ? [] : [`${line}\n  recursion says ${ours}\n  tests/solve    ${theirs}`];
}

async function disagreements(family: string): Promise<string[]> {
  const wrong: string[] = [];
  const drawn = questions(family);
  for (let compared = 0; compared < each && wrong.length === 0; compared += atOnce) {
    const asked = Array.from({ length: atOnce }, () => drawn.next().value as Question);
    const answers = await solveLines(
      asked.map(({ line }) => line),
      '--no-tables',
    );
    expect(answers).toHaveLength(asked.length);
    wrong.push(...asked.flatMap((question, index) => disagreement(question, itemAt(answers, index))));
  }
  return wrong.slice(0, 5);
}

describe(`tests/solve agrees with plain recursion on ${each} random sums under every rule (GRUNDY_SEED=${seed})`, () => {
  it.each(['nim', 'subtraction', 'board', 'tree'])('of the family %s', { timeout: each * 60 }, async (family) => {
    expect(await disagreements(family)).toEqual([]);
  });
});
