/** The winner's reply to each turn of a lost position. */

import type { Analysis, Continuation, Position } from 'grundy-wasm';
import type { ShownMove } from '../../places/shown-move.js';
import { turnLabel } from '../../telling/moves.model.js';
import * as words from '#words/panels/turns';

export interface AnswerView {
  turn: string;
  label: string;
  /** The winning reply, as `play` takes it and as a chip shows it; both empty if none was found at once. */
  reply: string;
  answer: string;
  items: number[];
  moves: readonly ShownMove[];
}

export interface StrategyView {
  headline: string;
  answers: AnswerView[];
  /** A sentence on the turns not listed; empty if there are none. */
  beyond: string;
}

/** Whether the position is lost, so that each turn has a winning reply. */
export function hasStrategy({ outcome }: Analysis): boolean {
  return outcome === 'lose';
}

export function strategyView(
  { position, remoteness }: Analysis,
  list: readonly Continuation[],
  total: string | null,
): StrategyView | null {
  if (list.length === 0) return null;
  const rest = total === null ? 0n : BigInt(total) - BigInt(list.length);
  return {
    headline: words.everyTurnAnswered(remoteness),
    answers: list.map((continuation) => answerView(position, continuation)),
    beyond: total === null ? words.MORE_TURNS : rest > 0n ? words.furtherTurns(String(rest)) : '',
  };
}

function answerView(position: Position, { turn, reply }: Continuation): AnswerView {
  return {
    turn: turn.notation,
    label: turnLabel(position, turn),
    reply: reply?.notation ?? '',
    answer:
      reply === null
        ? ''
        : turnLabel(position, {
            moves: reply.moves.map((move) => ({
              ...move,
              had: turn.moves.find(({ item }) => item === move.item)?.left,
            })),
          }),
    items: turn.moves.map(({ item }) => item),
    moves: turn.moves,
  };
}
