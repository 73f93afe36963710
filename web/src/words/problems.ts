import type { Problem } from 'grundy-wasm';

export interface ProblemView {
  key: string;
  text: string;
}

const WITHOUT_EXPECTATION: Record<Problem['code'], string> = {
  missing: 'is missing',
  unknown: 'is not known',
  repeated: 'is given more than once',
  malformed: 'cannot be read',
  range: 'is out of range',
  limit: 'is over the limit',
  conflict: 'does not fit the rest',
};

/** One sentence for a problem: the item as it was written, where it stands, what was expected. */
export function problemText({ key, code, item, expected }: Problem): string {
  if (item === '' && code === 'missing') return `${key} is missing: expected ${expected}`;
  if (item === key && code === 'unknown') return `${key} is not a parameter here: expected ${expected}`;
  const where = item === '' ? `an empty item in ${key}` : `«${shortened(item)}» in ${key}`;
  return expected === '' ? `${where} ${WITHOUT_EXPECTATION[code]}` : `${where}: expected ${expected}`;
}

export function problemViews(problems: readonly Problem[]): ProblemView[] {
  return problems.map((problem) => ({ key: problem.key, text: problemText(problem) }));
}

/** An item can be as long as a pasted file. */
function shortened(item: string): string {
  return item.length > 60 ? `${item.slice(0, 57)}…` : item;
}
