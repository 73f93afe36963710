/** The games of a kind that match a search, the best match first. */

import type { CatalogueRows, ExampleRow, GameRow, Kind, PieceRow } from '../../words/catalogue.js';
import { gamesFound } from '#words/front-page';
import { GROUP_TITLES } from '#words/titles';

/** The kinds that a reader can filter by, in the order of the tutorials. */
export const KINDS = Object.keys(GROUP_TITLES) as Kind[];

function lower(...texts: string[]): string {
  return texts.join(' ').toLowerCase();
}

/** All words said of a game, in lower case; for games with pieces also the names and rules of the pieces. */
function wordsOf(game: GameRow, pieces: readonly PieceRow[]): string {
  const { key, title, rule, source, parameters } = game;
  const kind = game.kind;
  const placed = parameters.some((parameter) => parameter.key === 'pieces')
    ? pieces.map((piece) => `${piece.name} ${piece.rule}`)
    : [];
  return lower(key, title, rule, source, GROUP_TITLES[kind], ...placed);
}

function wordsOfExample({ title, text, source }: ExampleRow): string {
  return lower(title, text, source);
}

/** The game, narrowed to the examples that contain the words its own texts lack; null if some word occurs nowhere. */
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

/** How well a title matches a search, best first: it is the same, begins with it, has each word, has words that begin so; else only other texts match. */
const SAME = 0;
const BEGINS = 1;
const HAS_WORDS = 2;
const HAS_BEGINNINGS = 3;
const IN_TEXT = 4;

function tierOf(title: string, wanted: readonly string[]): number {
  const words = wordsIn(title);
  const [whole, search] = [words.join(' '), wanted.join(' ')];
  if (whole === search) return SAME;
  if (whole.startsWith(search)) return BEGINS;
  const places = wanted.map((word) => words.indexOf(word));
  // The earlier the first match in proportion to the title's length, the better.
  if (places.every((place) => place >= 0)) return HAS_WORDS + (0.4 * (1 + Math.min(...places))) / (2 + words.length);
  return wanted.every((word) => words.some((each) => each.startsWith(word))) ? HAS_BEGINNINGS : IN_TEXT;
}

/** A game with its best matching examples first, and its own rank. A match by an example ranks half a tier below one by the game's name. */
function ranked(game: GameRow, wanted: readonly string[]): { game: GameRow; tier: number } {
  const tiers = new Map(game.examples.map((example) => [example, tierOf(example.title, wanted)]));
  const examples = game.examples.toSorted((one, other) => tiers.get(one)! - tiers.get(other)!);
  const nearest = Math.min(...tiers.values()) + 0.5;
  return { game: { ...game, examples }, tier: Math.min(tierOf(game.title, wanted), tierOf(game.key, wanted), nearest) };
}

/** One game of each kind first, so that the beginning of the list shows what there is. */
function mixed(games: readonly GameRow[]): GameRow[] {
  const firsts = games.filter((game, place) => games.findIndex((each) => each.kind === game.kind) === place);
  return [...firsts, ...games.filter((game) => !firsts.includes(game))];
}

/** The games whose texts contain every word of the search, those with a matching name first. */
export function gamesShown({ games, pieces }: CatalogueRows, search = '', kind: Kind | null = null): GameRow[] {
  const wanted = wordsIn(search);
  const parts = search
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/\s+/)
    .filter((part) => part !== '');
  const shown = games
    .filter((game) => kind === null || game.kind === kind)
    .map((game) => found(game, pieces, parts))
    .filter((game) => game !== null)
    .toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  if (wanted.length === 0) return mixed(shown);
  return shown
    .map((game) => ranked(game, wanted))
    .toSorted((one, other) => one.tier - other.tier)
    .map(({ game }) => game);
}

/** The result of a search as a sentence, also for screen readers; empty without a search. */
export function foundWords(games: readonly GameRow[], search: string): string {
  const wanted = search.trim();
  return wanted === '' ? '' : gamesFound(games.length);
}
