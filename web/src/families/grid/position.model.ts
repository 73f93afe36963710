import type { Analysis, Position } from 'grundy-wasm';

export type BoardPosition = Extract<Position, { family: 'board' }>;

export function boardPosition({ position }: Analysis): BoardPosition {
  if (position.family !== 'board') throw new Error('not a board');
  return position;
}
