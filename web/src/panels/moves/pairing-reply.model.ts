/** After a turn whose effect can be undone: what is said of the turn that undoes it. */

import type { Outcome, Position } from 'grundy-wasm';
import { turnWords } from './moves.model.js';
import { capitalised } from '../../words/words.js';

/** The turn that undoes the effect of the one just played, and whose win the position before that one was. */
export interface UndoingTurn {
  move: string;
  before: Outcome;
}

export interface ReplyView {
  words: string;
  /** Whether it is advice: it leads back to what is lost for the other player. */
  advised: boolean;
}

/** Null where nothing is known of the position before. */
export function replyView(position: Position, { move, before }: UndoingTurn): ReplyView | null {
  const turn = turnWords(position, move);
  if (before === 'lose') return { words: `That gains nothing: ${turn} makes up for it.`, advised: true };
  if (before === 'win') return { words: `${capitalised(turn)} would bring back the numbers of before, from which the player to move wins.`, advised: false };
  return null;
}
