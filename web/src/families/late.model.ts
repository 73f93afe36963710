/** The registry of families that are fetched with the first position of theirs. */

import type { Reply } from 'grundy-wasm';
import { FAMILIES, familyName, type Late } from './families.model.js';

export const LATE: { [Name in Late]: () => Promise<Pick<typeof FAMILIES, Name>> } = {
  rule: () => import('./rule/family.model.js'),
};

/** The same, once everything can be asked of its family. */
export async function withFamily(reply: Reply): Promise<Reply> {
  const name = reply.ok ? familyName(reply.analysis.position) : null;
  if (name !== null && name in LATE && !FAMILIES[name]) Object.assign(FAMILIES, await LATE[name as Late]());
  return reply;
}
