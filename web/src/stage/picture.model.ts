/** Which picture shows a position. */

import type { Analysis } from 'grundy-wasm';
import { familyOf } from '../families/families.model.js';
import type { Picture } from '../families/family.model.js';

/** Whether a match can be played. Piles in runs have too many turns to number them. */
export function canBePlayed({ position }: Analysis): boolean {
  return familyOf(position).playable;
}

export function pictureOf({ position }: Analysis): Picture {
  return familyOf(position).picture(position);
}
