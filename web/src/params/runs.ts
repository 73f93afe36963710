/** Lists in which several items may be written short: `1-5` is 1,2,3,4,5 and `7x3` is 7,7,7. Anything else is one item as it stands. */

const RUN = /^(\d+)([x-])(\d+)$/;

/** The most items that the page lists and that the core reads one by one. */
export const MOST_ITEMS = 1_000_000;

export interface Run {
  /** How many items it stands for. */
  count: number;
  /** The items from index `from` to before index `to`, as they are written; empty for none. */
  part(from: number, to: number): string;
}

function ascending(first: number, last: number): Run {
  const part = (from: number, to: number): string =>
    to <= from ? '' : to === from + 1 ? String(first + from) : `${first + from}-${first + to - 1}`;
  return { count: last - first + 1, part };
}

function alike(item: string, count: number): Run {
  return { count, part: (from, to) => (to <= from ? '' : to === from + 1 ? item : `${item}x${to - from}`) };
}

export function readRun(written: string): Run {
  const [, first, sign, second] = RUN.exec(written) ?? [];
  const run =
    first === undefined ? null : sign === 'x' ? alike(first, Number(second)) : ascending(Number(first), Number(second));
  return run && run.count >= 1 ? run : alike(written, 1);
}

/** The entries of a list, with their beginning and end: an item alone (`run` is null) or a run. */
function* entriesOf(list: string): Generator<{ from: number; to: number; run: Run | null }> {
  // Most of a million items stand alone: without an x or a - they need not be read.
  const next = (sign: string, from: number): number => (list.indexOf(sign, from) + 1 || Infinity) - 1;
  let [times, dash] = [next('x', 0), next('-', 0)];
  for (let from = 0; from <= list.length;) {
    const comma = list.indexOf(',', from);
    const to = comma < 0 ? list.length : comma;
    if (times < from) times = next('x', from);
    if (dash < from) dash = next('-', from);
    yield { from, to, run: times < to || dash < to ? readRun(list.slice(from, to)) : null };
    from = to + 1;
  }
}

/** Where an item of a list is written. */
export interface ItemSpan {
  from: number;
  to: number;
  item: string;
  /** What its run holds before and after it, as it is written. */
  before: string;
  after: string;
}

/** Where the item of this index is written, from 0; null if there is none. */
export function spanInRuns(list: string, index: number): ItemSpan | null {
  let passed = 0;
  for (const { from, to, run } of entriesOf(list)) {
    const count = run?.count ?? 1;
    const place = index - passed;
    if (place < count) {
      if (!run) return { from, to, item: list.slice(from, to), before: '', after: '' };
      return {
        from,
        to,
        item: run.part(place, place + 1),
        before: run.part(0, place),
        after: run.part(place + 1, count),
      };
    }
    passed += count;
  }
  return null;
}

/** How many items a list has. */
export function countInRuns(list: string): number {
  let count = 0;
  if (list !== '') for (const { run } of entriesOf(list)) count += run?.count ?? 1;
  return count;
}

/** The items one by one; none if they are more than `MOST_ITEMS`. */
export function itemsInRuns(list: string): string[] {
  if (list === '') return [];
  if (!/[x-]/.test(list)) return list.split(',');
  if (countInRuns(list) > MOST_ITEMS) return [];
  const items: string[] = [];
  for (const { from, to, run } of entriesOf(list)) {
    if (!run) items.push(list.slice(from, to));
    else for (let place = 0; place < run.count; ++place) items.push(run.part(place, place + 1));
  }
  return items;
}
