import type { Batch, Problem as Fault, Reply } from 'grundy-wasm';
import { notRead } from '#words/gallery/gallery';
import { problemText } from '../words/problems.js';
import { readInput } from './input-form.model.js';
import { positionOf } from './input-text.model.js';
import { outputOf, problemWords, saidByAnalysis, saidByBatch, type Said } from './output.model.js';
import type { Input } from './problem.model.js';

/** The parts of the solver used here. */
export interface InputSolver {
  solveMany(lines: string, signal?: AbortSignal): Promise<Batch>;
  analyzeBeside(text: string): Promise<Reply>;
}

export type Answered = { output: string } | { problem: string };

const refused = (place: number, faults: readonly Fault[]): Said => ({
  problem: notRead(place + 1, faults[0] ? problemText(faults[0]) : ''),
});

async function saidOf(
  { answer }: Input,
  texts: readonly string[],
  solver: InputSolver,
  signal?: AbortSignal,
): Promise<Said[]> {
  if (answer === 'judge' || answer === 'lost') {
    const replies = await Promise.all(texts.map((text) => solver.analyzeBeside(text)));
    return replies.map((reply, place) =>
      reply.ok ? saidByAnalysis(answer, reply.analysis, place) : refused(place, reply.problems),
    );
  }
  const batch = await solver.solveMany(texts.join('\n'), signal);
  const faults = new Map(batch.problems.map(({ line, problems }) => [line - 1, problems]));
  return texts.map((_, place) =>
    faults.has(place) ? refused(place, faults.get(place) ?? []) : saidByBatch(answer, batch, place),
  );
}

/** What the judge of a problem prints for an input, or the first thing that is wrong with it. */
export async function answerInput(
  input: Input,
  text: string,
  solver: InputSolver,
  signal?: AbortSignal,
): Promise<Answered> {
  const read = readInput(input.form, text, input.limits, input.called);
  if ('problem' in read) return { problem: problemWords(read.problem) };
  const said = await saidOf(
    input,
    read.cases.map(({ values }) => positionOf(input.position, values)),
    solver,
    signal,
  );
  const printed: string[] = [];
  for (const each of said) {
    if ('problem' in each) return each;
    printed.push(each.printed);
  }
  return { output: outputOf(read.cases, printed) };
}
