import type { Analysis, Position } from 'grundy-wasm';

export type PilesPosition = Extract<Position, { family: 'piles' }>;

export function pilesPosition(analysis: Analysis): PilesPosition {
  if (analysis.position.family !== 'piles') throw new Error('no piles');
  return analysis.position;
}
