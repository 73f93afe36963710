import type { Line } from './batch.model.js';

/** Bytes read at once: few enough to be split into lines within a frame. */
const SLICE = 1 << 16;

/** Yields the lines of a file as they are read, without the empty ones, which still count in their numbers. */
export async function* linesOf(source: Blob): AsyncGenerator<Line[]> {
  const decoder = new TextDecoder();
  let rest = '';
  let number = 0;
  const taken = (parts: readonly string[]): Line[] =>
    parts.map((part) => ({ number: ++number, text: part.trim().replace(/^#/, '') })).filter(({ text }) => text !== '');
  for (let at = 0; at < source.size; at += SLICE) {
    // oxlint-disable-next-line no-await-in-loop -- a file is read from front to back
    const bytes = await source.slice(at, at + SLICE).arrayBuffer();
    const parts = (rest + decoder.decode(bytes, { stream: at + SLICE < source.size })).split('\n');
    rest = parts.pop() ?? '';
    yield taken(parts);
  }
  yield taken([rest]);
}
