import type { Analysis, Position } from 'grundy-wasm';

export type NodeKaylesPosition = Extract<Position, { family: 'node-kayles' }>;

export function nodeKaylesPosition({ position }: Analysis): NodeKaylesPosition {
  if (position.family !== 'node-kayles') throw new Error('no graph for tokens that stay apart');
  return position;
}

/** The nodes of a disc: a node, or the two ends of an edge. */
export function endsOf({ nodes, arcFrom, arcTo }: NodeKaylesPosition, disc: number): number[] {
  const edge = disc - nodes.length;
  return edge < 0 ? [disc] : [arcFrom[edge] ?? 0, arcTo[edge] ?? 0];
}

/** Whether a disc is where moves are made: on an edge, or on a node. */
export const isPlace = ({ nodes, onEdges }: NodeKaylesPosition, disc: number): boolean =>
  onEdges === disc >= nodes.length;

/** Whether a move may be made on a disc. */
export function isFree(position: NodeKaylesPosition, disc: number): boolean {
  return isPlace(position, disc) && endsOf(position, disc).every((node) => (position.parts[node] ?? 0) > 0);
}

/** The free nodes of the parts that contain these nodes. */
export function partsWith({ parts }: NodeKaylesPosition, nodes: readonly number[]): number[] {
  const numbers = new Set(nodes.map((node) => parts[node] ?? 0).filter((number) => number > 0));
  return Array.from(parts.keys()).filter((node) => numbers.has(parts[node] ?? 0));
}

export function neighboursOf({ arcFrom, arcTo }: NodeKaylesPosition, node: number): number[] {
  return Array.from(arcFrom, (from, edge) => [from, arcTo[edge] ?? 0] as const).flatMap(([a, b]) =>
    a === node ? [b] : b === node ? [a] : [],
  );
}
