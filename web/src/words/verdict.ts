import type { Analysis, Outcome, Theorem } from 'grundy-wasm';
import { familyOf } from '../families/families.model.js';
import { criterionWords } from './deciding.js';
import { componentEntry, numberWords, OUTCOME_WORDS } from '../places/outcome.js';
import { ruleInForce, sumPhrase } from './sums.js';
import { count, formatNumber, limitWords } from '#words/language';

export interface Verdict {
  tone: Outcome;
  headline: string;
  reason: string;
  /** Facts beside the headline, each a short phrase. */
  facts: string[];
  /** One sentence for the live region. */
  announcement: string;
}

const THEOREMS: Record<Theorem, string> = {
  'sprague-grundy': 'by the Sprague–Grundy theorem',
  'misere-nim': 'by Bouton’s rule for misère Nim',
  tame: 'because the game is tame',
  staircase: 'by the staircase theorem',
  'misere-staircase': 'by the misère staircase theorem',
  selective: 'by the rule of the selective sum',
  'misere-selective': 'by the misère rule of the selective sum',
  'not-all': 'because not all may be moved',
  conjunctive: 'by the rule of the conjunctive sum: the component that ends first decides',
  continued: 'by the rule of the continued conjunctive sum: the component that lasts longest decides',
  moore: 'by Moore’s theorem',
  'misere-moore': 'by Moore’s theorem for misère play',
  smith: 'by Smith’s theory of sums that can go round for ever',
  cake: 'lost exactly when the number of largest cakes left is even',
  'misere-cake': 'lost exactly when the number of largest cakes left is even, but odd where no number exceeds 1',
  alone: 'because the only one that can still move is lost alone',
  ones: 'by the number of ones',
  northcott: 'because the gaps are like the piles of Nim, and a retreat can be followed',
};

function reasonWords(analysis: Analysis): string {
  const { reason, position } = analysis;
  switch (reason.by) {
    case 'theorem':
      return [THEOREMS[reason.theorem], reason.theorem.includes('staircase') ? familyOf(position).counting(position) : criterionWords(analysis)].filter(Boolean).join(': ');
    case 'search':
      return `searched: ${count(reason.positions, 'position')}`;
    case 'limit':
      return `not decided within ${limitWords(reason)}`;
  }
}

function remotenessWords(analysis: Analysis): string | null {
  const { remoteness, outcome } = analysis;
  if (remoteness === null) return null;
  if (remoteness === 0) return 'the game is over';
  if (outcome === 'draw' || outcome === 'undecided') return null;
  if (outcome === 'win') return `won within ${count(remoteness, 'move')}`;
  return `lost within ${count(remoteness, 'move')}`;
}

/** The Grundy number of the whole decides only where one component moves in a turn. */
function numberOf(analysis: Analysis): string | null {
  const { play, number, grundy } = analysis;
  if (ruleInForce(analysis) !== 'disjunctive' || play !== 'normal' || number !== 'grundy') return null;
  if (grundy !== null) return `Grundy number ${formatNumber(grundy)}`;
  return analysis.components.state.length === 1 ? numberWords(componentEntry(analysis, 0), 'grundy') || null : null;
}

export function verdictOf(analysis: Analysis): Verdict {
  const { outcome, play, sum } = analysis;
  const headline = OUTCOME_WORDS[outcome];
  const number = numberOf(analysis);
  const facts = [
    number,
    sum === 'disjunctive' ? null : sumPhrase(analysis),
    play === 'normal' ? null : 'misère play',
    remotenessWords(analysis),
  ].filter((fact) => fact !== null);
  return {
    tone: outcome,
    headline,
    reason: reasonWords(analysis),
    facts,
    announcement: [headline, number, play === 'misere' ? 'Misère play' : null].filter((part) => part !== null).join('. ').concat('.'),
  };
}
