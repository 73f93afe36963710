/** Words for moves of the reader's own rule, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import type { Teller } from '../teller.model.js';
import { itemName, itemNames, placeName } from '../names.model.js';
import * as words from '#words/families/rule';
import { BEYOND, ruleMove } from '#words/pictures/rules';
import { componentName } from './family.model.js';
import { leftBy, leftName, moveName, moverPlace } from './moves.model.js';
import type { RulePosition } from './position.model.js';

/** The name of the token at its place, or at the place it has moved to since. */
function moverName(position: RulePosition, move: ShownMove): string {
  const place = moverPlace(position, move);
  return place === componentName(position, move.item) ? itemName(position, move.item) : words.tokenNowOn(place);
}

export const rule: Teller<RulePosition, 'parts'> = {
  ...GENERAL,
  places: true,
  leftName,
  moveLabel: moveName,
  // Each part of a split component has numbers of its own.
  reaching: (position, step) => {
    const split = step.items.some((item) => position.partItem.filter((each) => each === item).length > 1);
    return split
      ? { who: words.tokenOnPlace(placeName(position, step.state)), one: true }
      : GENERAL.reaching(position, step);
  },
  moveWords: (position, move) => {
    const [left, mover] = [leftBy(position, move), moverName(position, move)];
    if (left === null)
      return move.notation === undefined ? words.movingTo(mover, BEYOND) : words.playing(move.notation);
    const parts = position.partItem.filter((item) => item === move.item).length;
    return (move.left?.length ?? 0) > parts ? words.splitting(mover, left) : words.movingTo(mover, left);
  },
  shortWords: (position, move) =>
    ruleMove(moverPlace(position, move), leftBy(position, move) ?? move.notation ?? BEYOND),
  steps: {
    parts: ({ items, sizes, values, total, omitted }, position) => {
      const parts = sizes.map((state) => placeName(position, state));
      return words.partsAre(
        items.length === 1 ? itemName(position, items[0] ?? 0) : itemNames(position, items),
        items.length === 1,
        parts,
        { values, total, omitted },
      );
    },
  },
};
