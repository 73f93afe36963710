/** The registry of kinds: how the list of all games groups the families. */

import type { GROUP_TITLES } from '#words/games/games-list';
import type { GameRow } from '../words/catalogue.js';

/** A kind of games that the reader can filter by. */
export type Kind = keyof typeof GROUP_TITLES;

const KIND_OF: Record<GameRow['family'], Kind> = {
  piles: 'piles',
  heaps: 'heaps',
  board: 'boards',
  cram: 'boards',
  chomp: 'boards',
  notakto: 'boards',
  tree: 'graphs',
  graph: 'graphs',
  geography: 'graphs',
  'node-kayles': 'graphs',
  hackenbush: 'graphs',
  row: 'hidden',
  northcott: 'hidden',
  rule: 'own',
};

export function kindOf({ family }: GameRow): Kind {
  return KIND_OF[family];
}
