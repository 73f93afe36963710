/** What a drawer makes of a position: shapes as data, without a DOM, a style sheet or a colour. Lengths are CSS pixels, y goes down. */

import type { Shade } from '../../params/shade.js';

/** What a shape means; a writer knows how that looks. `faint` lines are there to be looked past. */
export type Role = 'ink' | 'faint' | 'won' | 'lost';

/** Filled, or drawn as a line: all lines of a picture are equally wide. */
export interface Paint {
  role: Role;
  as: 'fill' | 'line';
}

export type Shape = Paint &
  (
    | { kind: 'rect'; x: number; y: number; width: number; height: number }
    /** `x` and `y` are its middle. */
    | { kind: 'disc'; x: number; y: number; radius: number }
    /** An SVG path in units of its own, so many pixels each, that begin at `x` and `y`. */
    | { kind: 'path'; path: string; x: number; y: number; unit: number }
    /** `x` and `y` are the middle of its digits. */
    | { kind: 'number'; digits: string; x: number; y: number; size: number }
  );

export interface Picture {
  width: number;
  height: number;
  /** Later ones lie above. */
  shapes: readonly Shape[];
}

export const ink = { role: 'ink', as: 'fill' } as const;
export const inkLine = { role: 'ink', as: 'line' } as const;
export const faintLine = { role: 'faint', as: 'line' } as const;

/** The tint of a place; null where its outcome is not shown, or is a draw. */
export function tintOf(shade: Shade): Role | null {
  return shade === 'win' ? 'won' : shade === 'lose' ? 'lost' : null;
}

/** A path in pixels. */
export const pathOf = (path: string, paint: Paint): Shape => ({ ...paint, kind: 'path', path, x: 0, y: 0, unit: 1 });

function rankOf({ kind, role, as }: Shape): number {
  if (kind === 'number') return 5;
  if (as === 'line') return role === 'faint' ? 0 : 1;
  return role === 'won' ? 2 : role === 'lost' ? 3 : 4;
}

/** Shapes of one paint next to each other, where none but numbers lies on others: then a writer makes one path of them. */
export function alikeTogether(shapes: readonly Shape[]): Shape[] {
  return shapes.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** What tells a lost place from a won one without colours, and a draw from a place that is not shown. */
export function signOf(shade: Shade, x: number, y: number, size: number): Shape[] {
  if (shade === 'lose') return [{ ...ink, kind: 'disc', x, y, radius: size / 2 }];
  if (shade !== 'draw') return [];
  const [left, low, high] = [x - size, y - size / 3, y + size / 3];
  return [pathOf(`M${left} ${low}h${2 * size}M${left} ${high}h${2 * size}`, inkLine)];
}
