/** What the first sight of Notakto needs. */

import type { Family } from '../family.model.js';
import { cellName } from '#words/language';
import * as words from '#words/pictures/notakto';
import { columnsOf, type NotaktoPosition } from './position.model.js';

export const notakto: Family<NotaktoPosition> = {
  apart: true,
  playable: true,
  noun: () => words.BOARD,
  itemName: ({ marks }, item) => words.boardName(item + 1, marks.length),
  placeName: (position, state) => cellName(state % columnsOf(position), Math.floor(state / columnsOf(position))),
  picture: () => 'marks',
  isHeat: () => false,
  legend: ({ ended, marks }) => words.notaktoLegend(marks.length, ended.includes(1)),
};
