/** Piles: what a family provides, and what is drawn: each pile with its coins and words, and the cells of the strip that shades them. */

import type { Analysis, Move } from 'grundy-wasm';
import { componentEntry, decidingMark, entryOf, numberWords, type Shade } from '../../places/outcome.js';
import { tintOf } from '../../places/tint.js';
import { winningMoves } from '../../places/winning-moves.js';
import { cellWords } from '../../places/place.js';
import { formatNumber } from '#words/language';
import { pileLabel, pilesSummary, sizeLabel, type PileNouns } from '#words/pictures/piles';
import { SHADE_LETTERS } from '#words/outcomes';
import { itemAt } from '../../params/item-at.js';

/** What a family provides for a picture of piles. */
export interface PilesView {
  /** The number of coins of each item, and the largest of these; 0 without items. */
  piles: Float64Array;
  largest: number;
  nouns: PileNouns;
  /** The number of coins that each may still be given; absent or empty where piles are never given any. */
  adds?: Float64Array;
  /** Where items may be split: the number of heaps of each, and all these heaps, item by item. */
  parts?: Uint32Array;
  heaps?: Float64Array;
}

/** A pile as it is drawn. */
export interface DrawnPile {
  index: number;
  coins: number;
  shade: Shade;
  /** The class of its colour by number. */
  tint: string | null;
  letter: string;
  /** The number that decides; empty where none does. */
  number: string;
  /** The sizes that winning moves leave. */
  leaves: number[];
  /** The number of coins it may still be given; null where piles are never given any. */
  adds: number | null;
  label: string;
}

/** Up to this many piles are all drawn. Of more, one page at a time, small enough to be laid out within a frame. */
export const MOST_PILES = 60;
export const PILES_PAGE = 12;
/** The most piles marked on the strip: more marks could not be told apart. */
const MOST_MARKED = 50_000;
/** The most piles of one size that its label names. */
const MOST_NAMED = 5;
const NO_NUMBERS = new Float64Array();

function leavesOf(moves: readonly Move[], item: number): number[] {
  return moves.filter((move) => move.item === item).map(({ to }) => to);
}

export function drawnPiles(analysis: Analysis, { piles, adds = NO_NUMBERS }: PilesView, from = 0): DrawnPile[] {
  const moves = winningMoves(analysis);
  const drawn = piles.length > MOST_PILES ? PILES_PAGE : MOST_PILES;
  return Array.from(piles.slice(from, from + drawn), (coins, place) => {
    const index = from + place;
    const entry = componentEntry(analysis, index);
    const { shade } = entry;
    const leaves = [...new Set(leavesOf(moves, index))];
    const number = formatNumber(decidingMark(entry, analysis.number));
    const given = adds.length === 0 ? null : (adds[index] ?? 0);
    const label = pileLabel({
      index: index + 1,
      coins,
      shade,
      number: numberWords(entry, analysis.number),
      given,
      leaves,
    });
    return {
      index,
      coins,
      shade,
      tint: tintOf(analysis, entry),
      letter: SHADE_LETTERS[shade],
      number,
      leaves,
      adds: given,
      label,
    };
  });
}

/** `1 000 000 piles, the largest of 999 999 937 coins.` */
export function summaryOf({ piles, nouns, largest }: PilesView): string {
  return pilesSummary(piles.length, nouns, largest);
}

export interface StripCell {
  size: number;
  shade: Shade;
  strength: string;
  letter: string;
  number: string;
  /** Whether a winning move leaves this size. */
  target: boolean;
  /** Whether there is a pile of this size. */
  here: boolean;
  label: string;
}

/** The piles of one size. */
interface Crowd {
  count: number;
  /** The numbers of the first of them, from 1. */
  named: number[];
}

/** The piles that a table shades, by their size. A split one counts for each size among its heaps. */
function crowdsOf(analysis: Analysis, { piles, parts, heaps }: PilesView, table: number): Map<number, Crowd> {
  const columns = analysis.tables[table]?.columns ?? 0;
  const crowds = new Map<number, Crowd>();
  const stands = (index: number, size: number): void => {
    if (size >= columns) return;
    const crowd = crowds.get(size) ?? { count: 0, named: [] };
    crowd.count += 1;
    if (crowd.count <= MOST_NAMED) crowd.named.push(index + 1);
    crowds.set(size, crowd);
  };
  let from = 0;
  for (let index = 0; index < Math.min(piles.length, MOST_MARKED); ++index) {
    const shaded = analysis.components.table[index] === table;
    if (!parts || !heaps) {
      if (shaded) stands(index, itemAt(piles, index));
      continue;
    }
    const part = itemAt(parts, index);
    if (shaded) for (const size of new Set(heaps.slice(from, from + part))) stands(index, size);
    from += part;
  }
  return crowds;
}

const known = new WeakMap<Analysis, Map<number, StripCell[]>>();

/** The cells of a table. Returns the same ones for the same analysis, because a strip draws them over several frames. */
export function stripCells(analysis: Analysis, view: PilesView, table: number): StripCell[] {
  const cells = known.get(analysis) ?? new Map<number, StripCell[]>();
  known.set(analysis, cells);
  const made = cells.get(table) ?? makeCells(analysis, view, table);
  cells.set(table, made);
  return made;
}

function makeCells(analysis: Analysis, view: PilesView, table: number): StripCell[] {
  const source = analysis.tables[table];
  const columns = source?.columns ?? 0;
  const crowds = crowdsOf(analysis, view, table);
  // A move that leaves several heaps does not lead to any single size.
  const whole = winningMoves(analysis).filter(
    ({ component, left }) => analysis.components.table[component] === table && left.length < 2,
  );
  const targets = new Set(whole.map(({ to }) => to));
  return Array.from({ length: columns }, (_, size) => {
    const { shade, strength, letter, words } = cellWords(analysis, { table, state: size });
    const crowd = crowds.get(size);
    return {
      size,
      shade,
      strength,
      letter,
      number: source ? decidingMark(entryOf(source, size), analysis.number) : '',
      target: targets.has(size),
      here: crowd !== undefined,
      label: sizeLabel(size, words, view.nouns, crowd, targets.has(size)),
    };
  });
}

/** The sizes of the first piles, as far as a table with so many columns has them. */
export function markedSizes({ piles }: PilesView, columns: number): number[] {
  return [...new Set(piles.slice(0, MOST_PILES))].filter((size) => size < columns);
}
