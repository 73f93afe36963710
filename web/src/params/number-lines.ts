/** Lists of numbers, line by line, in any pasted text; and the lists that the lines of a contest's input may stand for. */

export type Numbers = readonly string[];

/** Lists that the lines may stand for. */
export interface NumberReading {
  lists: readonly Numbers[];
  /** The first line, where it belongs to none of the lists. */
  left: Numbers;
  /** Whether each list stands after its size, which is left out as well. */
  sized?: boolean;
}

/** Bytes or characters up to which a text of numbers is looked at as a whole. */
export const LOOKED_AT = 1 << 18;

const NUMBER = /^\d+$/;

/** A sign at the beginning of a line, or after a blank, that begins a remark. */
const REMARK = /(^|\s)(?:#|\/\/).*$/gm;

/** What stands in the innermost brackets, so that an array of arrays has a line for each. */
function linesIn(text: string): string[] {
  const inner = text.match(/[[({][^[\](){}]*[\])}]/g);
  if (!inner) return text.split(/\r\n?|\n/);
  const outside = text.replaceAll(/[[({][^[\](){}]*[\])}]/g, '');
  return /^[\s,;[\](){}]*$/.test(outside) ? inner.map((list) => list.slice(1, -1).replaceAll(/\s+/g, ' ')) : [text];
}

/** The numbers of each line that has some; null if anything else stands there. */
export function numberLines(text: string): Numbers[] | null {
  const lines: string[][] = [];
  for (const line of linesIn(text.replaceAll(REMARK, '$1'))) {
    const numbers = line.split(/[\s,;]+/).filter((item) => item !== '');
    if (!numbers.every((item) => NUMBER.test(item))) return null;
    if (numbers.length > 0) lines.push(numbers);
  }
  return lines.length > 0 ? lines : null;
}

/** The lists that follow their sizes: in the line of the size, or in whole lines below it. Null if the numbers do not come out even. */
function sized(lines: readonly Numbers[]): Numbers[] | null {
  const lists: Numbers[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [size, ...list] = lines[at] ?? [];
    if (list.length === 0)
      while (list.length < Number(size) && at + 1 < lines.length) list.push(...(lines[++at] ?? []));
    if (list.length === 0 || list.length !== Number(size)) return null;
    lists.push(list);
  }
  return lists;
}

const counts = (line: Numbers, items: number): boolean => line.some((number) => Number(number) === items);

/** What the lines may stand for, the likeliest first. The last reading is one list of all numbers. */
export function readingsOf(lines: readonly Numbers[]): NumberReading[] {
  const [first = [], ...rest] = lines;
  const all: NumberReading = { lists: [lines.flat()], left: [] };
  if (rest.length === 0) return [all];
  const below = rest.flat();
  const counted = first.length === 1 && counts(first, below.length);
  const headed: NumberReading = { lists: [below], left: first };
  // A count, then that many numbers in a line.
  if (counted && rest.length === 1) return [headed];
  const readings: NumberReading[] = [];
  const tests = first.length === 1 ? sized(rest) : null;
  if (tests && counts(first, tests.length)) readings.push({ lists: tests, left: first, sized: true });
  const untold = sized(lines);
  if (untold) readings.push({ lists: untold, left: [], sized: true });
  if (counts(first, rest.length) && (rest.length > 1 || first.length === 1))
    readings.push({ lists: rest, left: first });
  // Parameters, then a line of numbers, each of which is a case.
  if (rest.length === 1 && first.length > 1 && counts(first, below.length))
    readings.push({ lists: below.map((number) => [number]), left: first }, headed);
  if (counted) readings.push(headed);
  readings.push({ lists: lines, left: [] }, all);
  const seen = new Set<string>();
  return readings.filter(({ lists }) => {
    const written = lists.join(' ');
    return !seen.has(written) && seen.add(written);
  });
}
