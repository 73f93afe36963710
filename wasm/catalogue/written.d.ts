/** What `write.mjs` writes at build time: the catalogue, and the keys of the games that the module of each group reads. */

import type { GameEntry, Group, PieceEntry } from '../catalogue.js';

export declare const games: GameEntry[];
export declare const pieces: PieceEntry[];
export declare const groups: Record<Group, string[]>;
