import type { Analysis, Position } from 'grundy-wasm';

export type NorthcottPosition = Extract<Position, { family: 'northcott' }>;

export function northcottPosition({ position }: Analysis): NorthcottPosition {
  if (position.family !== 'northcott') throw new Error('no rows of two pieces');
  return position;
}
