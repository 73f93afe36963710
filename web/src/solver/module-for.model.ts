/** Which module of the solver reads a text, and which family draws it: those of the game that it names, as the core lists them. */

import { groups } from 'grundy-catalogue';
import type { Group } from 'grundy-wasm';

/** The solver has one module for each group of games, so that a page does not load the families of other groups. */
export type ModuleName = Group;

/** The module for a text that names no game: any of them reports that. The front page loads this one first. */
const USUAL: ModuleName = 'boards';

/** Of each game its module, and the family by which it is drawn. */
const GAMES = new Map(
  (Object.keys(groups) as ModuleName[]).flatMap((module) =>
    Object.entries(groups[module]).map(([game, drawn]) => [game, { module, drawn }]),
  ),
);

/** The game that a text names, read as the core reads it. */
function gameOf(text: string): string {
  const value = /(?:^\s*|[&#])\s*game\s*=([^&]*)/i.exec(text)?.[1] ?? '';
  return value
    .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .trim()
    .toLowerCase();
}

export function moduleFor(text: string): ModuleName {
  return GAMES.get(gameOf(text))?.module ?? USUAL;
}

/** As the core calls it; null where the text names no game. */
export function familyFor(text: string): string | null {
  return GAMES.get(gameOf(text))?.drawn ?? null;
}
