/** The titles of groups of games, and of heap games that have no name. */

import { lookup } from '../../params/lookup.js';
import { gameTitle } from '../game-words.js';

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
