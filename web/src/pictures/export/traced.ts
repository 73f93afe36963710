import type { Shape } from '../../formats/drawing.js';

/** Where the picture begins on screen. */
export interface Origin {
  x: number;
  y: number;
}

/** What is drawn, and how far it reaches. */
export interface Traced {
  shape: Shape;
  box: DOMRect;
  /** What holds the pixels of a raster, which are read later. */
  canvas?: HTMLCanvasElement;
}
