/** What an edit says when it is meant as a move: an item and what becomes of it, in the notation of `play`. */

import { readEntries } from './params.js';
import { itemsInRuns } from './runs.js';
import { itemAt } from './item-at.js';

export interface EditedMove {
  item: number;
  notation: string;
  /** What the item becomes, as it is written. */
  target: string;
}

const LISTS = new Set(['piles', 'coins', 'stairs', 'pieces']);

/** A piece is written with its kind. */
const placeOf = (item: string): string => item.slice(item.indexOf('@') + 1);

function itemsOf(key: string, value: string): string[] {
  // A cell may be written with a comma of its own.
  return key === 'pieces' ? [...value.matchAll(/[^,@]+@(?:\d+,\d+|[^,]+)/g)].map(([item]) => item) : itemsInRuns(value);
}

/** The items whose numbers or places differ, named from `first` on; null where the edit changes anything else. */
export function movesOfEdit(before: string, after: string, first = 1): EditedMove[] | null {
  const [old, edited] = [readEntries(before), readEntries(after)];
  if (old.length !== edited.length) return null;
  const moves: EditedMove[] = [];
  for (const [index, [key, value]] of old.entries()) {
    const [otherKey, otherValue] = itemAt(edited, index);
    if (key !== otherKey) return null;
    if (value === otherValue) continue;
    const [items, others] = [itemsOf(key, value), itemsOf(key, otherValue)];
    if (!LISTS.has(key) || items.length !== others.length) return null;
    for (const [item, place] of others.map(placeOf).entries()) {
      if (place !== placeOf(itemAt(items, item))) moves.push({ item, target: place, notation: `${item + first}:${place}` });
    }
  }
  return moves;
}
