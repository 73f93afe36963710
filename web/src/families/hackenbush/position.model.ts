import type { Analysis, Position } from 'grundy-wasm';
import { nodeNamed, PICTURE, THE_GROUND } from '#words/families/hackenbush';

export type HackenbushPosition = Extract<Position, { family: 'hackenbush' }>;

export function hackenbushPosition({ position }: Analysis): HackenbushPosition {
  if (position.family !== 'hackenbush') throw new Error('no edges on the ground');
  return position;
}

/** The node that is the ground. */
export const GROUND = 0;

/** What texts and notations call a node. */
export function nodeName({ nodes }: HackenbushPosition, node: number): string {
  return nodes[node]?.name ?? '';
}

/** What readers call it. */
export function nodeLabel({ nodes }: HackenbushPosition, node: number): string {
  const { name, label } = nodes[node] ?? { name: '', label: '' };
  return node === GROUND && label === name ? PICTURE.ground : label;
}

/** The same with the word for its kind, unless it is the ground. */
export function placeLabelled(position: HackenbushPosition, node: number): string {
  const label = nodeLabel(position, node);
  return node !== GROUND ? nodeNamed(label) : label === PICTURE.ground ? THE_GROUND : label;
}

/** What readers call an edge's ends. */
export function endsOf(position: HackenbushPosition, edge: number): [string, string] {
  return [nodeLabel(position, position.arcFrom[edge] ?? 0), nodeLabel(position, position.arcTo[edge] ?? 0)];
}

/** The notation of a cut, as the core reads it. */
export function notationOf(position: HackenbushPosition, edge: number): string {
  return `${edge + 1}:${nodeName(position, position.arcFrom[edge] ?? 0)}-${nodeName(position, position.arcTo[edge] ?? 0)}`;
}

/** The number of edges that hang on the ground. */
export function standingOf({ counts }: HackenbushPosition): number {
  return counts.reduce((sum, each) => sum + each, 0);
}
