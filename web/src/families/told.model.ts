/** The registry of families whose tellers and describers are fetched late, and of words fetched with the first problem that needs them. */

import type { Analysis, Problem, Reply } from 'grundy-wasm';
import { LATE_EXPECTED } from '../words/late-words.js';
import { ARRIVED, familyName, type Late, type LateFamily, type ToldLate } from './families.model.js';
import { LATE, sighted } from './late.model.js';

const TOLD: { readonly [Name in ToldLate]: () => Promise<object> } = {
  rule: () => import('./rule/told.model.js'),
  hackenbush: () => import('./hackenbush/told.model.js'),
  cram: () => import('./cram/told.model.js'),
  chomp: () => import('./chomp/told.model.js'),
  notakto: () => import('./notakto/told.model.js'),
  geography: () => import('./geography/told.model.js'),
  'node-kayles': () => import('./node-kayles/told.model.js'),
};

/** Returns the analysis once its family can answer everything. */
export async function familiar(analysis: Analysis): Promise<Analysis> {
  const name = familyName(analysis.position);
  const [told] = await Promise.all([TOLD[name as keyof typeof TOLD]?.(), sighted(analysis)]);
  if (told) ARRIVED[name] = { ...ARRIVED[name], ...told } as LateFamily;
  return analysis;
}

export async function fetchLateFamilies(): Promise<void> {
  for (const [name, fetch] of [...Object.entries(LATE), ...Object.entries(TOLD)]) {
    // oxlint-disable-next-line no-await-in-loop -- the words of a family are added to what is there of it
    ARRIVED[name as Late] = { ...ARRIVED[name as Late], ...(await fetch()) } as LateFamily;
  }
}

/** Fetches the words for problems of typed rules. */
export const fetchRuleWords = async () =>
  void Object.assign(LATE_EXPECTED, (await import('#words/families/rule-problems')).RULE_EXPECTED);

export async function fetchWords(problems: readonly Problem[]): Promise<void> {
  if (problems.some(({ expected }) => expected.code.startsWith('rule-'))) await fetchRuleWords();
}

/** Returns the reply once its problems can be worded. */
export async function withWords<R extends { ok: true } | { ok: false; problems: Problem[] }>(reply: R): Promise<R> {
  if (!reply.ok) await fetchWords(reply.problems);
  return reply;
}

/** Returns the reply once its family can answer everything, or its problems can be worded. */
export async function withFamily(reply: Reply): Promise<Reply> {
  await (reply.ok ? familiar(reply.analysis) : fetchWords(reply.problems));
  return reply;
}
