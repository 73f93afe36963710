import type { Page } from 'puppeteer-core';
import { ask } from './playground.ts';

export interface Pixels {
  type: string;
  width: number;
  height: number;
  /** Each colour that occurs, as 0xrrggbb. */
  colours: number[];
}

/** The pixels of a picture file; `file` is an expression in the page. */
export function pixelsOf(page: Page, file: string): Promise<Pixels> {
  return ask(
    page,
    `(async () => {
      const file = ${file};
      const image = await createImageBitmap(file);
      const { width, height } = image;
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [width, height];
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const colours = new Set();
      for (let at = 0; at < data.length; at += 4) colours.add(data[at] * 65536 + data[at + 1] * 256 + data[at + 2]);
      return { type: file.type, width, height, colours: [...colours] };
    })()`,
  );
}
