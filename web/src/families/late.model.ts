/** The registry of families that are fetched with the first position of theirs, and of words with the first problem that needs them. */

import type { Analysis, Problem, Reply } from 'grundy-wasm';
import { LATE_EXPECTED } from '../words/late-words.js';
import type { Describer } from './describer.model.js';
import { FAMILIES, familyName, LATE_DESCRIBERS, LATE_TELLERS, type Late } from './families.model.js';
import type { Teller } from './teller.model.js';

export const LATE: { [Name in Late]: () => Promise<void> } = {
  rule: async () => {
    const { family, teller, describer } = await import('./rule/late.model.js');
    FAMILIES.rule = family;
    LATE_TELLERS.rule = teller as Teller;
    LATE_DESCRIBERS.rule = describer as Describer;
  },
};

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
  await LATE[familyName(analysis.position) as Late]?.();
  return analysis;
}

/** The same, once everything can be asked of its family as well. */
export async function withFamily(reply: Reply): Promise<Reply> {
  await (reply.ok ? familiar(reply.analysis) : fetchWords(reply.problems));
  return reply;
}
