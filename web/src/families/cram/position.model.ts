import type { Analysis, Position } from 'grundy-wasm';

export type CramPosition = Extract<Position, { family: 'cram' }>;

export function cramPosition({ position }: Analysis): CramPosition {
  if (position.family !== 'cram') throw new Error('no board for dominoes');
  return position;
}
