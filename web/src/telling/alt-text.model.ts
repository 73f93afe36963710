/** A position in a sentence, for readers who do not see its picture. */

import type { Analysis } from 'grundy-wasm';
import { titleOf } from '../families/names.model.js';
import { familyOf } from '../families/families.model.js';
import { verdictOf } from './verdict.model.js';
import { positionAndVerdict, whoWins } from '#words/alternative-text';

/** `Nim with piles 3, 5, 7` */
export function positionSentence(analysis: Analysis): string {
  return familyOf(analysis.position).described(analysis.position, titleOf(analysis));
}

/** `Nim with piles 3, 5, 7: the player to move wins; Grundy number 1`. Without the answer if it is not to be `told`, as in an exercise. */
export function altText(analysis: Analysis, told = true): string {
  const sentence = positionSentence(analysis);
  if (!told) return whoWins(sentence);
  const { headline, facts } = verdictOf(analysis);
  return positionAndVerdict(sentence, headline, facts);
}
