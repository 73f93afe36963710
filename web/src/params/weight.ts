import type { Analysis } from 'grundy-wasm';

const HEAVY_TEXT = 1_000_000;
const HEAVY_TABLE = 2_000_000;
/** Components; piles in runs have a short text but may be many. */
const HEAVY_PARTS = 500_000;

/**
 * Whether a position is so large that it is shown part by part, and that the worker is replaced once it is left: the memory of a WebAssembly module never
 * shrinks.
 */
export function isHeavy({ text, tables, components }: Analysis): boolean {
  const entries = tables.reduce((sum, { outcomes }) => sum + outcomes.length, components.state.length);
  return text.length > HEAVY_TEXT || entries > HEAVY_TABLE || components.state.length > HEAVY_PARTS;
}
