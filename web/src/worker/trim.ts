import type { Moves } from 'grundy-wasm';

/** Records are slow to cross: this many moves of turns are handed over at once, and the page asks for more when they are wanted. */
const MOST_MOVES = 2_000;

/** The first turns of a page, so many that the page of the reader takes them in within a frame. */
export function trimmed(moves: Moves): Moves {
  let together = 0;
  const list = moves.list.filter((turn, index) => (together += turn.moves.length) <= MOST_MOVES || index === 0);
  return list.length === moves.list.length ? moves : { ...moves, list };
}
