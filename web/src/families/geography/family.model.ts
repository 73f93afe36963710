/** What the first sight of Geography needs. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import * as words from '#words/families/geography';
import { NODE, numbered, tokenOn, TOKEN } from '#words/names';
import { labelIn } from '../../pictures/graph/graph-view.model.js';
import type { GeographyPosition } from './position.model.js';

export const geography: Family<GeographyPosition> = {
  ...ONE_GAME,
  noun: () => TOKEN,
  itemName: (position) =>
    position.tokens[0] === undefined
      ? words.THE_TOKEN
      : tokenOn(geography.placeName(position, position.tokens[0]), null),
  placeName: (position, state) => numbered(NODE, labelIn(position, state)),
  picture: () => 'walk',
  legend: ({ each }) => (each === 'nodes' ? words.LEGEND : words.TRAIL_LEGEND),
};
