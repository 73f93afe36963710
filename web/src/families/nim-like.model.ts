/** Words of steps that several families share. */

import type { Position } from 'grundy-wasm';
import type { StepOf } from './teller.model.js';
import { itemNames } from './names.model.js';
import { periodFound, reversible } from '#words/reasons-hidden';

export function periodText(step: StepOf<'period'>): string {
  return periodFound(step);
}

export function reversibleText({ items }: StepOf<'reversible'>, position: Position): string {
  return reversible(items.length === 0 ? '' : itemNames(position, items));
}
