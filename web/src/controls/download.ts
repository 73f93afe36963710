/** Files that the page makes. */

import { PICTURE_UNREADABLE } from '#words/controls';

/** Milliseconds after which writing lets the page draw a frame. */
const SLICE_MS = 8;
/** Characters of a piece: files of a million tiny parts are slow to put together. */
const PIECE = 1 << 18;

/** Joins the parts of a text into pieces and hands these over; the page can draw frames in between. */
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

/** Writes parts into a file. Each piece is handed to the browser as it comes, so that the last step has nothing left to copy. */
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

/** The file as a data address, which the page's own policy allows for images. */
export function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(PICTURE_UNREADABLE)));
    reader.readAsDataURL(file);
  });
}
