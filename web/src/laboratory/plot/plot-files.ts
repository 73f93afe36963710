/** A plot as a file, drawn by the same code as on the page. */

import { NOT_DRAWN } from '#words/laboratory/plot';
import { writtenFile } from '../../controls/download.js';
import { inksOf, paintPlot, type PlotScene } from './plot-painter.js';
import { SvgPen } from './svg-pen.js';

/** Pixels of a PNG for each pixel of the plot, in each direction. */
const DENSITY = 2;

interface Sized {
  scene: PlotScene;
  style: CSSStyleDeclaration;
  width: number;
  height: number;
  title: string;
}

/** The scene without the cursor: what the reader points at is not part of the picture. */
const still = (scene: PlotScene): PlotScene => ({ ...scene, cursor: null, cursorValue: null });

export function plotSvg({ scene, style, width, height, title }: Sized): Promise<Blob> {
  const inks = inksOf(style);
  const pen = new SvgPen(width, height, inks.surface);
  paintPlot(pen, still(scene), inks);
  return writtenFile(pen.lines(title), 'image/svg+xml');
}

export function plotPng({ scene, style, width, height }: Sized): Promise<Blob> {
  const inks = inksOf(style);
  const canvas = document.createElement('canvas');
  canvas.width = width * DENSITY;
  canvas.height = height * DENSITY;
  const context = canvas.getContext('2d')!;
  context.scale(DENSITY, DENSITY);
  context.fillStyle = inks.surface;
  context.fillRect(0, 0, width, height);
  paintPlot(context, still(scene), inks);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error(NOT_DRAWN))), 'image/png');
  });
}
