/** The colours of the site, read from its style sheet. */

import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../../web/src/styles/theme.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split(/@media [^{]*(?:dark|print)[^{]*\{/);

export type Colours = Record<string, string>;
const coloursIn = (sheet: string): Colours =>
  Object.fromEntries(
    [...sheet.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  );

/** The colours by custom property name, each as `#` and six hexadecimal digits. */
export const theme: { light: Colours; dark: Colours } = {
  light: coloursIn(light),
  dark: { ...coloursIn(light), ...coloursIn(dark) },
};

/** Red, green and blue of a colour of the theme, from 0 to 255. */
export function channels(scheme: keyof typeof theme, name: string): number[] {
  const colour = theme[scheme][name];
  if (colour === undefined) throw new Error(`theme.css has no colour ${name}`);
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

/** A colour of the theme as a browser reports it. */
export const computed = (scheme: keyof typeof theme, name: string): string =>
  `rgb(${channels(scheme, name).join(', ')})`;

function luminance(colour: string): number {
  const parts = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, each as `#` and six hexadecimal digits, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
