/** The titles of the games. */

import { lookup } from '../../../params/lookup.js';

/** By the key of the catalogue. */
export const GAME_TITLES = lookup<string>({
  nim: 'Nim',
  subtraction: 'Take-away',
  nimble: 'Nimble',
  'poker-nim': 'Poker Nim',
  kayles: 'Kayles',
  'dawsons-kayles': 'Dawson’s Kayles',
  dawson: 'Dawson’s Chess',
  lasker: 'Lasker’s Nim',
  grundy: 'Grundy’s game',
  officers: 'Officers',
  treblecross: 'Treblecross',
  guiles: 'Guiles',
  octal: 'Octal game',
  hexadecimal: 'Hexadecimal game',
  board: 'Pieces on a board',
  cram: 'Cram',
  chomp: 'Chomp',
  notakto: 'Notakto',
  tree: 'Coins on a tree',
  staircase: 'Staircase Nim',
  ordered: 'Piles that must not descend',
  cake: 'Only a largest cake',
  roxor: 'Roxor',
  northcott: 'Northcott’s game',
  graph: 'Tokens on a graph',
  geography: 'Geography',
  'node-kayles': 'Node Kayles',
  'arc-kayles': 'Arc Kayles',
  hackenbush: 'Green Hackenbush',
  rule: 'Your own rule',
});

export const gameTitle = (key: string): string => GAME_TITLES[key] ?? key;

/** The title of a heap game: its name, or its code if it has no name. */
export function sequenceTitle({ game, code }: { game: string; code: string }): string {
  return game === 'octal' || game === 'hexadecimal' ? `${gameTitle(game)} ${code}` : gameTitle(game);
}

export const GROUP_TITLES = {
  piles: 'Piles and coins',
  heaps: 'Heaps that are split',
  boards: 'Boards',
  graphs: 'Trees and graphs',
  hidden: 'Games that hide Nim',
  typed: 'Your own rule',
} as const;

/** Games that a reader looks for under another heading than that of their module. */
export const ELSEWHERE = lookup<keyof typeof GROUP_TITLES>({ notakto: 'boards', hackenbush: 'graphs' });
