import type { Analysis, Position } from 'grundy-wasm';

export type ChompPosition = Extract<Position, { family: 'chomp' }>;

export function chompPosition({ position }: Analysis): ChompPosition {
  if (position.family !== 'chomp') throw new Error('no bar of chocolate');
  return position;
}

/** The number of squares in the lowest row, which is the longest. */
export function columnsOf({ heaps }: ChompPosition): number {
  return heaps[0] ?? 0;
}
