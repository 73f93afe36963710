/** What the first sight of the reader's own rule needs. */

import type { Family } from '../family.model.js';
import { LONGEST_STRIP, SVG_SIDE } from '../../places/drawable.js';
import * as words from '#words/pictures/rules';
import { TOKEN, tokenOn } from '#words/names';
import { ruleShown } from '../../params/rule-text.js';
import { drawsLine, isLine, numbersAt, partsOf, type RulePosition } from './position.model.js';

/** The number that names a component; null where it is the only one. */
export function tokenNumber({ partItem }: RulePosition, item: number): number | null {
  return partItem.some((each) => each > 0) ? item + 1 : null;
}

/** The name of a component: `7`, or `5 + 3` where it was split. */
export function componentName(position: RulePosition, item: number): string {
  return words.sumName(
    partsOf(position)
      .filter((part) => part.item === item)
      .map(({ numbers }) => words.numbersName(numbers)),
  );
}

export const rule: Family<RulePosition> = {
  apart: true,
  playable: true,
  noun: () => TOKEN,
  itemName: (position, item) => tokenOn(componentName(position, item), tokenNumber(position, item)),
  placeName: (position, state) => {
    const numbers = numbersAt(position, state);
    return numbers === null ? words.BEYOND : words.numbersName(numbers);
  },
  picture: (position) => (drawsLine(position) ? 'line' : 'plane'),
  isHeat: (position, _, coarse) =>
    isLine(position)
      ? position.columns > LONGEST_STRIP
      : coarse || Math.max(position.columns, position.rows) > SVG_SIDE,
  legend: (position) => (isLine(position) ? words.LINE_LEGEND : words.PLANE_LEGEND),
  counting: () => '',
  notes: ({ several }) => {
    const slips = several.filter(({ apart }) => apart !== '');
    const most = several.reduce((parts, each) => Math.max(parts, each.parts), 0);
    if (slips.length === 0 && most > 0) return [{ key: 'moves', said: words.mayLeaveParts(most), meant: null }];
    return slips.map(({ kind, parts, apart }) => ({
      key: 'moves',
      said: words.leavesParts(ruleShown(kind), parts),
      meant: apart,
    }));
  },
};
