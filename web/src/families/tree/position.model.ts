import type { Analysis, Position } from 'grundy-wasm';

export type TreePosition = Extract<Position, { family: 'tree' }>;

export function treePosition({ position }: Analysis): TreePosition {
  if (position.family !== 'tree') throw new Error('not a tree');
  return position;
}
