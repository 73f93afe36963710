/** Says when a position is lost, by the numbers in its picture. */

import type { Analysis } from 'grundy-wasm';
import { columnBase } from './sums.model.js';
import {
  LOST_AT_ZERO,
  LOST_AT_ZERO_BUT_ONES,
  LOST_AT_ZERO_BUT_TAME,
  LOST_WHERE_EQUAL,
  lostByColumns,
  lostWhereAllZero,
  ONLY_ONE,
} from '#words/verdict';

/** When the position is lost, by the Grundy numbers in the picture; empty if these do not say it, or it takes too long to say. */
export function criterionWords(analysis: Analysis): string {
  const { number, play, reason } = analysis;
  switch (reason.by === 'theorem' ? reason.theorem : '') {
    case 'sprague-grundy':
      return LOST_AT_ZERO;
    case 'misere-nim':
    case 'misere-staircase':
      return number === 'outcome' ? '' : LOST_AT_ZERO_BUT_ONES;
    case 'tame':
      return LOST_AT_ZERO_BUT_TAME;
    case 'selective':
    case 'misere-selective':
      return lostWhereAllZero(analysis);
    case 'not-all':
      return number === 'outcome' ? ONLY_ONE : LOST_WHERE_EQUAL;
    case 'moore':
    case 'misere-moore':
      return lostByColumns(columnBase(analysis), play);
    default:
      return '';
  }
}
