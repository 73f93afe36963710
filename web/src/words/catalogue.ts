/** The catalogue with its words: the rows that the core lists, with title, rule and parameters in words. */

import type { Catalogue, Example, GameEntry, Parameter, PieceEntry } from 'grundy-wasm';
import { EXAMPLE_TITLES } from '#words/games/examples';
import { GAME_RULES } from '#words/games/game-rules';
import { ELSEWHERE, GAME_TITLES, type GROUP_TITLES } from '#words/games/titles';
import { PARAMETER_WORDS, type ParameterWords } from '#words/games/parameters';
import { PIECE_RULES } from '#words/games/pieces';

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
  return {
    ...game,
    kind: ELSEWHERE[key] ?? group,
    title: GAME_TITLES[key] ?? key,
    rule: GAME_RULES[key] ?? '',
    parameters: parameters.map((each) => ({
      ...each,
      ...(PARAMETER_WORDS[`${key}.${each.key}`] ?? PARAMETER_WORDS[each.key] ?? nothing),
    })),
    examples: examples.map((each) => ({ ...each, title: EXAMPLE_TITLES[each.key] ?? each.text })),
  };
}

export function catalogueRows({ games, pieces }: Catalogue): CatalogueRows {
  return {
    games: games.map(gameRow),
    pieces: pieces.map((piece) => ({ ...piece, rule: PIECE_RULES[piece.name] ?? '' })),
  };
}
