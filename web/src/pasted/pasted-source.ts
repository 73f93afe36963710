/** What is pasted or dropped, read piece by piece where it is long. */

import { LOOKED_AT } from '../params/number-lines.js';
import { POSITION, readPasted, type Pasted } from './pasted-text.model.js';

/** A file or pasted text, which is not made a file: for ten million characters that takes longer than a frame. */
export type Source = Blob | { pasted: string };

/** Bytes or characters read at once: little enough to be handled well within a frame. */
const SLICE = 1 << 17;
/** Milliseconds after which reading lets the page draw a frame. */
const SLICE_MS = 8;

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
    const part = source instanceof Blob ? await source.slice(from, to).arrayBuffer() : source.pasted.slice(from, to);
    const text = typeof part === 'string' ? part : decoder.decode(part, { stream: !last });
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

/** The numbers of a long source as a list of the text form. A first line that counts the numbers after it is left out. */
async function listIn(source: Source, progress: (share: number) => void): Promise<Pasted> {
  const parts: string[] = [];
  let [rest, count, lines, header, broken] = ['', 0, 1, '', false];
  for await (const { text, last, share } of piecesOf(source)) {
    const piece = rest + text;
    // A number may be cut in two at the end of a slice.
    const end = last
      ? piece.length
      : Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf(' '), piece.lastIndexOf(','), piece.lastIndexOf('\t')) + 1;
    rest = piece.slice(end);
    let numbers = piece.slice(0, end);
    const [first] = parts.length === 0 ? (/^\s*\d+\s*?\r?\n(?=\s*\d)/.exec(numbers) ?? []) : [];
    if (first !== undefined) {
      header = first.trim();
      numbers = numbers.slice(first.length);
    }
    const list = numbers.replaceAll(/[\s,;]+/g, ',').replaceAll(/^,|,$/g, '');
    if (list !== '') {
      parts.push(list);
      for (let comma = 0; comma >= 0; comma = list.indexOf(',', comma + 1)) count += 1;
    }
    lines += (numbers.match(/\n\s*(?=\d)/g)?.length ?? 0) + (broken && /^[^\n\d]*\d/.test(numbers) ? 1 : 0);
    broken = /\n\s*$/.test(numbers);
    progress(share);
  }
  const list = parts.join(',');
  const counted = header !== '' && Number(header) === count;
  if (header !== '' && !counted)
    return { kind: 'long-list', list: `${header},${list}`, count: count + 1, lines: lines + 1, counted: '' };
  return { kind: 'long-list', list, count, lines, counted: counted ? header : '' };
}

const sizeOf = (source: Source): number => (source instanceof Blob ? source.size : source.pasted.length);

/** What a pasted or dropped source is. */
export async function pastedIn(source: Source, progress: (share: number) => void = () => {}): Promise<Pasted> {
  const start = source instanceof Blob ? await source.slice(0, 256).text() : source.pasted.slice(0, 256);
  if (sizeOf(source) <= LOOKED_AT) return readPasted(await wholeOf(source, progress));
  if (POSITION.test(start))
    return { kind: 'position', text: (await wholeOf(source, progress)).trim().replace(/^#/, '') };
  if (!/^\s*\d/.test(start)) return { kind: 'other', text: await wholeOf(source, progress) };
  const list = await listIn(source, progress);
  // Joining the list took one task; what follows copies it again.
  await nextTask();
  return list;
}
