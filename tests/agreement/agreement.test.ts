import { describe, expect, it } from 'vitest';
import { solveLines } from '../support/solve.ts';
import { compare, compareRehang } from './compare.ts';
import type { Answer, Case, Play } from './compare.ts';
import { drawOf, families } from './draw.ts';
import { Random } from './random.ts';
import { recursion } from './recursion.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

const seed = Number(process.env.GRUNDY_SEED ?? Date.now() % 1_000_000);
const count = process.env.GRUNDY_ALL ? 200_000 : 500;
const plays: Play[] = ['normal', 'misere'];
const atOnce = 500;

interface Question extends Case {
  line: string;
  compareAll(answer: Answer): void;
}

function* questions(family: string): Generator<Question> {
  const random = new Random(seed);
  const draw = drawOf(family);
  for (;;) {
    const { rules, states, hangs } = draw(random);
    const value = recursion(rules.options);
    for (const [index, state] of states.entries()) {
      const play = random.pick(plays);
      const asked = hangs?.questions[index] ?? [];
      const rehang = hangs ? `&rehang=${asked.map(([node, parent]) => `${node + 1}:${parent + 1}`).join()}` : '';
      const position: Case = { rules, value, state, play };
      yield {
        ...position,
        line: `${rules.text(state)}${rehang}${play === 'misere' ? '&play=misere' : ''}`,
        compareAll(answer) {
          compare(position, answer);
          if (hangs) compareRehang(position, hangs.parents, asked, answer.rehang);
        },
      };
    }
  }
}

function disagreement({ line, compareAll }: Question, answer: string): string[] {
  try {
    compareAll(JSON.parse(answer) as Answer);
    return [];
  } catch (error) {
    return [`${line}\n  ${String(error)}`];
  }
}

interface Round {
  asked: Question[];
  answers: Promise<string[]>;
}

async function disagreements(family: string): Promise<{ compared: Record<Play, number>; wrong: string[] }> {
  const compared = { normal: 0, misere: 0 };
  const wrong: string[] = [];
  const drawn = questions(family);
  const ask = (): Round => {
    const asked = Array.from({ length: atOnce }, () => drawn.next().value as Question);
    return { asked, answers: solveLines(asked.map(({ line }) => line)) };
  };
  // The solver works on the next round while this one is compared.
  let next = ask();
  for (let rest = count - atOnce; rest >= 0 && wrong.length === 0; rest -= atOnce) {
    const { asked, answers } = next;
    const given = await answers;
    if (rest > 0) next = ask();
    expect(given).toHaveLength(asked.length);
    for (const [index, question] of asked.entries()) {
      wrong.push(...disagreement(question, itemAt(given, index)));
      compared[question.play] += 1;
    }
  }
  await next.answers;
  return { compared, wrong: wrong.slice(0, 5) };
}

describe(`tests/solve agrees with plain recursion on ${count} random positions (GRUNDY_SEED=${seed})`, () => {
  it.each(Object.keys(families))('of the family %s', { timeout: count * 60 }, async (family) => {
    const { compared, wrong } = await disagreements(family);
    expect(wrong).toEqual([]);
    expect(compared.normal).toBeGreaterThan(count / 3);
    expect(compared.misere).toBeGreaterThan(count / 3);
  });
});
