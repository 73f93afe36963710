import type { Analysis } from 'grundy-wasm';
import type { GlanceExports } from '../../../wasm/glance.js';

/** Which lists the contract has as typed arrays: whatever the record, a key has one type, but for Grundy numbers. */
const arrays = new Map<string, { from(list: ArrayLike<number>): unknown }>([
  ...['piles', 'adds', 'coins', 'heaps', 'first', 'last', 'times', 'values', 'state', 'grundy', 'partNumbers', 'partState'].map((key) => [key, Float64Array] as const),
  ...['parts', 'holes', 'pieceKind', 'pieceCell', 'table', 'node', 'parent', 'white', 'black', 'gaps', 'arcFrom', 'arcTo', 'tokens', 'placed', 'right', 'down', 'axes', 'partItem', 'marks', 'ended'].map((key) => [key, Uint32Array] as const),
  ...['parents', 'depth', 'remoteness', 'suspense'].map((key) => [key, Int32Array] as const),
  ...['outcome', 'outcomes', 'counts'].map((key) => [key, Uint8Array] as const),
]);

function typed(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const array = arrays.get(key);
  if (!array || !Array.isArray(value)) return value;
  // Numbers of a tree's nodes and of heaps are as large as what lies there; those of the other tables fit 32 bits.
  const small = key === 'grundy' && (this.name ?? 'node') !== 'node' && this.name !== 'heap';
  return (small ? Uint32Array : array).from(value);
}

/** What a small module says of a text; null where the full module must be asked. */
export type Glance = (text: string) => Promise<Analysis | null>;

function answerOf({ memory, input, glance }: GlanceExports, text: string): Analysis | null {
  const encoded = new TextEncoder().encode(text);
  const place = input(encoded.length);
  new Uint8Array(memory.buffer).set(encoded, place);
  // Memory may grow meanwhile, which takes its old buffer away.
  const words = glance(place, encoded.length);
  const [begin, length] = new Uint32Array(memory.buffer, words, 2);
  if (!length) return null;
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, begin, length)), typed) as Analysis;
}

/** Opens one of the built small modules. Each text has an instance of its own, so that nothing is left of the one before. */
export async function openGlance(bytes: BufferSource): Promise<Glance> {
  const module = await WebAssembly.compile(bytes);
  return async (text) => {
    const exports = (await WebAssembly.instantiate(module)).exports as unknown as GlanceExports;
    try {
      // oxlint-disable-next-line no-underscore-dangle -- the linker calls it so
      exports._initialize();
      return answerOf(exports, text);
    } catch {
      // It stopped, as it does where its memory does not suffice.
      return null;
    }
  };
}
