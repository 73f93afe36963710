import type { Analysis, Position } from 'grundy-wasm';

export type HeapsPosition = Extract<Position, { look: 'heaps' }>;

export function heapsPosition({ position }: Analysis): HeapsPosition {
  if (position.family !== 'piles' || position.look !== 'heaps') throw new Error('no heaps');
  return position;
}
