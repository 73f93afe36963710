/** By what it is known whose win it is, as it stands above the reasons. */

import type { Analysis } from 'grundy-wasm';
import { familyOf } from '../families/families.model.js';
import { reasonWords } from '#words/theorems';
import { criterionWords } from './deciding.js';

/** What the theorem that decides says of the numbers in the picture. */
function criterionOf(analysis: Analysis): string {
  const { reason, position } = analysis;
  const isStaircase = reason.by === 'theorem' && reason.theorem.includes('staircase');
  return isStaircase ? (familyOf(position).counting?.(position) ?? '') : criterionWords(analysis);
}

export function reasonOf(analysis: Analysis): string {
  return reasonWords(analysis.reason, criterionOf(analysis));
}
