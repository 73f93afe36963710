import type { Analysis } from 'grundy-wasm';

const HEAVY_TEXT = 1_000_000;
const HEAVY_TABLE = 2_000_000;
/** Piles in runs have a short text. */
const HEAVY_PARTS = 500_000;

/**
 * Whether a position is so large that it is worth some care: it is shown part by part, and once it is left the worker is
 * replaced, because the memory of a WebAssembly module never shrinks.
 */
export function isHeavy({ text, tables, components }: Analysis): boolean {
  const entries = tables.reduce((sum, { outcomes }) => sum + outcomes.length, components.state.length);
  return text.length > HEAVY_TEXT || entries > HEAVY_TABLE || components.state.length > HEAVY_PARTS;
}
