/** The catalogue with its words: the rows that the core lists, with title, rule and parameters in words. */

import type { Catalogue, Example, GameEntry, Parameter, PieceEntry } from 'grundy-wasm';
import { PARAMETERS } from '#words/parameters';
import { ELSEWHERE, type GROUP_TITLES } from '#words/titles';
import { FAMILY_WORDS, wordsOfGame, type ParameterWords } from './game-words.js';

export type ParameterRow = Parameter & ParameterWords;

export type ExampleRow = Example & { title: string };

/** A kind of games that the reader can filter by. */
export type Kind = keyof typeof GROUP_TITLES;

export interface GameRow extends GameEntry {
  kind: Kind;
  title: string;
  /** The rule in one sentence, whatever the position. */
  rule: string;
  parameters: ParameterRow[];
  examples: ExampleRow[];
}

export type PieceRow = PieceEntry & { rule: string };

export interface CatalogueRows {
  games: GameRow[];
  pieces: PieceRow[];
}

const nothing: ParameterWords = { meaning: '', form: '' };

function gameRow(game: GameEntry): GameRow {
  const { key, group, parameters, examples } = game;
  const words = wordsOfGame(key);
  return {
    ...game,
    kind: ELSEWHERE[key] ?? group,
    title: words?.games[key]?.title ?? key,
    rule: words?.games[key]?.rule ?? '',
    parameters: parameters.map((each) => ({
      ...each,
      ...(words?.parameters[`${key}.${each.key}`] ?? words?.parameters[each.key] ?? PARAMETERS[each.key] ?? nothing),
    })),
    examples: examples.map((each) => ({ ...each, title: words?.examples[each.key] ?? each.text })),
  };
}

const ruleOfPiece = (name: string): string | undefined => FAMILY_WORDS.flatMap(({ pieces }) => pieces?.[name] ?? [])[0];

export function catalogueRows({ games, pieces }: Catalogue): CatalogueRows {
  return {
    games: games.map(gameRow),
    pieces: pieces.map((piece) => ({ ...piece, rule: ruleOfPiece(piece.name) ?? '' })),
  };
}
