import type { Analysis, Position } from 'grundy-wasm';

export type NodeKaylesPosition = Extract<Position, { family: 'node-kayles' }>;

export function nodeKaylesPosition({ position }: Analysis): NodeKaylesPosition {
  if (position.family !== 'node-kayles') throw new Error('no graph for tokens that stay apart');
  return position;
}

export function nodeName({ nodes }: NodeKaylesPosition, node: number): string {
  return nodes[node]?.name ?? '';
}

/** Whether a token may be put on a node. */
export function isFree({ parts }: NodeKaylesPosition, node: number): boolean {
  return (parts[node] ?? 0) > 0;
}

/** The free nodes of the parts that contain these nodes. */
export function partsWith({ parts }: NodeKaylesPosition, nodes: readonly number[]): number[] {
  const numbers = new Set(nodes.map((node) => parts[node] ?? 0).filter((number) => number > 0));
  return Array.from(parts.keys()).filter((node) => numbers.has(parts[node] ?? 0));
}

export function neighboursOf({ arcFrom, arcTo }: NodeKaylesPosition, node: number): number[] {
  return Array.from(arcFrom, (from, edge) => [from, arcTo[edge] ?? 0] as const).flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : []));
}
