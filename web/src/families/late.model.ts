/** The registry of families that are fetched with the first position of theirs, and of words with the first problem that needs them. */

import type { Problem, Reply } from 'grundy-wasm';
import { LATE_EXPECTED } from '../words/late-words.js';
import { FAMILIES, familyName, type Late } from './families.model.js';

export const LATE: { [Name in Late]: () => Promise<Pick<typeof FAMILIES, Name>> } = {
  rule: () => import('./rule/family.model.js'),
};

/** The words of the codes that begin so. */
export const LATE_WORDS: Record<string, () => Promise<typeof LATE_EXPECTED>> = {
  'rule-': async () => (await import('#words/families/rule-problems')).RULE_EXPECTED,
};

export async function fetchWords(problems: readonly Problem[]): Promise<void> {
  for (const [prefix, fetch] of Object.entries(LATE_WORDS)) {
    // oxlint-disable-next-line no-await-in-loop -- there is one
    if (problems.some(({ expected }) => expected.code.startsWith(prefix))) Object.assign(LATE_EXPECTED, await fetch());
  }
}

/** The same, once its problems can be worded. */
export async function withWords<R extends { ok: true } | { ok: false; problems: Problem[] }>(reply: R): Promise<R> {
  if (!reply.ok) await fetchWords(reply.problems);
  return reply;
}

/** The same, once everything can be asked of its family as well. */
export async function withFamily(reply: Reply): Promise<Reply> {
  await withWords(reply);
  const name = reply.ok ? familyName(reply.analysis.position) : null;
  if (name !== null && name in LATE && !FAMILIES[name]) Object.assign(FAMILIES, await LATE[name as Late]());
  return reply;
}
