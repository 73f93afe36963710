/** Rules that the reader wrote, as turns and reasons tell of them. */

import { GENERAL } from '../general-teller.model.js';
import type { ShownMove, Teller } from '../teller.model.js';
import { itemName, itemNames, placeName } from '../../words/names.js';
import * as words from '#words/families/rule';
import { leftBy, leftName, moveName } from './moves.model.js';
import { partsOf, type RulePosition } from './position.model.js';

/** What moves: the token, or one of the parts of what it was split into. */
function moverName(position: RulePosition, { item, from }: ShownMove): string {
  const parts = partsOf(position).filter((part) => part.item === item);
  return parts.length === 1 && parts[0]?.state === from ? itemName(position, item) : words.tokenNowOn(placeName(position, from));
}

export const rule: Teller<RulePosition, 'parts'> = {
  ...GENERAL,
  places: true,
  leftName,
  moveLabel: moveName,
  moveWords: (position, move) => {
    const [left, mover] = [leftBy(position, move), moverName(position, move)];
    if (left === null) return move.notation === undefined ? words.movingTo(mover, words.BEYOND) : words.playing(move.notation);
    return (move.left?.length ?? 0) > 1 ? words.splitting(mover, left) : words.movingTo(mover, left);
  },
  shortWords: (position, move) => words.ruleMove(placeName(position, move.from), leftBy(position, move) ?? move.notation ?? words.BEYOND),
  steps: {
    parts: ({ items, sizes, values, total, omitted }, position) => {
      const parts = sizes.map((state) => placeName(position, state));
      return words.partsAre(items.length === 1 ? itemName(position, items[0] ?? 0) : itemNames(position, items), items.length === 1, parts, { values, total, omitted });
    },
  },
};

