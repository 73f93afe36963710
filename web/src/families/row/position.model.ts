import type { Analysis, Position } from 'grundy-wasm';
import { itemAt } from '../../params/item-at.js';
import type { ShownMove } from '../../places/shown-move.js';

export type RowPosition = Extract<Position, { family: 'row' }>;
export type Look = RowPosition['look'];

export function rowPosition({ position }: Analysis): RowPosition {
  if (position.family !== 'row') throw new Error('no row');
  return position;
}

/** The two pots that get a stone each; both are the same if one pot gets two. */
export function potsOf({ changes = [] }: ShownMove): readonly [number, number] {
  const one = itemAt(changes, 0).item;
  return [one, changes[1]?.item ?? one];
}
