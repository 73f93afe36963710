/** The squares around a piece, as the picker draws them. */

import { SQUARES } from '#words/pictures/tools';
import type { Vector } from './own-pieces.model.js';
import { itemAt } from '../../params/item-at.js';

export interface PickerCell {
  dx: number;
  dy: number;
  /** `through`: a slide passes here. */
  mark: 'piece' | 'leap' | 'slide' | 'through' | 'none';
  label: string;
}

/** The largest distance shown in the picker; longer vectors are typed. */
export const REACH = 4;

/** The cells of the picker, top row first. */
export function pickerRows(vectors: readonly Vector[]): PickerCell[][] {
  const ways = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH);
  return ways.toReversed().map((dy) => ways.map((dx) => cellAt(vectors, dx, dy)));
}

function cellAt(vectors: readonly Vector[], dx: number, dy: number): PickerCell {
  const mark = markAt(vectors, dx, dy);
  return { dx, dy, mark, label: SQUARES[mark](dx, dy) };
}

function markAt(vectors: readonly Vector[], dx: number, dy: number): PickerCell['mark'] {
  if (dx === 0 && dy === 0) return 'piece';
  const there = vectors.find((vector) => vector.dx === dx && vector.dy === dy);
  if (there) return there.slide ? 'slide' : 'leap';
  return vectors.some((vector) => vector.slide && isMultiple(vector, dx, dy)) ? 'through' : 'none';
}

/** Whether a slide reaches this square after some steps. */
function isMultiple({ dx, dy }: Vector, x: number, y: number): boolean {
  return dx * y === dy * x && dx * x + dy * y > 0 && x % (dx || 1) === 0 && y % (dy || 1) === 0;
}

const ARROWS = ['→', '↗', '↑', '↖', '←', '↙', '↓', '↘'];

/** The arrow sign nearest to a direction. */
export function arrow(dx: number, dy: number): string {
  const eighths = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  return itemAt(ARROWS, (eighths + ARROWS.length) % ARROWS.length);
}
