import type { Analysis, Outcome, Reason } from 'grundy-wasm';
import { OUTCOME_WORDS } from './outcome.js';
import { count, formatNumber } from './words.js';

export interface Verdict {
  tone: Outcome;
  headline: string;
  reason: string;
  /** Facts beside the headline, each a short phrase. */
  facts: string[];
  /** One sentence for the live region. */
  announcement: string;
}

const THEOREMS: Record<Extract<Reason, { by: 'theorem' }>['theorem'], string> = {
  'sprague-grundy': 'by the Sprague–Grundy theorem: lost exactly when the nim-sum is 0',
  'misere-nim': 'by Bouton’s rule for misère Nim',
  tame: 'because every component is tame, so the sum behaves like misère Nim',
  staircase: 'by the staircase theorem: only the coins at odd depth count',
  'misere-staircase': 'by the misère staircase theorem: only the coins at odd depth count',
};

function reasonWords(reason: Reason): string {
  switch (reason.by) {
    case 'theorem':
      return THEOREMS[reason.theorem];
    case 'search':
      return `searched: ${count(reason.positions, 'position')}`;
    case 'limit':
      return `not decided within ${count(reason.limit, 'position')}`;
  }
}

function remotenessWords(analysis: Analysis): string | null {
  const { remoteness, outcome } = analysis;
  if (remoteness === null) return null;
  if (remoteness === 0) return 'the game is over';
  if (outcome === 'win') return `won in at most ${count(remoteness, 'move')}, however long the loser delays`;
  return `ends after at most ${count(remoteness, 'move')} if the loser delays`;
}

export function verdictOf(analysis: Analysis): Verdict {
  const { outcome, play, grundy } = analysis;
  const headline = OUTCOME_WORDS[outcome];
  const number = `Grundy number ${formatNumber(grundy)}`;
  const facts = [
    play === 'normal' ? number : 'misère play: who makes the last move loses',
    remotenessWords(analysis),
  ].filter((fact) => fact !== null);
  return {
    tone: outcome,
    headline,
    reason: reasonWords(analysis.reason),
    facts,
    announcement: `${headline}. ${play === 'normal' ? `${number}.` : 'Misère play.'}`,
  };
}
