/** After a turn whose effect can be undone: what is said of the turn that undoes it. */

import type { LegalTurn, Outcome, Position } from 'grundy-wasm';
import { turnWords } from './moves.model.js';
import { capitalised } from '#words/language';

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
  if (before === 'lose') return { words: `That gains nothing: ${words} makes up for it.`, advised: true };
  if (before === 'win') return { words: `${capitalised(words)} would bring back the numbers of before, from which the player to move wins.`, advised: false };
  return null;
}
