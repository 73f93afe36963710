/** The picture of a position as files. */

import type { Drawing } from '../formats/drawing.js';
import { svgLines } from '../formats/svg-text.js';
import { tikzLines } from '../formats/tikz-text.js';
import { CANNOT_DRAW } from '#words/export';
import { dataAddress, writtenFile } from '../controls/download.js';
import { PictureSheet, type Sheet } from './picture-sheet.js';
import { traced } from '../pictures/export/picture-trace.js';

/** The most pixels of a PNG for each unit of the picture. */
const DENSITY = 2;
/** The limits of a canvas that browsers draw. */
const LONGEST_SIDE = 16_000;
const MOST_PIXELS = 100_000_000;

/** Draws the picture off screen and reads its shapes. */
export async function drawingOf(pictured: Sheet, dark: boolean, title: string): Promise<Drawing> {
  const sheet = new PictureSheet();
  sheet.pictured = pictured;
  sheet.dark = dark;
  sheet.inert = true;
  document.body.append(sheet);
  try {
    await sheet.ready();
    return await traced(sheet, title);
  } finally {
    sheet.remove();
  }
}

export function svgFile(drawing: Drawing): Promise<Blob> {
  return writtenFile(svgLines(drawing), 'image/svg+xml');
}

export function tikzFile(drawing: Drawing, whole: boolean): Promise<Blob> {
  return writtenFile(tikzLines(drawing, whole), 'application/x-tex');
}

/** Pixels of a PNG for each unit of the picture: fewer where the picture would be too large for a browser. */
export function densityOf({ width, height }: Drawing): number {
  return Math.min(DENSITY, LONGEST_SIDE / width, LONGEST_SIDE / height, Math.sqrt(MOST_PIXELS / (width * height)));
}

export async function pngFile(drawing: Drawing, svg: Blob): Promise<Blob> {
  const image = new Image();
  image.src = await dataAddress(svg);
  await image.decode();
  const density = densityOf(drawing);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawing.width * density);
  canvas.height = Math.round(drawing.height * density);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error(CANNOT_DRAW))), 'image/png');
  });
}
