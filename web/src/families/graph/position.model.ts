import type { Analysis, Position } from 'grundy-wasm';

export type GraphPosition = Extract<Position, { family: 'graph' }>;

export function graphPosition({ position }: Analysis): GraphPosition {
  if (position.family !== 'graph') throw new Error('not a graph');
  return position;
}

export function nodeName({ nodes }: GraphPosition, node: number): string {
  return nodes[node]?.name ?? '';
}
