import type { Analysis } from 'grundy-wasm';
import type { GlanceExports } from '../../../wasm/glance.js';

/** Which lists the contract has as typed arrays: whatever the record, a key has one type, but for Grundy numbers. */
const arrays = new Map<string, { from(list: ArrayLike<number>): unknown }>([
  ...['piles', 'adds', 'coins', 'heaps', 'values', 'state', 'grundy'].map((key) => [key, Float64Array] as const),
  ...['holes', 'pieceKind', 'pieceCell', 'table', 'node', 'parent'].map((key) => [key, Uint32Array] as const),
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

/** The small modules, by the games that they answer. */
export type GlanceName = 'boards' | 'piles' | 'staircases';

const NEEDED = new Map<string, GlanceName>([
  ['board', 'boards'],
  ['nim', 'piles'],
  ['nimble', 'piles'],
  ['subtraction', 'piles'],
  ['tree', 'staircases'],
  ['staircase', 'staircases'],
  ['ordered', 'staircases'],
]);

/** Which of them might answer a text, if any. */
export function glanceNeeded(text: string): GlanceName | null {
  return NEEDED.get(/^game=(\w+)/.exec(text)?.[1] ?? '') ?? null;
}

/** Opens one of the built small modules. It answers canonical texts; null where the full module must be asked. */
export async function openGlance(bytes: BufferSource | WebAssembly.Module): Promise<(text: string) => Analysis | null> {
  const module = bytes instanceof WebAssembly.Module ? bytes : await WebAssembly.compile(bytes);
  const exports = (await WebAssembly.instantiate(module)).exports as unknown as GlanceExports;
  return (text) => {
    const encoded = new TextEncoder().encode(text);
    const place = exports.input(encoded.length);
    new Uint8Array(exports.memory.buffer).set(encoded, place);
    // Memory may grow meanwhile, which takes its old buffer away.
    const words = exports.glance(encoded.length);
    const [begin, length] = new Uint32Array(exports.memory.buffer, words, 2);
    if (!length) return null;
    return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, begin, length)), typed) as Analysis;
  };
}
