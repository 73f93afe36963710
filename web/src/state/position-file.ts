import { valueOf, withoutKey, withValue } from '../params/params.js';

/** How much is read at once: little enough to be dealt with well within a frame. */
const SLICE = 1 << 17;

/** The lists that a file of numbers can be. */
const LISTS = ['piles', 'stairs', 'pots', 'coins'] as const;

export interface FilePosition {
  text: string;
  /** What was made of the file, in one sentence; empty where there is nothing to say. */
  note: string;
}

/** Which list of the position on screen takes the numbers; a tree's coins come with its edges, so it has none. */
function listOf(text: string): (typeof LISTS)[number] | null {
  return valueOf(text, 'parents') === undefined && valueOf(text, 'edges') === undefined ? (LISTS.find((key) => valueOf(text, key) !== undefined) ?? null) : null;
}

/** The numbers between whatever separates them, as a list of the text form. */
async function listIn(source: Blob, progress: (share: number) => void): Promise<{ list: string; count: number; header: number }> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let [rest, count, header] = ['', 0, -1];
  for (let at = 0; at < source.size; at += SLICE) {
    // oxlint-disable-next-line no-await-in-loop -- a file is read from front to back
    const piece = rest + decoder.decode(await source.slice(at, at + SLICE).arrayBuffer(), { stream: at + SLICE < source.size });
    const last = at + SLICE >= source.size;
    // A number may be cut in two at the end of a slice.
    const end = last ? piece.length : Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf(' '), piece.lastIndexOf(','), piece.lastIndexOf('\t')) + 1;
    rest = piece.slice(end);
    let numbers = piece.slice(0, end);
    const [first] = parts.length === 0 ? (/^\s*\d+\s*?\r?\n(?=\s*\d)/.exec(numbers) ?? []) : [];
    if (first !== undefined) {
      header = Number(first);
      numbers = numbers.slice(first.length);
    }
    const list = numbers.replaceAll(/[\s,;]+/g, ',').replaceAll(/^,|,$/g, '');
    if (list !== '') {
      parts.push(list);
      for (let comma = 0; comma >= 0; comma = list.indexOf(',', comma + 1)) count += 1;
    }
    progress(at / source.size);
  }
  return { list: parts.join(','), count, header };
}

/**
 * What a file pasted or dropped onto the page says: a position as text, or numbers that take the place of those on screen. A
 * first line that counts the numbers after it, as contests write it, is left out.
 */
export async function positionIn(source: Blob, shown: string, progress: (share: number) => void = () => {}): Promise<FilePosition> {
  const start = (await source.slice(0, 64).text()).trim();
  if (/^#?[a-z]+=/.test(start)) return { text: (await source.text()).trim().replace(/^#/, ''), note: '' };
  const { list, count, header } = await listIn(source, progress);
  const headed = header === count;
  const all = header >= 0 && !headed ? (list === '' ? String(header) : `${header},${list}`) : list;
  const key = listOf(shown);
  // Coins to be added belong to the piles that were there.
  const text = key === null ? `game=nim&piles=${all}` : withValue(withoutKey(shown, 'adds'), key, all);
  return { text, note: headed ? `The first line, ${header}, counts the others and was left out.` : '' };
}
