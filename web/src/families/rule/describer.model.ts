/** How positions of the reader's own rule are described, examined and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL } from '../general-describer.model.js';
import { placeName } from '../names.model.js';
import { MOST_SAID } from '#words/alternative-text';
import * as words from '#words/families/rule';
import { componentName } from './family.model.js';
import { isLine, numbersAt, stateOf, type RulePosition } from './position.model.js';

export const rule: Describer<RulePosition> = {
  ...GENERAL,
  described: (position, title) => {
    const components = position.partItem.reduce((most, item) => Math.max(most, item + 1), 0);
    const said = Array.from({ length: Math.min(components, MOST_SAID) }, (_, item) => componentName(position, item));
    return words.withPositions(title, said, components - said.length);
  },
  placeTitle: (position, state) => words.placeTitle(placeName(position, state)),
  followed: (before, after, state) => {
    const numbers = numbersAt(before, state);
    return numbers === null || numbers.length !== after.numbers.length ? null : stateOf(after, numbers);
  },
  claimHint: () => words.CLAIM_PLACES,
  placeNoun: () => words.PLACE,
  placeLabel: placeName,
  leads: true,
  hasProgram: true,
  columnLabel: String,
  rowLabel: String,
  frameHeight: (position) =>
    isLine(position) ? 490 : 340 + Math.min(410, (680 / Math.max(1, position.columns)) * position.rows),
};
