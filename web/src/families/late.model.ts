/** The registry of families that are fetched with the first position of theirs, and of words with the first problem that needs them. */

import type { Analysis, Problem, Reply } from 'grundy-wasm';
import { LATE_EXPECTED } from '../words/late-words.js';
import { FAMILIES, familyName, LATE_PARTS, type Late, type LateParts } from './families.model.js';

const LATE: { [Name in Late]: () => Promise<{ family: unknown; teller: unknown; describer: unknown }> } = {
  rule: () => import('./rule/late.model.js'),
  hackenbush: () => import('./hackenbush/late.model.js'),
  cram: () => import('./cram/late.model.js'),
};

/** Fetches a family that comes late; nothing where it is there from the first. */
async function fetchFamily(name: string): Promise<void> {
  const late = await LATE[name as Late]?.();
  if (!late) return;
  const { family } = late;
  (FAMILIES as Record<string, unknown>)[name] = family;
  LATE_PARTS[name] = late as unknown as LateParts;
}

export const fetchLateFamilies = () => Promise.all(Object.keys(LATE).map(fetchFamily));

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
