/** What the first sight of Green Hackenbush needs. */

import type { Family } from '../family.model.js';
import { ONE_GAME } from '../general.model.js';
import * as words from '#words/pictures/hackenbush';
import { endsOf, placeLabelled, type HackenbushPosition } from './position.model.js';

export const hackenbush: Family<HackenbushPosition> = {
  ...ONE_GAME,
  noun: () => words.EDGE,
  itemName: (position, item) => words.edgeName(...endsOf(position, item)),
  placeName: (position, state) => placeLabelled(position, state),
  picture: () => 'stalks',
  legend: () => words.LEGEND,
};
