/** The line of a position as runs of text that are set apart: keys, values, and what is wrong. */

import type { Problem } from 'grundy-wasm';

export interface Run {
  text: string;
  kind: 'key' | 'value' | 'wrong';
}

/** All runs together are the text, character by character. */
export function runsOf(text: string, problems: readonly Problem[]): Run[] {
  return text.split('&').flatMap((entry, index) => {
    const sign = entry.indexOf('=');
    const key = sign < 0 ? entry : entry.slice(0, sign);
    const wrong = problems.filter((problem) => problem.key === key);
    const lead: Run[] = index === 0 ? [] : [{ text: '&', kind: 'key' }];
    const name: Run = { text: entry.slice(0, sign + 1) || entry, kind: wrong.some(({ item }) => item === key) ? 'wrong' : 'key' };
    return [...lead, name, ...(sign < 0 ? [] : valueRuns(entry.slice(sign + 1), new Set(wrong.map(({ item }) => item))))].filter((run) => run.text !== '');
  });
}

/** The items that are complained about, as they were written. */
function valueRuns(value: string, items: ReadonlySet<string>): Run[] {
  if (items.has(value)) return [{ text: value, kind: 'wrong' }];
  const runs: Run[] = [];
  // A list, with what parts its items.
  for (const text of items.size === 0 ? [value] : value.split(/([,;])/)) {
    const kind = items.has(text) ? 'wrong' : 'value';
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ text, kind });
  }
  return runs;
}
