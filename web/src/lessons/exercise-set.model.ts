/** A set of exercises of one lesson, as a link names it: everyone who opens it gets the same positions. */

import { instanceOf } from './instance.model.js';

export interface ExerciseSet {
  /** The name of the lesson's page, without its ending. */
  lesson: string;
  /** From 1 to 9999. */
  seed: number;
  /** From 1 to 20. */
  many: number;
}

export const MOST = { seed: 9999, many: 20 } as const;

const USUAL = { seed: 1, many: 6 } as const;

/** Positions of each question that are drawn for a seed. */
const DRAWN = 100;

/** The number in a query: the usual one if it is no number from 1 on, and the largest if it is too large. */
export function numberAsked(key: keyof typeof MOST, value: string | null): number {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? Math.min(number, MOST[key]) : USUAL[key];
}

/** The set that the values of a query name; null if its lesson is none of these. */
export function setOf(
  valueOf: (name: keyof ExerciseSet) => string | null,
  lessons: readonly string[],
): ExerciseSet | null {
  const lesson = valueOf('lesson') ?? '';
  if (!lessons.includes(lesson)) return null;
  return { lesson, seed: numberAsked('seed', valueOf('seed')), many: numberAsked('many', valueOf('many')) };
}

export const queryOf = ({ lesson, seed, many }: ExerciseSet): string => `?lesson=${lesson}&seed=${seed}&many=${many}`;

export interface Drawn {
  /** The index of its pattern. */
  question: number;
  /** The seed that `instanceOf` draws it with. */
  seed: number;
}

/** Takes the questions in turn, no position twice; fewer than `many` if there are no more positions. */
export function drawnSet(patterns: readonly string[], { seed, many }: Pick<ExerciseSet, 'seed' | 'many'>): Drawn[] {
  const seen = new Set<string>();
  const set: Drawn[] = [];
  for (let each = seed * DRAWN; each < (seed + 1) * DRAWN; each += 1) {
    for (const [question, pattern] of patterns.entries()) {
      const text = instanceOf(pattern, each);
      if (set.length < many && !seen.has(text)) set.push({ question, seed: each });
      seen.add(text);
    }
  }
  return set;
}
