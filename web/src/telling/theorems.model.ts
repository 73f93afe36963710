/** The sentence above the reasons: by what it is known who wins. */

import type { Analysis } from 'grundy-wasm';
import { familyOf } from '../families/families.model.js';
import { reasonWords } from '#words/theorems';
import { criterionWords } from './deciding.model.js';

/** What the deciding theorem says about the numbers in the picture. */
function criterionOf(analysis: Analysis): string {
  const { reason, position } = analysis;
  const isStaircase = reason.by === 'theorem' && reason.theorem.includes('staircase');
  return isStaircase ? (familyOf(position).counting?.(position) ?? '') : criterionWords(analysis);
}

export function reasonOf(analysis: Analysis): string {
  return reasonWords(analysis.reason, criterionOf(analysis));
}
