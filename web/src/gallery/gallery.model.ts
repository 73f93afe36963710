/** The rows of the gallery, filtered by judge and by search. */

import { ATCODER } from '#words/gallery/atcoder';
import { CODEFORCES } from '#words/gallery/codeforces';
import { JUDGES as NAMES } from '#words/gallery/gallery';
import { HACKERRANK } from '#words/gallery/hackerrank';
import { HDU } from '#words/gallery/hdu';
import { LUOGU } from '#words/gallery/luogu';
import { OTHERS } from '#words/gallery/others';
import type { ToldProblem } from '#words/gallery/told';
import { TOPCODER } from '#words/gallery/topcoder';
import type { Judge, Problem } from './problem.model.js';
import { PROBLEMS } from './problems/all.model.js';
import { lookup } from '../params/lookup.js';

export type ProblemRow = Problem & ToldProblem & { judgeName: string };

const TOLD = lookup<ToldProblem>({
  ...ATCODER,
  ...CODEFORCES,
  ...HACKERRANK,
  ...HDU,
  ...LUOGU,
  ...TOPCODER,
  ...OTHERS,
});

/** All problems, sorted by judge, then by number as a reader counts: 87C before 1312F. */
export const ROWS: readonly ProblemRow[] = PROBLEMS.flatMap((problem) => {
  const told = TOLD[problem.key];
  return told ? [{ ...problem, ...told, judgeName: NAMES[problem.judge] }] : [];
}).toSorted(
  (one, other) =>
    one.judgeName.localeCompare(other.judgeName) ||
    one.number.localeCompare(other.number, undefined, { numeric: true }),
);

/** The rows that contain every word of the search. A number may be written with the judge, as 87C or CF87C. */
export function rowsShown(search: string, judge: Judge | null): readonly ProblemRow[] {
  const wanted = search
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/\s+/)
    .filter((word) => word !== '');
  return ROWS.filter((row) => {
    if (judge !== null && row.judge !== judge) return false;
    const { key, number, name, rule, theory, judgeName } = row;
    const said = [judgeName, number, name, rule, theory, key, key.replaceAll('-', ''), number.replaceAll(' ', '')]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}
