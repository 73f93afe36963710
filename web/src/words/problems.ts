import type { Problem } from 'grundy-wasm';
import { expectedWords, itemWords, missingParameter, noParameter, wholeValue, wrongItem } from '#words/problems';

export interface ProblemView {
  key: string;
  text: string;
}

/** The sentence for a problem: the item as it was written, where it is, what was expected. */
export function problemText({ key, code, item, expected, passage }: Problem): string {
  const meant = expectedWords(expected, passage?.instead ?? undefined);
  if (item === '' && code === 'missing') return missingParameter(key, meant);
  if (item === key && code === 'unknown') return noParameter(key, meant);
  // No single item is wrong, but all of them together.
  if (item === '' && (code === 'conflict' || code === 'limit') && meant !== '') return wholeValue(key, meant);
  return wrongItem(shortened(itemWords(item, expected)), item === key ? null : key, code, meant, item === '' && Boolean(passage));
}

export function problemViews(problems: readonly Problem[]): ProblemView[] {
  return problems.map((problem) => ({ key: problem.key, text: problemText(problem) }));
}

/** Shortens an item, which can be as long as a pasted file. */
function shortened(item: string): string {
  return item.length > 60 ? `${item.slice(0, 57)}…` : item;
}
