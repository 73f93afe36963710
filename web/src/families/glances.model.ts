/** The registry of games that a small module answers at first sight. To add one is a line here, beside its list of families in `wasm/first/`. */

/** The small modules, by the games that they answer. */
export type GlanceName = 'boards' | 'piles' | 'staircases' | 'rows' | 'heaps' | 'subtraction' | 'grid' | 'graph' | 'rule';

const NEEDED = new Map<string, readonly GlanceName[]>([
  ['board', ['boards', 'grid']],
  ['nim', ['piles', 'subtraction']],
  ['nimble', ['piles', 'subtraction']],
  ['subtraction', ['piles', 'subtraction']],
  ['poker-nim', ['subtraction']],
  ['tree', ['staircases']],
  ['staircase', ['staircases', 'rows']],
  ['ordered', ['staircases', 'rows']],
  ['cake', ['rows']],
  ['roxor', ['rows']],
  ['northcott', ['rows']],
  ['graph', ['graph']],
  ['rule', ['rule']],
  ...['kayles', 'dawsons-kayles', 'dawson', 'lasker', 'grundy', 'officers', 'treblecross', 'guiles', 'octal', 'hexadecimal'].map((game) => [game, ['heaps']] as const),
]);

/**
 * What the smallest of several declines: another order or spelling than the canonical one, long boards, piles of four digits, counts of
 * lost piles, turns of up to a number, sets with a name. And numbers that go on after a range, which it declines where
 * another order is the canonical one: to ask both modules may weigh more than an embed may.
 */
const BEYOND_SMALLEST = /^(?!game=)|[=,]0\d|&(?:size=(?:\d+x)?(?:2[5-9]|[3-9]\d|\d{3})|count=|sum=up-to|take=(?:[a-z]|[^&]*-\d+,)|piles=[^&]*\d{4})/;

/** Which of them might answer a text, the smallest first. */
export function glancesFor(text: string): readonly GlanceName[] {
  const names = NEEDED.get(/(?:^|&)game=([\w-]+)/.exec(text)?.[1] ?? '') ?? [];
  return names.length > 1 && BEYOND_SMALLEST.test(text) ? names.slice(1) : names;
}
