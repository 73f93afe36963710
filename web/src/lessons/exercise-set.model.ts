/** A set of exercises of one lesson, as a link names it: whoever opens it has the same positions. */

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

/** So many positions of each question belong to a seed. */
const DRAWN = 100;

/** What is no number from 1 on is the usual one, and what is too large the largest. */
export function numberAsked(key: keyof typeof MOST, value: string | null): number {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? Math.min(number, MOST[key]) : USUAL[key];
}

/** The set that the values of a query name, of one of these lessons; null where they name none of them. */
export function setOf(valueOf: (name: keyof ExerciseSet) => string | null, lessons: readonly string[]): ExerciseSet | null {
  const lesson = valueOf('lesson') ?? '';
  if (!lessons.includes(lesson)) return null;
  return { lesson, seed: numberAsked('seed', valueOf('seed')), many: numberAsked('many', valueOf('many')) };
}

export const queryOf = ({ lesson, seed, many }: ExerciseSet): string => `?lesson=${lesson}&seed=${seed}&many=${many}`;

export interface Drawn {
  /** Which of the patterns. */
  question: number;
  /** What `instanceOf` draws it with. */
  seed: number;
}

/** The questions in turn, none with the same position twice; fewer than are wanted where there are no more positions. */
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
