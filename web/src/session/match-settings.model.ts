/** What the reader chooses about a match. */

export type Opponent = 'perfect' | 'beginner' | 'person';

export interface MatchSettings {
  opponent: Opponent;
  /** The probability, from 0 to 1, that a beginner takes any turn. */
  errs: number;
  /** Whether the reader makes the first move. */
  readerFirst: boolean;
  /** Whether the match shows who wins where, as the page does outside it. */
  answers: boolean;
}
