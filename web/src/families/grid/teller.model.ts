/** Pieces on a board, as turns and reasons tell of them. */

import { GENERAL } from '../general-teller.model.js';
import type { Teller } from '../teller.model.js';
import { itemName, placeName } from '../../words/names.js';
import { cellName } from '../../words/words.js';
import { crowdMark, kindName } from './family.model.js';
import type { BoardPosition } from './position.model.js';

function targetCell(target: string): string {
  const [x, y] = target.split(',');
  return y === undefined ? target : cellName(Number(x), Number(y));
}

function cellNumber(name: string, width: number): number {
  const numbers = /^(\d+),(\d+)$/.exec(name);
  if (numbers) return Number(numbers[1]) + Number(numbers[2]) * width;
  return name.charCodeAt(0) - 97 + (Number(name.slice(1)) - 1) * width;
}

export const grid: Teller<BoardPosition> = {
  ...GENERAL,
  places: true,
  moveLabel: (position, { item, from, to }) => `${kindName(position, item)} ${placeName(position, from)}${crowdMark(position, item)} → ${placeName(position, to)}`,
  // A piece that has left the place it is named by is named by the other.
  moveWords: (position, item, target, left) => {
    const cell = left.get(item);
    return `moving ${cell === undefined ? itemName(position, item) : `the ${kindName(position, item)} now on ${placeName(position, cell)}`} to ${targetCell(target)}`;
  },
  shortWords: (position, item, target) => `${itemName(position, item)} → ${target}`,
  written: ({ pieceCell, width }, item, target) => ({ from: pieceCell[item] ?? 0, to: cellNumber(target, width) }),
  stateName: placeName,
};
