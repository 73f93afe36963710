import type { Analysis, Position } from 'grundy-wasm';

export type ChompPosition = Extract<Position, { family: 'chomp' }>;

export function chompPosition({ position }: Analysis): ChompPosition {
  if (position.family !== 'chomp') throw new Error('no bar of chocolate');
  return position;
}

/** How many squares lie side by side in the longest row, which is the lowest. */
export function columnsOf({ heaps }: ChompPosition): number {
  return heaps[0] ?? 0;
}
