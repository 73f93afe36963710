/** What `write.mjs` writes at build time: the catalogue, and of each group the games that its module reads, with their families. */

import type { GameEntry, Group, PieceEntry } from '../catalogue.js';

export declare const games: GameEntry[];
export declare const pieces: PieceEntry[];
export declare const groups: Record<Group, Record<string, GameEntry['family']>>;
