/** The text of a position as the rows of a form: one for each parameter that is written or could be. */

import type { Problem } from 'grundy-wasm';
import { readEntries, valueOf, withValue } from '../params/params.js';
import { problemText, problemViews } from '../words/problems.js';
import type { GameRow } from '../words/catalogue.js';
import type { TextNote } from '../families/family.model.js';
import { decoded, isFormula, isRule, mends, noteMends, ruleShown, valueSent, type Meant } from '../params/rule-text.js';

export interface FieldView {
  key: string;
  value: string;
  meaning: string;
  form: string;
  /** Whether it is shown at once: it is written or required. */
  inSight: boolean;
  required: boolean;
  problems: string[];
  /** What is said of a value that is no problem. */
  notes: string[];
  /** What was likely meant by the value, in the text with it. */
  meant: Meant[];
}

export interface FieldsView {
  fields: FieldView[];
  /** Problems whose key has no row, each with its key. */
  others: { key: string; text: string }[];
}

/** Keys that have switches of their own. */
const SWITCHED = new Set(['play', 'sum']);

/** A key such as `piece.NAME` in the catalogue stands for any name. */
function isPattern(key: string): boolean {
  return /[A-Z]/.test(key);
}

function matches(pattern: string, key: string): boolean {
  return isPattern(pattern) ? key.startsWith(pattern.slice(0, pattern.search(/[A-Z]/))) : pattern === key;
}

/** Whether a value is edited like a rule: with blanks for underscores, and without escapes. */
const isEditedAsRule = (text: string, key: string): boolean => isFormula(key) && isRule(text);

/** Whether a value may hold any signs, so that it is edited without the escapes of its text. */
const isEditedDecoded = (key: string): boolean => key === 'labels';

function shownValue(text: string, key: string): string {
  const value = valueOf(text, key) ?? '';
  if (isEditedDecoded(key)) return decoded(value);
  return isEditedAsRule(text, key) ? ruleShown(value) : value;
}

/** The text with the value that was typed into a field. */
export function withField(text: string, key: string, typed: string): string {
  if (isEditedDecoded(key)) return withValue(text, key, typed.replaceAll(/[ %&#]/g, encodeURIComponent));
  return withValue(text, key, isEditedAsRule(text, key) ? valueSent(typed) : typed);
}

export function fieldsView(
  text: string,
  game: GameRow | undefined,
  problems: readonly Problem[],
  notes: readonly TextNote[] = [],
): FieldsView {
  const parameters = game?.parameters ?? [];
  const offering = problems.length > 0 ? [] : notes.filter(({ meant }) => meant !== null);
  const problemsOf = (key: string): string[] => problems.filter((problem) => problem.key === key).map(problemText);
  const row = (key: string): FieldView => {
    const known = parameters.find((parameter) => matches(parameter.key, key));
    return {
      key,
      value: shownValue(text, key),
      meaning: known?.meaning ?? '',
      form: known?.form ?? '',
      required: known?.required ?? false,
      inSight: known?.required === true || valueOf(text, key) !== undefined,
      problems: problemsOf(key),
      notes: offering.filter((note) => note.key === key).map(({ said }) => said),
      meant: [
        ...problems.filter((problem) => problem.key === key).flatMap((problem) => mends(text, problem)),
        ...offering.filter((note) => note.key === key).flatMap((note) => noteMends(text, note)),
      ],
    };
  };
  const written = readEntries(text)
    .map(([key]) => key)
    .filter((key) => key !== 'game');
  const offered = parameters.map(({ key }) => key).filter((key) => !isPattern(key) && !SWITCHED.has(key));
  const keys = [...new Set([...offered, ...written.filter((key) => !SWITCHED.has(key) || problemsOf(key).length > 0)])];
  return {
    fields: keys.map(row),
    others: problemViews(problems.filter(({ key }) => !keys.includes(key))).map(({ key, text: told }) => ({
      key,
      text: told,
    })),
  };
}
