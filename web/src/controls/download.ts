/** Files that the page makes. */

import { PICTURE_UNREADABLE } from '#words/controls';

/** The main thread is given back after this long. */
const SLICE_MS = 8;
/** Files of a million tiny parts are slow to put together. */
const PIECE = 1 << 18;

/** Goes through the parts of a text between frames, and hands over pieces of them. */
async function collect(parts: Iterable<string>, take: (piece: string) => void): Promise<void> {
  let piece = '';
  let began = performance.now();
  for (const part of parts) {
    piece += part;
    if (piece.length > PIECE) {
      take(piece);
      piece = '';
    }
    if (performance.now() - began < SLICE_MS) continue;
    // oxlint-disable-next-line no-await-in-loop -- giving the frame back between slices is the point
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  take(piece);
}

export async function writtenText(parts: Iterable<string>): Promise<string> {
  const pieces: string[] = [];
  await collect(parts, (piece) => pieces.push(piece));
  return pieces.join('');
}

/** Each piece is handed to the browser as it comes, so that the last step has nothing left to copy. */
export async function writtenFile(parts: Iterable<string>, type: string): Promise<Blob> {
  const pieces: Blob[] = [];
  await collect(parts, (piece) => pieces.push(new Blob([piece])));
  return new Blob(pieces, { type });
}

export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** As an address that an image may have under the page's own policy. */
export function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(PICTURE_UNREADABLE)));
    reader.readAsDataURL(file);
  });
}
