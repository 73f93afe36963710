import type { Analysis, Move } from 'grundy-wasm';

/** The moves of all listed winning turns. */
export function winningMoves({ moves }: Analysis): Move[] {
  return moves.list.flatMap((turn) => turn.moves);
}
