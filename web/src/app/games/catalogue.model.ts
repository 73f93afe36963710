/** The games in groups, and those that a search finds. */

import type { CatalogueRows, ExampleRow, GameRow, PieceRow } from '../../words/catalogue.js';
import { gamesFound, GROUP_TITLES } from '#words/games/games-list';

export interface GameGroup {
  title: string;
  games: GameRow[];
}

const GROUPS: Record<GameRow['family'], string> = {
  piles: GROUP_TITLES.piles,
  heaps: GROUP_TITLES.heaps,
  board: GROUP_TITLES.boards,
  tree: GROUP_TITLES.graphs,
  graph: GROUP_TITLES.graphs,
  row: GROUP_TITLES.hidden,
  northcott: GROUP_TITLES.hidden,
};

function lower(...texts: string[]): string {
  return texts.join(' ').toLowerCase();
}

/** What is said of a game as a whole; of boards also what may stand on them. */
function wordsOf({ key, title, rule, source, family }: GameRow, pieces: readonly PieceRow[]): string {
  const board = family === 'board' ? pieces.map((piece) => `${piece.name} ${piece.rule}`) : [];
  return lower(key, title, rule, source, GROUPS[family], ...board);
}

function wordsOfExample({ title, text, source }: ExampleRow): string {
  return lower(title, text, source);
}

/** The game with the examples that were meant; null where some word occurs nowhere in what is said of it. */
function found(game: GameRow, pieces: readonly PieceRow[], wanted: readonly string[]): GameRow | null {
  const own = wordsOf(game, pieces);
  const left = wanted.filter((word) => !own.includes(word));
  if (left.length === 0) return game;
  const said = game.examples.map((example) => ({ example, words: wordsOfExample(example) }));
  if (!left.every((word) => said.some(({ words }) => words.includes(word)))) return null;
  const meant = said.filter(({ words }) => left.every((word) => words.includes(word))).map(({ example }) => example);
  return meant.length === 0 ? game : { ...game, examples: meant };
}

const wordsIn = (text: string): string[] => lower(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How far a title is from what was searched for: 0 is the same words, and below 1 each of them stands in it as a whole. */
function distance(title: string, wanted: readonly string[]): number {
  const words = wordsIn(title);
  if (words.join(' ') === wanted.join(' ')) return 0;
  const places = wanted.map((word) => words.indexOf(word));
  if (places.every((place) => place >= 0)) return (1 + Math.min(...places)) / (2 + words.length);
  return 1 + wanted.filter((word) => !lower(title).includes(word)).length;
}

const nearness = ({ key, title }: GameRow, wanted: readonly string[]): number => Math.min(distance(title, wanted), distance(key, wanted));

/** A game with its nearest examples first, and how near it is itself: examples count for less than its own name. */
function ranked(game: GameRow, wanted: readonly string[]): { game: GameRow; distance: number } {
  const far = new Map(game.examples.map((example) => [example, distance(example.title, wanted)]));
  const examples = game.examples.toSorted((one, other) => far.get(one)! - far.get(other)!);
  const [nearest] = examples;
  return { game: { ...game, examples }, distance: Math.min(nearness(game, wanted), 0.5 + ((nearest && far.get(nearest)) ?? Infinity)) };
}

/** Every word of the search must occur somewhere in what the catalogue says of a game; what bears it as a name comes first. */
export function gameGroups({ games, pieces }: CatalogueRows, search: string): GameGroup[] {
  const wanted = wordsIn(search);
  const parts = search.toLowerCase().replaceAll("'", '’').split(/\s+/).filter((part) => part !== '');
  const order = [...new Set(Object.values(GROUPS))];
  const shown = games
    .map((game) => found(game, pieces, parts))
    .filter((game) => game !== null)
    .toSorted((one, other) => order.indexOf(GROUPS[one.family]) - order.indexOf(GROUPS[other.family]));
  const sorted = wanted.length === 0 ? shown : shown.map((game) => ranked(game, wanted)).toSorted((one, other) => one.distance - other.distance).map(({ game }) => game);
  return [...new Set(sorted.map(({ family }) => GROUPS[family]))].map((title) => ({ title, games: sorted.filter(({ family }) => GROUPS[family] === title) }));
}

/** What a search came to, for those who do not see the list; empty where nothing was searched for. */
export function foundWords(groups: readonly GameGroup[], search: string): string {
  const wanted = search.trim();
  if (wanted === '') return '';
  const games = groups.flatMap((group) => group.games);
  return gamesFound(wanted, games.length, games[0]?.title ?? '');
}
