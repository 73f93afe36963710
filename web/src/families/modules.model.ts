/** The registry of games, as far as a module of the solver reads them: the group of the family in `core/games/families.hpp`. */

/** The solver is a module for each group of games: what a page waits for does not grow with the families of the others. */
export type ModuleName = 'piles' | 'heaps' | 'boards' | 'graphs' | 'hidden' | 'own';

const GAMES: Record<ModuleName, readonly string[]> = {
  piles: ['nim', 'subtraction', 'nimble', 'poker-nim'],
  heaps: ['kayles', 'dawsons-kayles', 'dawson', 'lasker', 'grundy', 'officers', 'treblecross', 'guiles', 'octal', 'hexadecimal', 'notakto'],
  boards: ['board', 'cram', 'chomp'],
  graphs: ['tree', 'graph', 'geography', 'node-kayles'],
  hidden: ['staircase', 'ordered', 'cake', 'roxor', 'northcott', 'hackenbush'],
  own: ['rule'],
};

/** Of a text that names no game each of them says so. The front page begins with this one. */
const USUAL: ModuleName = 'boards';

const MODULES = new Map((Object.keys(GAMES) as ModuleName[]).flatMap((module) => GAMES[module].map((game) => [game, module])));

/** The game that a text names, as the core reads it. */
function gameOf(text: string): string {
  const value = /(?:^\s*#?|&)\s*game\s*=([^&]*)/.exec(text)?.[1] ?? '';
  return value.replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).trim();
}

/** Which of them reads a text. */
export function moduleFor(text: string): ModuleName {
  return MODULES.get(gameOf(text)) ?? USUAL;
}

/** The laboratory is two modules: typed rules have their own, and with it what the others have. */
export type LaboratoryName = 'own' | 'others';

export function laboratoryFor(text: string): LaboratoryName {
  return moduleFor(text) === 'own' ? 'own' : 'others';
}
