/** The verdict above a position: who wins. */

import type { Analysis, Outcome } from 'grundy-wasm';
import { componentEntry, numberWords } from '../places/outcome.js';
import { OUTCOME_WORDS } from '#words/outcomes';
import { ruleInForce, sumPhrase } from './sums.model.js';
import { announced, GAME_OVER, grundyNumber, MISERE_PLAY, moveWithin, stillOpen } from '#words/verdict';

export interface Verdict {
  tone: Outcome;
  headline: string;
  /** Facts beside the headline, each a short phrase. */
  facts: string[];
  /** One sentence for the live region. */
  announcement: string;
}

function remotenessOf({ remoteness, outcome }: Analysis): string | null {
  if (remoteness === null) return null;
  if (remoteness === 0) return GAME_OVER;
  return outcome === 'win' || outcome === 'lose' ? moveWithin(outcome, remoteness) : null;
}

/** The Grundy number of the position, in words; null if it does not decide, as when a turn may move several components. */
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
  const facts = [
    number,
    sum === 'disjunctive' ? null : sumPhrase(analysis),
    play === 'normal' ? null : MISERE_PLAY,
    remotenessOf(analysis),
    reason.by === 'limit' ? stillOpen(reason) : null,
  ];
  return {
    tone: outcome,
    headline,
    facts: facts.filter((fact) => fact !== null),
    announcement: announced(headline, number, play),
  };
}
