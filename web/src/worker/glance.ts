import type { Analysis } from 'grundy-wasm';
import type { GlanceExports } from '../../../wasm/glance.js';

/** The keys whose lists are typed arrays in the contract. A key has the same type in every record, except `grundy`. */
const arrays = new Map<string, { from(list: ArrayLike<number>): unknown }>([
  ...[
    'piles',
    'adds',
    'coins',
    'heaps',
    'first',
    'last',
    'times',
    'values',
    'state',
    'grundy',
    'partNumbers',
    'partState',
  ].map((key) => [key, Float64Array] as const),
  ...[
    'parts',
    'holes',
    'pieceKind',
    'pieceCell',
    'table',
    'node',
    'parent',
    'white',
    'black',
    'gaps',
    'arcFrom',
    'arcTo',
    'tokens',
    'placed',
    'right',
    'down',
    'axes',
    'partItem',
    'marks',
    'ended',
  ].map((key) => [key, Uint32Array] as const),
  ...['parents', 'depth', 'remoteness', 'suspense'].map((key) => [key, Int32Array] as const),
  ...['outcome', 'outcomes', 'counts'].map((key) => [key, Uint8Array] as const),
]);

function typed(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const array = arrays.get(key);
  if (!array || !Array.isArray(value)) return value;
  // Grundy numbers of a tree's nodes and of heaps can be as large as the number of coins there; those of other tables fit 32 bits.
  const small = key === 'grundy' && (this.name ?? 'node') !== 'node' && this.name !== 'heap';
  return (small ? Uint32Array : array).from(value);
}

/** A small module's analysis of a text; null if the full module must be asked. */
export type Glance = (text: string) => Promise<Analysis | null>;

function answerOf({ memory, input, glance }: GlanceExports, text: string): Analysis | null {
  const encoded = new TextEncoder().encode(text);
  const place = input(encoded.length);
  new Uint8Array(memory.buffer).set(encoded, place);
  // The call may grow the memory, which detaches its old buffer.
  const words = glance(place, encoded.length);
  const [begin, length] = new Uint32Array(memory.buffer, words, 2);
  if (!length) return null;
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, begin, length)), typed) as Analysis;
}

/** Opens one of the built small modules. Each text gets a new instance, so that nothing of the one before is left. */
export async function openGlance(bytes: BufferSource): Promise<Glance> {
  const module = await WebAssembly.compile(bytes);
  return async (text) => {
    const exports = (await WebAssembly.instantiate(module)).exports as unknown as GlanceExports;
    try {
      // oxlint-disable-next-line no-underscore-dangle -- the linker calls it so
      exports._initialize();
      return answerOf(exports, text);
    } catch {
      // The module traps, for example when its memory does not suffice.
      return null;
    }
  };
}
