import type { Problem } from 'grundy-wasm';
import {
  expectedWords,
  itemWords,
  missingParameter,
  noParameter,
  noSuchGame,
  startWithGame,
  wholeValue,
  wrongItem,
} from '#words/problems';

export interface ProblemView {
  key: string;
  text: string;
  problem: Problem;
}

/** The sentence for a problem: the item as it was written, where it is, what was expected. */
export function problemText({ key, code, item, expected, passage }: Problem): string {
  // What was meant as one number is not told how to write several.
  const single = expected.code === 'number-or-run' && item !== '' && !Number.isNaN(Number(item));
  const meant = expectedWords(single ? { ...expected, code: 'number' } : expected, passage?.instead[0]);
  if (item === '' && code === 'missing') return missingParameter(key, meant);
  if (item === key && code === 'unknown') return noParameter(key, meant);
  // No single item is wrong, but all of them together.
  if (item === '' && (code === 'conflict' || code === 'limit') && meant !== '') return wholeValue(key, meant);
  return wrongItem(
    shortened(itemWords(item, expected)),
    item === key ? null : key,
    code,
    meant,
    item === '' && Boolean(passage),
  );
}

export function problemViews(problems: readonly Problem[]): ProblemView[] {
  const unnamed = problems.find(({ expected }) => expected.code === 'one-of-games');
  // Words without a game are no parameters yet.
  const told = unnamed ? problems.filter(({ expected }) => expected.code !== 'key-and-value') : problems;
  return told.map((problem) => ({
    key: problem.key,
    text: problem === unnamed ? gameText(problem, problems) : problemText(problem),
    problem,
  }));
}

function gameText({ item, expected }: Problem, problems: readonly Problem[]): string {
  const written = item || (problems.find((problem) => problem.item !== '')?.item ?? '');
  const word = /[a-z\d-]+/.exec(written.toLowerCase())?.[0] ?? '';
  const name = expected.values.find((each) => isNear(word, each, word.length > 4 ? 2 : 1)) ?? null;
  return item === '' ? startWithGame(name) : noSuchGame(shortened(item), name);
}

/** Whether at most so many letters differ, are missing or were added. */
function isNear(one: string, other: string, most: number): boolean {
  if (one === '' || other === '') return one.length + other.length <= most;
  const [less, fewer] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isNear(less, fewer, most);
  return most > 0 && (isNear(less, fewer, most - 1) || isNear(less, other, most - 1) || isNear(one, fewer, most - 1));
}

/** Shortens an item, which can be as long as a pasted file. */
function shortened(item: string): string {
  return item.length > 60 ? `${item.slice(0, 57)}…` : item;
}
