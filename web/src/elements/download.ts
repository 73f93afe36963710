/** Files that the page makes. */

/** The main thread is given back after this long. */
const SLICE_MS = 8;
/** Files of a million tiny parts are slow to put together. */
const PIECE = 1 << 16;

/** All parts of a text, made between frames. */
export async function written(parts: Iterable<string>): Promise<string[]> {
  const all: string[] = [];
  let piece = '';
  let began = performance.now();
  for (const part of parts) {
    piece += part;
    if (piece.length > PIECE) {
      all.push(piece);
      piece = '';
    }
    if (performance.now() - began < SLICE_MS) continue;
    // oxlint-disable-next-line no-await-in-loop -- giving the frame back between slices is the point
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  all.push(piece);
  return all;
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
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture could not be read')));
    reader.readAsDataURL(file);
  });
}
