import type { Analysis, Position } from 'grundy-wasm';

export type HackenbushPosition = Extract<Position, { family: 'hackenbush' }>;

export function hackenbushPosition({ position }: Analysis): HackenbushPosition {
  if (position.family !== 'hackenbush') throw new Error('no edges on the ground');
  return position;
}

/** The node that is the ground. */
export const GROUND = 0;

export function nodeName({ nodes }: HackenbushPosition, node: number): string {
  return nodes[node]?.name ?? '';
}

/** The names of an edge's ends, as the text has them. */
export function endsOf(position: HackenbushPosition, edge: number): [string, string] {
  return [nodeName(position, position.arcFrom[edge] ?? 0), nodeName(position, position.arcTo[edge] ?? 0)];
}

/** The notation of a cut, as the core reads it. */
export function notationOf(position: HackenbushPosition, edge: number): string {
  return `${edge + 1}:${endsOf(position, edge).join('-')}`;
}

/** The number of edges that hang on the ground. */
export function standingOf({ counts }: HackenbushPosition): number {
  return counts.reduce((sum, each) => sum + each, 0);
}
