/** Which module of the solver reads a text: that of the game's group in `core/games/families.hpp`. */

import { groups } from 'grundy-catalogue';
import type { Group } from 'grundy-wasm';

/** The solver has one module for each group of games, so that a page does not load the families of other groups. */
export type ModuleName = Group;

/** The module for a text that names no game: any of them reports that. The front page loads this one first. */
const USUAL: ModuleName = 'boards';

const MODULES = new Map(
  (Object.keys(groups) as ModuleName[]).flatMap((module) => groups[module].map((game) => [game, module])),
);

/** The game that a text names, read as the core reads it. */
function gameOf(text: string): string {
  const value = /(?:^\s*|[&#])\s*game\s*=([^&]*)/i.exec(text)?.[1] ?? '';
  return value
    .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .trim()
    .toLowerCase();
}

/** The module that reads a text. */
export function moduleFor(text: string): ModuleName {
  return MODULES.get(gameOf(text)) ?? USUAL;
}
