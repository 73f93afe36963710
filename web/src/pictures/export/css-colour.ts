import type { Colour } from '../../formats/drawing.js';

/** A computed colour; null where it is invisible. */
export function colourOf(css: string, opacity: number): Colour | null {
  const numbers = css.match(/[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  // Browsers compute mixed colours with parts from 0 to 1.
  const mixed = css.startsWith('color(srgb');
  if (!mixed && !css.startsWith('rgb')) return null;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  const seen = alpha * opacity;
  if (seen === 0) return null;
  const hex = [red, green, blue].map((part) =>
    Math.round(part * (mixed ? 255 : 1))
      .toString(16)
      .padStart(2, '0'),
  );
  return { hex: `#${hex.join('')}`, opacity: seen };
}
