/** Piles as things to draw: each with its coins, its words, and the cells of the strip that shades them. */

import type { Analysis, Move, Position } from 'grundy-wasm';
import { SHADE_LETTERS, SHADE_WORDS, shadeOf, showsGrundy, type Shade } from './outcome.js';
import { cellWords } from './place.js';
import { count, formatNumber } from './words.js';

export type PilesPosition = Extract<Position, { family: 'piles' }>;

export interface PileView {
  index: number;
  coins: number;
  shade: Shade;
  letter: string;
  /** The number that decides, when one does. */
  number: string;
  /** Sizes the winning moves leave. */
  leaves: number[];
  label: string;
}

/** More cards than this help nobody; the text form holds them all. */
export const MOST_PILES = 60;
/** Up to this many cells the strip is drawn one by one. */
export const LONGEST_STRIP = 500;

export function pilesPosition(analysis: Analysis): PilesPosition {
  if (analysis.position.family !== 'piles') throw new Error('no piles');
  return analysis.position;
}

function leavesOf(moves: readonly Move[], item: number): number[] {
  return moves.filter((move) => move.item === item).map(({ to }) => to);
}

export function pileViews(analysis: Analysis): PileView[] {
  const { piles } = pilesPosition(analysis);
  const { components, moves } = analysis;
  const grundy = showsGrundy(analysis);
  return Array.from(piles.slice(0, MOST_PILES), (coins, index) => {
    const shade = shadeOf(components.outcome[index]);
    const number = formatNumber(components.grundy[index] ?? 0);
    const leaves = leavesOf(moves.list, index);
    const words = [`pile ${index + 1}`, count(coins, 'coin'), SHADE_WORDS[shade]];
    if (grundy) words.push(`Grundy number ${number}`);
    if (leaves.length > 0) words.push(`winning: leave ${leaves.slice(0, 8).join(' or ')}`);
    return { index, coins, shade, letter: SHADE_LETTERS[shade], number: grundy ? number : '', leaves, label: words.join(', ') };
  });
}

export interface StripCell {
  size: number;
  shade: Shade;
  letter: string;
  number: string;
  /** Whether a winning move leaves this size. */
  target: boolean;
  /** The piles of this size, from 1. */
  piles: number[];
  label: string;
}

export function stripCells(analysis: Analysis, table: number): StripCell[] {
  const { piles } = pilesPosition(analysis);
  const columns = analysis.tables[table]?.columns ?? 0;
  const markers = new Map<number, number[]>();
  piles.forEach((size, index) => {
    if (analysis.components.table[index] === table) markers.set(size, [...(markers.get(size) ?? []), index + 1]);
  });
  const targets = new Set(analysis.moves.list.filter(({ component }) => analysis.components.table[component] === table).map(({ to }) => to));
  return Array.from({ length: columns }, (_, size) => {
    const { shade, mark, letter, words } = cellWords(analysis, { table, state: size });
    const here = markers.get(size) ?? [];
    const piled = here.length === 0 ? '' : `, ${here.length === 1 ? 'pile' : 'piles'} ${here.slice(0, 5).join(', ')} here`;
    return {
      size,
      shade,
      letter,
      number: showsGrundy(analysis) ? mark : '',
      target: targets.has(size),
      piles: here,
      label: `${count(size, 'coin')}, ${words}${piled}${targets.has(size) ? ', a winning move leaves this' : ''}`,
    };
  });
}

/** The coins drawn of a pile; larger piles are told by their number alone. */
export const MOST_COINS = 24;
