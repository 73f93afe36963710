/** Stairs, piles in order, cakes and pots, as turns and reasons tell of them. */

import type { Step } from 'grundy-wasm';
import { evenDepthText, oddDepthText } from '../depth-words.model.js';
import { changeWords, GENERAL } from '../general-teller.model.js';
import type { ShownMove, Teller } from '../teller.model.js';
import { itemName, itemNames } from '../../words/names.js';
import { count, formatNumber } from '#words/language';
import { itemAt } from '../../params/item-at.js';
import { potsOf, type Look, type RowPosition } from './position.model.js';

function labelOf(position: RowPosition, move: ShownMove): string {
  const { item, from, to } = move;
  const name = itemName(position, item);
  switch (position.look) {
    case 'stairs':
      return `${name}: ${count(from - to, 'coin')} down`;
    case 'piles':
    case 'cakes':
      return `${name}: ${formatNumber(from)} → ${formatNumber(to)}`;
    case 'pots': {
      const [one, other] = potsOf(move);
      return `${name} → ${one === other ? `${itemName(position, one)} twice` : `pots ${one + position.first} and ${other + position.first}`}`;
    }
  }
}

function potsWords(position: RowPosition, move: ShownMove): string {
  const [one, other] = potsOf(move);
  return one === other ? `two into ${itemName(position, one)}` : `one each into pots ${one + position.first} and ${other + position.first}`;
}

function wordsOf(position: RowPosition, move: ShownMove): string {
  const { item, from, to } = move;
  const name = itemName(position, item);
  switch (position.look) {
    case 'stairs':
      return `moving ${count(from - to, 'coin')} down from ${name}`;
    case 'pots':
      return `taking a stone from ${name} and putting ${potsWords(position, move)}`;
    case 'piles':
      return `taking ${name} down to ${formatNumber(to)}`;
    case 'cakes':
      return `eating ${name} down to ${formatNumber(to)}`;
  }
}

function changeOf(position: RowPosition, step: Extract<Step, { kind: 'restores' }>): string {
  const name = itemName(position, step.heap);
  switch (position.look) {
    case 'stairs':
      return `changes the counted coins of ${name} ${changeWords(step)}`;
    case 'piles':
      return `changes the counted difference of ${name} ${changeWords(step)}`;
    case 'pots':
      return `exchanges a stone of Grundy number ${formatNumber(step.before)} for two that come to ${formatNumber(step.after)}`;
    case 'cakes':
      return `changes its number ${changeWords(step)}`;
  }
}

const NIM_HEAPS: Partial<Record<Look, [string, string, string]>> = {
  stairs: ['counted stair', 'with two or more coins', 'with one coin'],
  piles: ['counted difference', 'of two or more', 'of one'],
  pots: ['stone', 'with Grundy number two or more', 'with Grundy number one'],
};

function tameStones(position: RowPosition, items: readonly number[]): string {
  const names = itemNames(position, items);
  const single = items.length === 1 && position.heaps[itemAt(items, 0)] === 1;
  const who = single ? `The stone in ${names} is tame: in misère play it` : `The stones in ${names} are tame: in misère play each`;
  return `${who} behaves like a pile of Nim as large as its Grundy number.`;
}

const HEIGHT = 'number of steps above the ground';

export const row: Teller<RowPosition> = {
  ...GENERAL,
  first: ({ first }) => first,
  moveLabel: labelOf,
  moveWords: wordsOf,
  shortWords: (position, move) => (position.look === 'pots' ? labelOf(position, move) : `${itemName(position, move.item)} ${position.look === 'stairs' ? 'keeps' : '→'} ${move.to}`),
  nimHeap: (position) => NIM_HEAPS[position.look] ?? GENERAL.nimHeap(position),
  changed: changeOf,
  ownStep: ({ kind, items }, position) => {
    if (kind === 'even-depth') return evenDepthText(items, position, `an even ${HEIGHT}`, 'comes down');
    if (kind === 'odd-depth') return oddDepthText(items, position, `an odd ${HEIGHT}`);
    return kind === 'tame' && position.look === 'pots' ? tameStones(position, items) : null;
  },
};
