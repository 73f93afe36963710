/** The line of a position in runs that look different: keys, values, the words of a rule, and what is wrong. */

import type { Problem } from 'grundy-wasm';
import { bareList, withList } from '../params/bare-values.js';
import { isFormula, isRule, ruleRuns, SEPARATOR, type RuleKind } from '../params/rule-text.js';

export interface Run {
  text: string;
  /** A `gap` is an empty run where something is missing. */
  kind: 'key' | 'value' | 'wrong' | 'gap' | RuleKind;
}

/** The numbers of a line that holds nothing else; null of any other. */
export function numbersTyped(typed: string): string | null {
  const text = typed.trim().replace(/^#/, '');
  return /^\d[\d\s,;]*$/.test(text) ? (text.match(/\d+/g) ?? []).join(',') : null;
}

/** The position that is meant by what was typed: numbers alone take the place of the list on screen, if there is one. */
export function positionTyped(typed: string, shown: string): string {
  const [numbers, key] = [numbersTyped(typed), bareList(shown)];
  return numbers !== null && key !== null ? withList(shown, key, numbers) : typed.trim().replace(/^#/, '');
}

/** Splits a text into runs; joined, they are the text, character by character. */
export function runsOf(text: string, problems: readonly Problem[]): Run[] {
  const rule = isRule(text);
  return text
    .split(rule ? SEPARATOR : /(&)/)
    .flatMap((entry, index): Run[] => {
      if (index % 2 === 1) return [{ text: entry, kind: 'key' }];
      const sign = entry.indexOf('=');
      const key = sign < 0 ? entry : entry.slice(0, sign);
      const wrong = problems.filter((problem) => problem.key === key);
      const name: Run = {
        text: entry.slice(0, sign + 1) || entry,
        kind: wrong.some(({ item }) => item === key) ? 'wrong' : 'key',
      };
      if (sign < 0) return [name];
      const value = entry.slice(sign + 1);
      return [
        name,
        ...(rule && isFormula(key)
          ? formulaRuns(value, wrong)
          : valueRuns(value, new Set(wrong.map(({ item }) => item)))),
      ];
    })
    .filter(({ text: run, kind }) => run !== '' || kind === 'gap');
}

/** A value in runs: the items that have a problem are `wrong`. */
function valueRuns(value: string, items: ReadonlySet<string>): Run[] {
  if (items.has(value)) return [{ text: value, kind: 'wrong' }];
  const runs: Run[] = [];
  // A list is split into its items and the separators between them.
  for (const text of items.size === 0 ? [value] : value.split(/([,;])/)) {
    const kind = items.has(text) ? 'wrong' : 'value';
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ text, kind });
  }
  return runs;
}

/** A formula in runs: a problem marks the very characters that are wrong. */
function formulaRuns(value: string, wrong: readonly Problem[]): Run[] {
  const passages = wrong.flatMap(({ passage }) => passage ?? []).toSorted((one, other) => one.from - other.from);
  const runs: Run[] = [];
  let done = 0;
  for (const { from, to } of passages) {
    if (from < done) continue;
    runs.push(...ruleRuns(value.slice(done, from)), {
      text: value.slice(from, to),
      kind: from === to ? 'gap' : 'wrong',
    });
    done = to;
  }
  return [...runs, ...ruleRuns(value.slice(done))];
}
