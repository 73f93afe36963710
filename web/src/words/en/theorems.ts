/** By what it is known whose win it is. */

import type { Reason, Theorem } from 'grundy-wasm';
import { count } from './language.js';
import { stillOpen } from './verdict.js';

const THEOREMS: Record<Theorem, string> = {
  'sprague-grundy': 'by the Sprague–Grundy theorem',
  'misere-nim': 'by Bouton’s rule for misère Nim',
  tame: 'because the game is tame',
  staircase: 'by the staircase theorem',
  'misere-staircase': 'by the misère staircase theorem',
  selective: 'by the rule of the selective sum',
  'misere-selective': 'by the misère rule of the selective sum',
  'not-all': 'because a turn may not move them all',
  conjunctive: 'by the rule of the conjunctive sum: the component that ends first decides',
  continued: 'by the rule of the continued conjunctive sum: the component that lasts longest decides',
  moore: 'by Moore’s theorem',
  'misere-moore': 'by Moore’s theorem for misère play',
  smith: 'by Smith’s theory of games that can go round for ever',
  cake: 'lost when the number of largest cakes is even',
  'misere-cake': 'lost when the number of largest cakes is even; if every cake has one piece or none, lost when it is odd',
  alone: 'because only one can still move, and alone it is lost',
  ones: 'by the number of ones',
  northcott: 'because the gaps play like Nim piles, and the opponent can follow every retreat',
};

/** Of a theorem also what it says of the numbers, empty where that is not told. */
export function reasonWords(reason: Reason, criterion: string): string {
  switch (reason.by) {
    case 'theorem':
      return criterion === '' ? THEOREMS[reason.theorem] : `${THEOREMS[reason.theorem]}: ${criterion}`;
    case 'search':
      return `by a search of ${count(reason.positions, 'position')}`;
    case 'limit':
      return stillOpen(reason);
  }
}
