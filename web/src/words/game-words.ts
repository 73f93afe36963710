/** The words of all games: the files of `en/games/`, one for each family. */

import { lookup, type Lookup } from '../params/lookup.js';

export interface GameWords {
  title: string;
  /** The rule in one sentence, whatever the position. */
  rule: string;
  /** What a turn does, without a full stop, where that is the same in every position. Other games say it of their position. */
  turn?: string;
}

export interface ParameterWords {
  /** What it means, in one sentence. */
  meaning: string;
  /** How it is written. */
  form: string;
}

/** What such a file holds. */
export interface FamilyWords {
  games: Lookup<GameWords>;
  /** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
  parameters: Lookup<ParameterWords>;
  examples: Lookup<string>;
  /** The famous pieces of boards, by their names. */
  pieces?: Lookup<string>;
}

export const FAMILY_WORDS = Object.values(import.meta.glob<FamilyWords>('./en/games/*.ts', { eager: true }));

/** The families' words, by game. */
const BY_GAME = lookup(
  Object.fromEntries(FAMILY_WORDS.flatMap((words) => Object.keys(words.games).map((key) => [key, words]))),
);

export const wordsOfGame = (key: string): FamilyWords | undefined => BY_GAME[key];

/** What a turn does, where that is the same in every position of the game. */
export const turnOf = (key: string): string => BY_GAME[key]?.games[key]?.turn ?? '';

export const gameTitle = (key: string): string => BY_GAME[key]?.games[key]?.title ?? key;
