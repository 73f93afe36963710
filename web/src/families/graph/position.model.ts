import type { Analysis, Position } from 'grundy-wasm';

export type GraphPosition = Extract<Position, { family: 'graph' }>;

export function graphPosition({ position }: Analysis): GraphPosition {
  if (position.family !== 'graph') throw new Error('not a graph');
  return position;
}

/** The number that names a token; null where it is the only one. */
export function tokenNumber({ tokens }: GraphPosition, item: number): number | null {
  return tokens.length > 1 ? item + 1 : null;
}
