/** By what it is known who wins. */

import type { Reason, Theorem } from 'grundy-wasm';
import { capitalised, count } from './language.js';
import { stillOpen } from './verdict.js';

const THEOREMS: Record<Theorem, string> = {
  'sprague-grundy': 'By the Sprague–Grundy theorem',
  'misere-nim': 'By Bouton’s rule for misère Nim',
  tame: 'Because the game is tame',
  staircase: 'By the staircase theorem',
  'misere-staircase': 'By the misère staircase theorem',
  selective: 'By the rule of the selective sum',
  'misere-selective': 'By the misère rule of the selective sum',
  'not-all': 'Because a turn may not move them all',
  conjunctive: 'By the rule of the conjunctive sum: the component that ends first decides',
  continued: 'By the rule of the continued conjunctive sum: the component that lasts longest decides',
  moore: 'By Moore’s theorem',
  'misere-moore': 'By Moore’s theorem for misère play',
  smith: 'By Smith’s theory of games that can go round for ever',
  cake: 'Lost when the number of largest cakes is even',
  'misere-cake':
    'Lost when the number of largest cakes is even; if every cake has one piece or none, lost when it is odd',
  alone: 'Because only one can still move, and alone it is lost',
  ones: 'By the number of ones',
  matching: 'By a maximum matching of the nodes',
  'even-kernel': 'By an even kernel of the nodes',
  'strategy-stealing': 'By strategy stealing',
  hackenbush: 'By the colon principle and the fusion principle',
  northcott: 'Because the gaps play like Nim piles, and the opponent can follow every retreat',
};

/** The sentence for a reason. `criterion`: what a theorem says about the numbers; empty if it is not said. */
export function reasonWords(reason: Reason, criterion: string): string {
  switch (reason.by) {
    case 'theorem':
      return criterion === '' ? `${THEOREMS[reason.theorem]}.` : `${THEOREMS[reason.theorem]}: ${criterion}.`;
    case 'search':
      return `By a search of ${count(reason.positions, 'position')}.`;
    case 'quotient':
      return `By a misère quotient of ${count(reason.order, 'class', 'classes')}.`;
    case 'limit':
      return `${capitalised(stillOpen(reason))}.`;
  }
}
