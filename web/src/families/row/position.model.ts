import type { Analysis, Position } from 'grundy-wasm';

export type RowPosition = Extract<Position, { family: 'row' }>;
export type Look = RowPosition['look'];

export function rowPosition({ position }: Analysis): RowPosition {
  if (position.family !== 'row') throw new Error('no row');
  return position;
}
