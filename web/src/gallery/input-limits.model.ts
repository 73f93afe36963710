/** What a judge gives for each name of an input, and whether that was kept. Where a limit is not published, only what makes no sense is refused. */

/** A whole number, or the name of a number that stands before. */
type Bound = number | string;

/** From the least to the most, null where that is not known, and what is true of a list besides; of a word, its letters. */
export type Limit =
  | readonly [least: Bound, most: Bound | null, also?: 'rising' | 'falling' | 'distinct' | 'rising-pairs' | 'even']
  | string;

export type Limits = Readonly<Record<string, Limit>>;

export type LimitProblem =
  | { code: 'limit'; name: string; item: string; least: string; most: string | null }
  | { code: 'letters'; name: string; item: string; letters: string }
  | { code: 'order'; name: string; order: 'rising' | 'falling' | 'distinct' | 'rising-pairs' | 'even' };

function kept(items: readonly bigint[], order: string): boolean {
  const each = (holds: (one: bigint, next: bigint, at: number) => boolean): boolean =>
    items.slice(1).every((next, at) => holds(items[at] ?? next, next, at));
  if (order === 'distinct') return new Set(items).size === items.length;
  if (order === 'even') return items.every((item) => item % 2n === 0n);
  if (order === 'rising-pairs') return each((one, next, at) => at % 2 === 1 || one < next);
  return each((one, next) => (order === 'rising' ? one <= next : one >= next));
}

/** The first thing that a judge would not give for this name; `valueOf` tells the numbers that stand before. */
export function beyond(
  name: string,
  items: readonly string[],
  limit: Limit | undefined,
  valueOf: (name: string) => string | undefined,
): LimitProblem | null {
  if (limit === undefined) return null;
  if (typeof limit === 'string') {
    const wrong = [...(items[0] ?? '')].find((letter) => !limit.includes(letter));
    return wrong === undefined ? null : { code: 'letters', name, item: wrong, letters: limit };
  }
  const [least, most, also] = limit;
  const bound = (given: Bound): bigint => BigInt(typeof given === 'number' ? given : (valueOf(given) ?? 0));
  const [from, to] = [bound(least), most === null ? null : bound(most)];
  const numbers = items.map(BigInt);
  const wrong = numbers.find((number) => number < from || (to !== null && number > to));
  if (wrong !== undefined)
    return { code: 'limit', name, item: String(wrong), least: String(from), most: to === null ? null : String(to) };
  return also === undefined || kept(numbers, also) ? null : { code: 'order', name, order: also };
}
