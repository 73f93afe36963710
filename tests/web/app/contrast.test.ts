/** Every text colour has a contrast of at least 4.5 to 1 on every tint that it may lie on, light and dark. */

import { describe, expect, it } from 'vitest';
import { theme } from '../../support/theme.ts';

const GROUNDS = ['--page', '--surface', '--sunken'];
const TINTS = ['--won', '--won-near', '--won-far', '--lost', '--lost-near', '--lost-far', '--draw'];
const TEXTS: [text: string, grounds: string[]][] = [
  ['--ink', GROUNDS],
  ['--muted', GROUNDS],
  ['--accent', GROUNDS],
  ['--danger', [...GROUNDS, '--danger-soft']],
  ['--on-accent', ['--accent']],
  ['--on-shade', TINTS],
];

/** As WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const parts = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(Object.entries(theme))('in the %s scheme', (_, colours) => {
  it.each(TEXTS)('%s is read on what it lies on', (text, grounds) => {
    const faint = grounds
      .map((ground) => [ground, contrast(colours[text] ?? '', colours[ground] ?? '')] as const)
      .filter(([, ratio]) => !(ratio >= 4.5));
    expect(faint).toEqual([]);
  });
});
