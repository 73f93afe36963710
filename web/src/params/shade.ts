/** The shade of a place of a table, from the core's character codes. */

export type Shade = 'win' | 'lose' | 'draw' | 'none' | 'unknown' | 'hidden';

const CODES: Record<Shade, string> = { win: 'W', lose: 'L', draw: 'D', none: '#', unknown: '?', hidden: ' ' };

export const LOST = CODES.lose.charCodeAt(0);
export const DRAW = CODES.draw.charCodeAt(0);

const SHADES = new Map<number | undefined, Shade>(
  (Object.keys(CODES) as Shade[]).map((shade) => [CODES[shade].charCodeAt(0), shade]),
);

export function shadeOf(code: number | undefined): Shade {
  return SHADES.get(code) ?? 'unknown';
}

/** The code of a shade: `W`, `L`, `D`, `?`, or `#` for a damaged cell; empty if nothing is to be shown. */
export function codeOf(shade: Shade): string {
  return CODES[shade].trim();
}
