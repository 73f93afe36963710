/** Words for moves in Green Hackenbush, and for the reasons why they win. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName, placeName } from '../names.model.js';
import * as words from '#words/families/hackenbush';
import { between } from '#words/pictures/hackenbush';
import { endsOf, type HackenbushPosition } from './position.model.js';

const MOST_NAMED = 6;

function edgesNamed(position: HackenbushPosition, items: readonly number[]): string {
  return words.edgeNames(
    items.map((item) => between(...endsOf(position, item))),
    MOST_NAMED,
  );
}

export const hackenbush: Teller<HackenbushPosition, 'fusion' | 'colon' | 'further-steps'> = {
  ...GENERAL,
  moveLabel: (position, { item, changes }) => words.cutLabel(...endsOf(position, item), changes?.length ?? 0),
  moveWords: (position, { item }) => words.cutting(itemName(position, item)),
  shortWords: (position, { item }) => words.cutShort(...endsOf(position, item)),
  stateName: placeName,
  restores: (position, { heap, items, before, after }, turn) =>
    words.restoresStalk(turn, items[0] === heap ? null : itemName(position, heap), before, after),
  steps: {
    fusion: ({ items, count, result }, position) => words.fusion(edgesNamed(position, items), count, result),
    colon: ({ items, values, omitted, result }, position) =>
      words.colon(edgesNamed(position, items), values, omitted, result),
    'further-steps': ({ count }) => words.furtherSteps(count),
  },
};
