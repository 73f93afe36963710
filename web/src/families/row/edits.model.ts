/** The text after another numbering of a staircase was chosen. */

import { numbersOf } from '../../params/list-edits.js';
import { valueOf, withoutKey, withValue } from '../../params/params.js';

/** `ground-0`: the list begins with the ground; `steps-1` and `steps-0`: it begins with the lowest step, called 1 or 0. */
export const NUMBERINGS = ['ground-0', 'steps-1', 'steps-0'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

export function numberingOf(text: string): Numbering {
  const written = valueOf(text, 'numbering');
  return NUMBERINGS.find((numbering) => numbering === written) ?? 'ground-0';
}

const listsGround = (numbering: Numbering): boolean => numbering === 'ground-0';

/** The same stairs in another numbering: the list gains or loses the ground, whose coins never move. */
export function setNumbering(text: string, numbering: Numbering): string {
  const stairs = numbersOf(text, 'stairs');
  const steps = listsGround(numberingOf(text)) ? stairs.slice(1) : stairs;
  const listed = withValue(text, 'stairs', (listsGround(numbering) ? [0, ...steps] : steps).join(','));
  return listsGround(numbering) ? withoutKey(listed, 'numbering') : withValue(listed, 'numbering', numbering);
}
