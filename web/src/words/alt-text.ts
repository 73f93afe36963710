/** A position in a sentence, for readers who do not see its picture. */

import type { Analysis } from 'grundy-wasm';
import { componentsOf, type HeapsPosition } from '../families/take-and-break/position.model.js';
import { verdictOf } from './verdict.js';
import { itemName, nounFor, placeName } from './names.js';
import { capitalised, count, heapsWords, listed, pieceName } from './words.js';

/** More items of a list are not read out. */
const MOST_SAID = 12;

function numbers(list: ArrayLike<number>): string {
  const said = Array.from({ length: Math.min(MOST_SAID, list.length) }, (_, index) => list[index]).join(', ');
  return list.length > MOST_SAID ? `${said} and ${count(list.length - MOST_SAID, 'more', 'more')}` : said;
}

function heapsOf(position: HeapsPosition): string[] {
  return componentsOf(position).slice(0, MOST_SAID + 1).map((heaps) => heapsWords(heaps.length === 0 ? '0' : heaps.join('+')));
}

function thingsOf({ position }: Analysis): string {
  switch (position.family) {
    case 'piles':
      if (position.piles.length === 0) return `no ${nounFor(position)}`;
      if (position.look === 'strip') return `coins on squares ${numbers(position.piles)}`;
      if (position.look === 'heaps') return `${position.piles.length === 1 ? 'a heap of' : 'heaps'} ${listed(heapsOf(position), MOST_SAID)}`;
      return `${position.piles.length === 1 ? 'a pile of' : 'piles'} ${numbers(position.piles)}`;
    case 'board': {
      const { pieceCell, pieceKind, kinds } = position;
      const pieces = Array.from(pieceCell.slice(0, MOST_SAID + 1), (cell, item) => `a ${pieceName(kinds[pieceKind[item] ?? 0]?.name ?? 'piece')} on ${placeName(position, cell)}`);
      if (pieceCell.length === 0) return 'no piece';
      return pieceCell.length > MOST_SAID ? count(pieceCell.length, 'piece') : listed(pieces);
    }
    case 'tree':
      return count(position.parents.length, 'node');
    case 'row':
      return position.heaps.length === 0 ? `no ${nounFor(position)}` : `${nounFor(position)}s ${numbers(position.heaps)}`;
    case 'runs': {
      const runs = Array.from(position.first.slice(0, MOST_SAID), (_, item) => itemName(position, item));
      const more = position.first.length - runs.length;
      return `${count(position.count, 'pile')}, ${listed(more > 0 ? [...runs, count(more, 'further run')] : runs)}`;
    }
    case 'northcott':
      return `${count(position.white.length, 'row')} of ${count(position.width, 'column')}`;
  }
}

/** `Nim with piles 3, 5, 7` */
export function positionSentence(analysis: Analysis): string {
  const { position } = analysis;
  const size = position.family === 'board' ? ` (${position.width} by ${position.height} cells)` : '';
  return `${capitalised(analysis.title)}${size} with ${thingsOf(analysis)}`;
}

/** `Nim with piles 3, 5, 7: the player to move wins; Grundy number 1`. Where the answer is to be found out it is not `told`. */
export function altText(analysis: Analysis, told = true): string {
  const sentence = positionSentence(analysis);
  if (!told) return `${sentence}: who wins?`;
  const { headline, facts } = verdictOf(analysis);
  const [first = '', ...rest] = [headline.replace(': ', ', '), ...facts];
  return `${sentence}: ${[first.charAt(0).toLowerCase() + first.slice(1), ...rest].join('; ')}`;
}
