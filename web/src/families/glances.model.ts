/** The registry of games that a small module answers at first sight. To add one is a line here, beside its list of families in `wasm/first/`. */

/** The small modules. */
export type GlanceName = 'boards' | 'piles' | 'staircases' | 'rows' | 'heaps' | 'subtraction' | 'grid' | 'graph' | 'hackenbush' | 'rule' | 'cram' | 'notakto';

/** Each with the games that it answers, or that of its name, the smaller of two modules before the larger. All other games are of heaps. */
const ANSWERED: readonly (readonly [GlanceName, string?])[] = [
  ['boards', 'board'],
  ['piles', 'nim,nimble,subtraction'],
  ['staircases', 'tree,staircase,ordered'],
  ['rows', 'staircase,ordered,cake,roxor,northcott'],
  ['subtraction', 'nim,nimble,subtraction,poker-nim'],
  ['grid', 'board'],
  ['graph'],
  ['hackenbush', 'hackenbush,geography,node-kayles'],
  ['rule'],
  ['cram', 'cram,chomp'],
  ['notakto'],
];

/**
 * What the smallest of several declines: another order or spelling than the canonical one, long boards, piles of four digits, counts of
 * lost piles, turns of up to a number, sets with a name. And numbers that go on after a range, which it declines where
 * another order is the canonical one: to ask both modules may weigh more than an embed may.
 */
const BEYOND_SMALLEST = /^(?!game=)|[=,]0\d|&(?:size=(?:\d+x)?(?:2[5-9]|[3-9]\d|\d{3})|count=|sum=up-to|take=(?:[a-z]|[^&]*-\d+,)|piles=[^&]*\d{4})/;

/** Which of them might answer a text, the smallest first. */
export function glancesFor(text: string): readonly GlanceName[] {
  const game = /(?:^|&)game=([\w-]+)/.exec(text)?.[1] ?? '';
  const names = ANSWERED.flatMap(([name, games = name]) => (games.split(',').includes(game) ? [name] : []));
  if (names.length === 0 && game !== '') return ['heaps'];
  return names.length > 1 && BEYOND_SMALLEST.test(text) ? names.slice(1) : names;
}
