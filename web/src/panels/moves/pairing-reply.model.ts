/** After a turn whose effect can be undone: what is said of the turn that undoes it. */

import type { LegalTurn, Outcome, Position } from 'grundy-wasm';
import { turnWords } from './moves.model.js';
import { bringsBack, makesUpFor } from '#words/panels/turns';

/** The turn that undoes the effect of the one just played, and whose win the position before that one was. */
export interface UndoingTurn {
  turn: LegalTurn;
  before: Outcome;
}

export interface ReplyView {
  words: string;
  /** Whether it is advice: it leads back to what is lost for the other player. */
  advised: boolean;
}

/** Null where nothing is known of the position before. */
export function replyView(position: Position, { turn, before }: UndoingTurn): ReplyView | null {
  const words = turnWords(position, turn);
  if (before === 'lose') return { words: makesUpFor(words), advised: true };
  if (before === 'win') return { words: bringsBack(words), advised: false };
  return null;
}
