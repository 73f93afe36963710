/** The registry of games for which a small module answers the first sight. A new game needs a line here and in its list of families in `wasm/first/`. */

/** The small modules that answer a first sight. */
export type GlanceName =
  | 'boards'
  | 'piles'
  | 'staircases'
  | 'rows'
  | 'heaps'
  | 'subtraction'
  | 'grid'
  | 'graph'
  | 'hackenbush'
  | 'rule'
  | 'cram'
  | 'notakto';

/** Each module with its games (by default the game of its name), the smaller of two modules first. All other games belong to `heaps`. */
const ANSWERED: readonly (readonly [GlanceName, string?])[] = [
  ['boards', 'board'],
  ['piles', 'nim,nimble,subtraction'],
  ['staircases', 'tree,staircase,ordered'],
  ['rows', 'staircase,ordered,cake,roxor,northcott'],
  ['subtraction', 'nim,nimble,subtraction,poker-nim'],
  ['grid', 'board'],
  ['graph'],
  ['hackenbush', 'hackenbush,geography,node-kayles,arc-kayles'],
  ['rule'],
  ['cram', 'cram,chomp'],
  ['notakto'],
];

/**
 * What the smaller of two modules declines, so that it is not even fetched: texts that do not begin with the game, leading zeros, boards
 * with a side above 24, piles of four digits, counts of lost piles, turns of up to a number, named sets. Also sets that go on after a
 * range: it declines some of these, and then an embed would have to fetch both modules, which is too much.
 */
const BEYOND_SMALLEST =
  /^(?!game=)|[=,]0\d|&(?:size=(?:\d+x)?(?:2[5-9]|[3-9]\d|\d{3})|count=|sum=up-to|take=(?:[a-z]|[^&]*-\d+,)|piles=[^&]*\d{4})/;

/** The small modules that may answer a text, the smallest first. */
export function glancesFor(text: string): readonly GlanceName[] {
  const game = /(?:^|&)game=([\w-]+)/.exec(text)?.[1] ?? '';
  const names = ANSWERED.flatMap(([name, games = name]) => (games.split(',').includes(game) ? [name] : []));
  if (names.length === 0 && game !== '') return ['heaps'];
  return names.length > 1 && BEYOND_SMALLEST.test(text) ? names.slice(1) : names;
}
