import type { Shape } from '../../formats/drawing.js';

/** Where the picture begins on screen. */
export interface Origin {
  x: number;
  y: number;
}

/** A shape, and the box on screen that it fills. */
export interface Traced {
  shape: Shape;
  box: DOMRect;
  /** The canvas of a raster image, whose pixels are read later. */
  canvas?: HTMLCanvasElement;
}
