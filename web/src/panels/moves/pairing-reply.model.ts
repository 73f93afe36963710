/** What is said of a turn that undoes the effect of the one just played. */

import type { Position } from 'grundy-wasm';
import { turnWords, type UndoingTurn } from '../../telling/moves.model.js';
import { bringsBack, makesUpFor } from '#words/panels/turns';

export interface ReplyView {
  words: string;
  /** Whether the turn is advised: it leads back to a position lost for the opponent. */
  advised: boolean;
}

/** The reply in words; null unless the position before was won or lost. */
export function replyView(position: Position, { turn, before }: UndoingTurn): ReplyView | null {
  const words = turnWords(position, turn);
  if (before === 'lose') return { words: makesUpFor(words), advised: true };
  if (before === 'win') return { words: bringsBack(words), advised: false };
  return null;
}
