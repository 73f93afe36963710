/** The games in groups, and those that a search finds. */

import type { Catalogue, Example, GameEntry, PieceEntry } from 'grundy-wasm';

export interface GameGroup {
  title: string;
  games: GameEntry[];
}

const GROUPS: Record<GameEntry['family'], string> = {
  piles: 'Piles and coins',
  heaps: 'Heaps that are split',
  board: 'Boards',
  tree: 'Trees',
  row: 'Games that hide Nim',
  northcott: 'Games that hide Nim',
};

function lower(...texts: string[]): string {
  return texts.join(' ').toLowerCase();
}

/** What is said of a game as a whole; of boards also what may stand on them. */
function wordsOf({ key, title, rule, source, family }: GameEntry, pieces: readonly PieceEntry[]): string {
  const board = family === 'board' ? pieces.map((piece) => `${piece.name} ${piece.rule}`) : [];
  return lower(key, title, rule, source, GROUPS[family], ...board);
}

function wordsOfExample({ title, text, source }: Example): string {
  return lower(title, text, source);
}

/** The game with the examples that were meant; null where some word occurs nowhere in what is said of it. */
function found(game: GameEntry, pieces: readonly PieceEntry[], wanted: readonly string[]): GameEntry | null {
  const own = wordsOf(game, pieces);
  const left = wanted.filter((word) => !own.includes(word));
  if (left.length === 0) return game;
  const words = game.examples.map(wordsOfExample);
  if (!left.every((word) => words.some((some) => some.includes(word)))) return null;
  const meant = game.examples.filter((_, index) => left.every((word) => words[index]!.includes(word)));
  return meant.length === 0 ? game : { ...game, examples: meant };
}

/** Every word of the search must occur somewhere in what the catalogue says of a game. */
export function gameGroups({ games, pieces }: Catalogue, search: string): GameGroup[] {
  const wanted = search.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const shown = games.map((game) => found(game, pieces, wanted)).filter((game) => game !== null);
  return [...new Set(Object.values(GROUPS))]
    .map((title) => ({ title, games: shown.filter(({ family }) => GROUPS[family] === title) }))
    .filter((group) => group.games.length > 0);
}

/** What a search came to, for those who do not see the list; empty where nothing was searched for. */
export function foundWords(groups: readonly GameGroup[], search: string): string {
  const wanted = search.trim();
  if (wanted === '') return '';
  const games = groups.flatMap((group) => group.games);
  if (games.length === 0) return `No game here speaks of “${wanted}”.`;
  return games.length === 1 ? `${games[0]!.title} speaks of “${wanted}”.` : `${games.length} games speak of “${wanted}”.`;
}
