/** Turns the core's answers into what a judge prints. */

import type { Analysis, Batch } from 'grundy-wasm';
import { INPUT_PROBLEMS, notDecided } from '#words/gallery/gallery';
import type { Case, InputProblem } from './input-form.model.js';
import type { Answer } from './problem.model.js';
import { lookup } from '../params/lookup.js';

/** The answer to one case: what is printed, or why nothing is. */
export type Said = { printed: string } | { problem: string };

const LETTERS = lookup<'win' | 'lose' | 'draw'>({ W: 'win', L: 'lose', D: 'draw' });

export function saidByBatch(answer: Exclude<Answer, 'judge' | 'lost'>, batch: Batch, place: number): Said {
  const undecided = { problem: notDecided(place + 1) };
  if (answer === 'moves') {
    const moves = batch.moves[place] ?? -1;
    return moves < 0 ? undecided : { printed: String(moves) };
  }
  const outcome = LETTERS[String.fromCharCode(batch.outcome[place] ?? 0)];
  const word = outcome && answer[outcome];
  return word === undefined ? undecided : { printed: word.replace('#', String(place + 1)) };
}

export function saidByAnalysis(answer: 'judge' | 'lost', { judge, asked }: Analysis, place: number): Said {
  const printed = answer === 'judge' ? judge : asked?.kind === 'lost-count' ? (asked.lost ?? '') : '';
  return printed === '' ? { problem: notDecided(place + 1) } : { printed: String(printed) };
}

/** Puts the answers of cases that share a line side by side. */
export function outputOf(cases: readonly Case[], printed: readonly string[]): string {
  const lines: string[] = [];
  for (const [place, { line }] of cases.entries()) lines[line] = (lines[line] ?? '') + (printed[place] ?? '');
  return lines.join('\n');
}

export function problemWords(problem: InputProblem): string {
  if (problem.code === 'number') return INPUT_PROBLEMS.number(problem.name, problem.item);
  if (problem.code === 'rest') return INPUT_PROBLEMS.rest(problem.item);
  if (problem.code === 'ended' || problem.code === 'count') return INPUT_PROBLEMS[problem.code](problem.name);
  if (problem.code === 'limit') return INPUT_PROBLEMS.limit(problem.name, problem.item, problem.least, problem.most);
  if (problem.code === 'letters') return INPUT_PROBLEMS.letters(problem.name, problem.item, problem.letters);
  if (problem.code === 'length') return INPUT_PROBLEMS.length(problem.name, problem.item, problem.letters);
  if (problem.code === 'order') return INPUT_PROBLEMS.order(problem.name, problem.order);
  return INPUT_PROBLEMS[problem.code]();
}
