/** A picture as shapes, whatever drew it and whatever format it is written in. Lengths are CSS pixels, y goes down. */

import type { Segment } from './svg-path.js';

export interface Colour {
  /** `#rrggbb` */
  hex: string;
  /** From 0 to 1. */
  opacity: number;
}

export interface Stroke {
  colour: Colour;
  width: number;
  /** Lengths drawn and left out in turn; empty for a line without gaps. */
  dash: readonly number[];
  /** How far into the dashes the line begins. */
  offset: number;
  round: boolean;
}

export interface Paint {
  fill: Colour | null;
  stroke: Stroke | null;
}

export type Outline =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; radius: number }
  | { kind: 'circle'; x: number; y: number; radius: number }
  | { kind: 'path'; segments: readonly Segment[] };

export interface Words {
  kind: 'text';
  words: string;
  /** Where the anchor is on the baseline. */
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** The font size, and the measured width of the words. */
  size: number;
  width: number;
  weight: number;
  colour: Colour;
}

export interface Raster {
  kind: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
  /** A PNG as a `data:` address. */
  href: string;
}

export type Shape = (Outline & Paint) | Words | Raster;

export interface Drawing {
  width: number;
  height: number;
  /** `#rrggbb` */
  background: string;
  /** The font families, as CSS names them. */
  font: string;
  title: string;
  shapes: readonly Shape[];
}

export function isRaster({ shapes }: Drawing): boolean {
  return shapes.some(({ kind }) => kind === 'image');
}
