import { firstLineCounts } from '#words/site';
import { bareList, withList } from '../../params/bare-values.js';

/** A file or pasted text, which is not made a file: for ten million characters that takes longer than a frame. */
export type Source = Blob | { pasted: string };

/** Bytes or characters read at once: little enough to be handled well within a frame. */
const SLICE = 1 << 17;
/** Milliseconds after which reading lets the page draw a frame. */
const SLICE_MS = 8;

export interface FilePosition {
  text: string;
  /** A sentence on how the file was read; empty where there is nothing to say. */
  note: string;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

interface Piece {
  text: string;
  /** Whether it is the last one. */
  last: boolean;
  /** The share of the source read before it, from 0 to 1. */
  share: number;
}

async function* piecesOf(source: Source): AsyncGenerator<Piece> {
  const decoder = new TextDecoder();
  const size = source instanceof Blob ? source.size : source.pasted.length;
  let began = performance.now();
  for (let at = 0; at < size; at += SLICE) {
    const last = at + SLICE >= size;
    const [from, to] = [at, at + SLICE];
    // oxlint-disable-next-line no-await-in-loop -- a source is read from front to back
    const text = source instanceof Blob ? decoder.decode(await source.slice(from, to).arrayBuffer(), { stream: !last }) : source.pasted.slice(from, to);
    yield { text, last, share: at / size };
    if (performance.now() - began < SLICE_MS) continue;
    // oxlint-disable-next-line no-await-in-loop
    await nextTask();
    began = performance.now();
  }
}

async function wholeOf(source: Source, progress: (share: number) => void): Promise<string> {
  if (!(source instanceof Blob)) return source.pasted;
  const parts: string[] = [];
  for await (const { text, share } of piecesOf(source)) {
    parts.push(text);
    progress(share);
  }
  return parts.join('');
}

/** The numbers of a source as a list of the text form, their count, and the number in a line of its own at the top (-1 without one). */
async function listIn(source: Source, progress: (share: number) => void): Promise<{ list: string; count: number; header: number }> {
  const parts: string[] = [];
  let [rest, count, header] = ['', 0, -1];
  for await (const { text, last, share } of piecesOf(source)) {
    const piece = rest + text;
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
    progress(share);
  }
  return { list: parts.join(','), count, header };
}

/**
 * The position in a pasted or dropped source: a position as text, or numbers that replace the list on screen (piles of Nim if it has none). A first line that
 * counts the numbers after it, as in contests, is left out.
 */
export async function positionIn(source: Source, shown: string, progress: (share: number) => void = () => {}): Promise<FilePosition> {
  const start = (source instanceof Blob ? await source.slice(0, 64).text() : source.pasted.slice(0, 64)).trim();
  if (/^#?[a-z]+=/.test(start)) return { text: (await wholeOf(source, progress)).trim().replace(/^#/, ''), note: '' };
  const { list, count, header } = await listIn(source, progress);
  // Joining the list took one task; the code below copies it again.
  await nextTask();
  const headed = header === count;
  const all = header >= 0 && !headed ? (list === '' ? String(header) : `${header},${list}`) : list;
  const key = bareList(shown);
  const text = key === null ? `game=nim&piles=${all}` : withList(shown, key, all);
  return { text, note: headed ? firstLineCounts(header) : '' };
}
