/** The games in groups, and those that a search finds. */

import type { Catalogue, GameEntry } from 'grundy-wasm';

export interface GameGroup {
  title: string;
  games: GameEntry[];
}

const GROUPS: Record<GameEntry['family'], string> = {
  piles: 'Piles and coins',
  board: 'Boards',
  tree: 'Trees',
  row: 'Games that hide Nim',
  northcott: 'Games that hide Nim',
};

function wordsOf({ key, title, rule, source, family, examples }: GameEntry): string {
  return [key, title, rule, source, GROUPS[family], ...examples.flatMap((example) => [example.title, example.text, example.source])].join(' ').toLowerCase();
}

/** Every word of the search must occur somewhere in what the catalogue says of a game. */
export function gameGroups({ games }: Catalogue, search: string): GameGroup[] {
  const wanted = search.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const found = games.filter((game) => {
    const words = wordsOf(game);
    return wanted.every((word) => words.includes(word));
  });
  return [...new Set(Object.values(GROUPS))]
    .map((title) => ({ title, games: found.filter(({ family }) => GROUPS[family] === title) }))
    .filter((group) => group.games.length > 0);
}
