/** Reads an edit that is meant as a move: which item changes, and to what. */

import type { WrittenMove } from '../../places/shown-move.js';
import { readHeaps, together } from '../../params/heaps.js';
import { itemAt } from '../../params/item-at.js';
import { readCells } from '../../params/lists.js';
import { readEntries, valueOf } from '../../params/params.js';
import { itemsInRuns } from '../../params/runs.js';

const LISTS = new Set(['piles', 'coins', 'stairs', 'pieces']);
const HEAPS = /^\d+(\+\d+)*$/;

/** The place in an item; a piece is written with its kind before it. */
const placeOf = (item: string): string => item.slice(item.indexOf('@') + 1);

function itemsOf(key: string, value: string): string[] {
  // A cell may itself be written with a comma.
  const items =
    key === 'pieces' ? [...value.matchAll(/[^,@]+@(?:\d+,\d+|[^,]+)/g)].map(([item]) => item) : itemsInRuns(value);
  return items.map(placeOf);
}

/** The index of a written cell, or the number of written coins; NaN for anything else. */
function numberOf(key: string, written: string, width: number): number {
  if (key !== 'pieces') return HEAPS.test(written) ? together(readHeaps(written)) : Number.NaN;
  const [cell] = readCells(written);
  return cell ? cell.x + cell.y * width : Number.NaN;
}

/** The items whose numbers or places differ, as moves numbered from `first` on; null if the edit changes anything else. */
export function movesOfEdit(before: string, after: string, first = 1): WrittenMove[] | null {
  const [old, edited] = [readEntries(before), readEntries(after)];
  if (old.length !== edited.length) return null;
  const width = Number.parseInt(valueOf(before, 'size') ?? '0', 10);
  const moves: WrittenMove[] = [];
  for (const [index, [key, value]] of old.entries()) {
    const [otherKey, otherValue] = itemAt(edited, index);
    if (key !== otherKey) return null;
    if (value === otherValue) continue;
    const [items, others] = [itemsOf(key, value), itemsOf(key, otherValue)];
    if (!LISTS.has(key) || items.length !== others.length) return null;
    for (const [item, target] of others.entries()) {
      const stands = itemAt(items, item);
      const [from, to] = [numberOf(key, stands, width), numberOf(key, target, width)];
      if (target !== stands)
        moves.push({ item, from, to, notation: `${item + first}:${target}`, left: readHeaps(target) });
    }
  }
  return moves;
}
