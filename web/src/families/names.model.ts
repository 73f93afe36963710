/** The names of the parts of a position. */

import type { Analysis, Position } from 'grundy-wasm';
import { familyOf } from './families.model.js';
import { MOST_NAMED, namesOfMany, type Noun } from '#words/language';

export function placeName(position: Position, state: number): string {
  return familyOf(position).placeName(position, state);
}

/** What the items of a position are called. */
export function nounOf(position: Position): Noun {
  return familyOf(position).noun(position);
}

export function nounFor(position: Position): string {
  return nounOf(position).one;
}

/** The name of a pile, piece or node, as the reader would call it. */
export function itemName(position: Position, item: number): string {
  return familyOf(position).itemName(position, item);
}

export function itemNames(position: Position, items: readonly number[], most = 12): string {
  return namesOfMany(
    items.slice(0, MOST_NAMED).map((item) => itemName(position, item)),
    most,
  );
}

/** The title of the game that a position belongs to. */
export function titleOf({ game, position }: Pick<Analysis, 'game' | 'position'>): string {
  return familyOf(position).games[game]?.title ?? game;
}
