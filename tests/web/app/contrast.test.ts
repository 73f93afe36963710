/** Every text colour has a contrast of at least 4.5 to 1 on every tint that it may lie on, light and dark. */

import { describe, expect, it } from 'vitest';
import { contrast, theme } from '../../support/theme.ts';

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

describe.each(Object.entries(theme))('in the %s scheme', (_, colours) => {
  it.each(TEXTS)('%s is read on what it lies on', (text, grounds) => {
    const faint = grounds
      .map((ground) => [ground, contrast(colours[text] ?? '', colours[ground] ?? '')] as const)
      .filter(([, ratio]) => !(ratio >= 4.5));
    expect(faint).toEqual([]);
  });
});
