import type { Moves } from 'grundy-wasm';

/** Moves sent at once, over all turns: records are slow to copy to the page, which asks for more when it needs them. */
const MOST_MOVES = 2_000;

/** Keeps the first turns, at least one, whose moves together stay within `MOST_MOVES`: the page takes them in within a frame. */
export function trimmed(moves: Moves): Moves {
  let together = 0;
  const list = moves.list.filter((turn, index) => (together += turn.moves.length) <= MOST_MOVES || index === 0);
  return list.length === moves.list.length ? moves : { ...moves, list };
}
