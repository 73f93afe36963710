/** The registry of families that are fetched with the first position of theirs. */

import type { Reply } from 'grundy-wasm';
import { FAMILIES, familyName, type Late } from './families.model.js';

const FETCH: { [Name in Late]: () => Promise<Pick<typeof FAMILIES, Name>> } = {
  rule: () => import('./rule/family.model.js'),
};

/** The same, once everything can be asked of its family. */
export async function withFamily(reply: Reply): Promise<Reply> {
  const name = reply.ok ? familyName(reply.analysis.position) : null;
  if (name !== null && name in FETCH && !FAMILIES[name]) Object.assign(FAMILIES, await FETCH[name as Late]());
  return reply;
}
