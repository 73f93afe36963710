/** The registry of families that are fetched with the first position of theirs, and of words with the first problem that needs them. */

import type { Analysis, Problem, Reply } from 'grundy-wasm';
import { LATE_EXPECTED } from '../words/late-words.js';
import { ARRIVED, familyName, type Late, type LateFamily, type Positions } from './families.model.js';

const LATE: { readonly [Name in Late]: () => Promise<object> } = {
  rule: () => import('./rule/late.model.js'),
  hackenbush: () => import('./hackenbush/late.model.js'),
  cram: () => import('./cram/late.model.js'),
  chomp: () => import('./chomp/late.model.js'),
};

/** Fetches a family that comes late; nothing where it is there from the first. */
async function fetchFamily(name: keyof Positions): Promise<void> {
  ARRIVED[name] ??= (await LATE[name as Late]?.()) as LateFamily;
}

export const fetchLateFamilies = () => Promise.all((Object.keys(LATE) as Late[]).map(fetchFamily));

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

/** The same, once everything can be asked of the position's family. */
export async function familiar(analysis: Analysis): Promise<Analysis> {
  await fetchFamily(familyName(analysis.position));
  return analysis;
}

/** The same, once everything can be asked of its family as well. */
export async function withFamily(reply: Reply): Promise<Reply> {
  await (reply.ok ? familiar(reply.analysis) : fetchWords(reply.problems));
  return reply;
}
