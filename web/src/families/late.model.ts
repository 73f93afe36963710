/** The registry of families that are fetched with their first position. */

import type { Analysis } from 'grundy-wasm';
import { ARRIVED, familyName, type Late, type LateFamily } from './families.model.js';

export const LATE: { readonly [Name in Late]: () => Promise<object> } = {
  rule: () => import('./rule/late.model.js'),
  hackenbush: () => import('./hackenbush/late.model.js'),
  geography: () => import('./geography/late.model.js'),
  'node-kayles': () => import('./node-kayles/late.model.js'),
  cram: () => import('./cram/late.model.js'),
  chomp: () => import('./chomp/late.model.js'),
  row: () => import('./row/late.model.js'),
  notakto: () => import('./notakto/late.model.js'),
};

/** Returns the analysis once its family is ready for a first sight: at once, unless the family still has to be fetched. */
export async function sighted(analysis: Analysis): Promise<Analysis> {
  const name = familyName(analysis.position);
  ARRIVED[name] ??= (await LATE[name as Late]?.()) as LateFamily;
  return analysis;
}
