/** The registry of families of which also what is told of turns and places comes late, and of words that are fetched with the first problem that needs them. */

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

/** The same, once everything can be asked of the position's family. */
export async function familiar(analysis: Analysis): Promise<Analysis> {
  const name = familyName(analysis.position);
  const [told] = await Promise.all([TOLD[name as keyof typeof TOLD]?.(), sighted(analysis)]);
  if (told) ARRIVED[name] = { ...ARRIVED[name], ...told } as LateFamily;
  return analysis;
}

export async function fetchLateFamilies(): Promise<void> {
  for (const [name, fetch] of [...Object.entries(LATE), ...Object.entries(TOLD)]) {
    // oxlint-disable-next-line no-await-in-loop -- what is told of a family is put to what is there of it
    ARRIVED[name as Late] = { ...ARRIVED[name as Late], ...(await fetch()) } as LateFamily;
  }
}

/** What is said of typed rules that are refused. */
export const fetchRuleWords = async () => void Object.assign(LATE_EXPECTED, (await import('#words/families/rule-problems')).RULE_EXPECTED);

export async function fetchWords(problems: readonly Problem[]): Promise<void> {
  if (problems.some(({ expected }) => expected.code.startsWith('rule-'))) await fetchRuleWords();
}

/** The same, once its problems can be worded. */
export async function withWords<R extends { ok: true } | { ok: false; problems: Problem[] }>(reply: R): Promise<R> {
  if (!reply.ok) await fetchWords(reply.problems);
  return reply;
}

/** The same, once everything can be asked of its family as well. */
export async function withFamily(reply: Reply): Promise<Reply> {
  await (reply.ok ? familiar(reply.analysis) : fetchWords(reply.problems));
  return reply;
}
