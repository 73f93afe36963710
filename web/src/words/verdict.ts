/** Whose win it is, as it stands above a position. */

import type { Analysis, Outcome } from 'grundy-wasm';
import { familyOf } from '../families/families.model.js';
import { criterionWords } from './deciding.js';
import { componentEntry, numberWords } from '../places/outcome.js';
import { OUTCOME_WORDS } from '#words/outcomes';
import { ruleInForce, sumPhrase } from './sums.js';
import { announced, GAME_OVER, grundyNumber, MISERE_PLAY, moveWithin, reasonWords } from '#words/verdict';

export interface Verdict {
  tone: Outcome;
  headline: string;
  reason: string;
  /** Facts beside the headline, each a short phrase. */
  facts: string[];
  /** One sentence for the live region. */
  announcement: string;
}

/** What the theorem that decides says of the numbers in the picture. */
function criterionOf(analysis: Analysis): string {
  const { reason, position } = analysis;
  const isStaircase = reason.by === 'theorem' && reason.theorem.includes('staircase');
  return isStaircase ? familyOf(position).counting(position) : criterionWords(analysis);
}

function remotenessOf({ remoteness, outcome }: Analysis): string | null {
  if (remoteness === null) return null;
  if (remoteness === 0) return GAME_OVER;
  return outcome === 'win' || outcome === 'lose' ? moveWithin(outcome, remoteness) : null;
}

/** The Grundy number of the whole decides only where one component moves in a turn. */
function numberOf(analysis: Analysis): string | null {
  const { play, number, grundy } = analysis;
  if (ruleInForce(analysis) !== 'disjunctive' || play !== 'normal' || number !== 'grundy') return null;
  if (grundy !== null) return grundyNumber(grundy);
  return analysis.components.state.length === 1 ? numberWords(componentEntry(analysis, 0), 'grundy') || null : null;
}

export function verdictOf(analysis: Analysis): Verdict {
  const { outcome, play, sum, reason } = analysis;
  const headline = OUTCOME_WORDS[outcome];
  const number = numberOf(analysis);
  const facts = [number, sum === 'disjunctive' ? null : sumPhrase(analysis), play === 'normal' ? null : MISERE_PLAY, remotenessOf(analysis)];
  return {
    tone: outcome,
    headline,
    reason: reasonWords(reason, criterionOf(analysis)),
    facts: facts.filter((fact) => fact !== null),
    announcement: announced(headline, number, play),
  };
}
