import type { Analysis, Position } from 'grundy-wasm';

export type TreePosition = Extract<Position, { family: 'tree' }>;

export function treePosition({ position }: Analysis): TreePosition {
  if (position.family !== 'tree') throw new Error('not a tree');
  return position;
}

const labels = new WeakMap<TreePosition['labels'], Map<number, string>>();

/** What readers call a node: its label, or its number. */
export function nodeLabel(position: Pick<TreePosition, 'labels'>, node: number): string {
  const known = labels.get(position.labels) ?? new Map(position.labels.map((each) => [each.node, each.text]));
  labels.set(position.labels, known);
  return known.get(node) ?? String(node + 1);
}
