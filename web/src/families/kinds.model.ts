/** The registry of families, as far as the list of all games puts them together. */

import type { GROUP_TITLES } from '#words/games/games-list';
import type { GameRow } from '../words/catalogue.js';

/** What a reader may filter by. */
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
