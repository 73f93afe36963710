/** Piles as things to draw: each with its coins, its words, and the cells of the strip that shades them. */

import type { Analysis, Move } from 'grundy-wasm';
import type { HeatGrid } from '../heat-map/heat-grid.model.js';
import { componentEntry, decidingMark, entryOf, numberWords, type Shade } from '../../places/outcome.js';
import { pilesPosition } from '../../families/subtraction/position.model.js';
import { tintOf } from '../../places/tint.js';
import { winningMoves } from '../../places/winning-moves.js';
import { cellWords } from '../../places/place.js';
import { formatNumber } from '#words/language';
import { heapNouns } from '#words/nouns';
import { PILE_NOUNS, pileLabel, pilesSummary, sizeLabel, type PileNouns } from '#words/pictures/piles';
import { SHADE_LETTERS } from '#words/outcomes';
import { itemAt } from '../../params/item-at.js';

export interface PileView {
  index: number;
  coins: number;
  shade: Shade;
  /** Its colour by its number. */
  tint: string | null;
  letter: string;
  /** The number that decides, when one does. */
  number: string;
  /** Sizes the winning moves leave. */
  leaves: number[];
  /** How many coins it may still be given; null where piles are never given any. */
  adds: number | null;
  label: string;
}

/** Up to so many piles are all drawn; of more, a page at a time, which is laid out within a frame. */
export const MOST_PILES = 60;
export const PILES_PAGE = 12;
/** Marks of more piles on the strip would not be told apart. */
const MOST_MARKED = 50_000;
/** So many of the piles of one size are named. */
const MOST_NAMED = 5;

function leavesOf(moves: readonly Move[], item: number): number[] {
  return moves.filter((move) => move.item === item).map(({ to }) => to);
}

export function pileViews(analysis: Analysis, from = 0): PileView[] {
  const { piles, adds } = pilesPosition(analysis);
  const moves = winningMoves(analysis);
  const drawn = piles.length > MOST_PILES ? PILES_PAGE : MOST_PILES;
  return Array.from(piles.slice(from, from + drawn), (coins, place) => {
    const index = from + place;
    const entry = componentEntry(analysis, index);
    const { shade } = entry;
    const leaves = [...new Set(leavesOf(moves, index))];
    const number = formatNumber(decidingMark(entry, analysis.number));
    const given = adds.length === 0 ? null : (adds[index] ?? 0);
    const label = pileLabel({ index: index + 1, coins, shade, number: numberWords(entry, analysis.number), given, leaves });
    return { index, coins, shade, tint: tintOf(analysis, entry), letter: SHADE_LETTERS[shade], number, leaves, adds: given, label };
  });
}

function nounsOf(position: ReturnType<typeof pilesPosition>): PileNouns {
  if ('code' in position) return heapNouns(position.code);
  return PILE_NOUNS[position.look];
}

/** `1 000 000 piles, the largest of 999 999 937 coins.` */
export function summaryOf(analysis: Analysis): string {
  const position = pilesPosition(analysis);
  return pilesSummary(position.piles.length, nounsOf(position), position.largest);
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
  /** The first of them, from 1. */
  named: number[];
}

/** The piles that a table shades, by their size; one that was split counts for each size of its heaps. */
function crowdsOf(analysis: Analysis, table: number): Map<number, Crowd> {
  const columns = analysis.tables[table]?.columns ?? 0;
  const position = pilesPosition(analysis);
  const crowds = new Map<number, Crowd>();
  const stands = (index: number, size: number): void => {
    if (size >= columns) return;
    const crowd = crowds.get(size) ?? { count: 0, named: [] };
    crowd.count += 1;
    if (crowd.count <= MOST_NAMED) crowd.named.push(index + 1);
    crowds.set(size, crowd);
  };
  let from = 0;
  for (let index = 0; index < Math.min(position.piles.length, MOST_MARKED); ++index) {
    const shaded = analysis.components.table[index] === table;
    if (!('heaps' in position)) {
      if (shaded) stands(index, itemAt(position.piles, index));
      continue;
    }
    const part = itemAt(position.parts, index);
    if (shaded) for (const size of new Set(position.heaps.slice(from, from + part))) stands(index, size);
    from += part;
  }
  return crowds;
}

const known = new WeakMap<Analysis, Map<number, StripCell[]>>();

/** The cells of a table; the same ones for the same analysis, because a strip draws them in several frames. */
export function stripCells(analysis: Analysis, table: number): StripCell[] {
  const cells = known.get(analysis) ?? new Map<number, StripCell[]>();
  known.set(analysis, cells);
  const made = cells.get(table) ?? makeCells(analysis, table);
  cells.set(table, made);
  return made;
}

function makeCells(analysis: Analysis, table: number): StripCell[] {
  const source = analysis.tables[table];
  const columns = source?.columns ?? 0;
  const crowds = crowdsOf(analysis, table);
  const nouns = nounsOf(pilesPosition(analysis));
  // A turn that leaves several heaps leaves none of the sizes alone.
  const whole = winningMoves(analysis).filter(({ component, left }) => analysis.components.table[component] === table && left.length < 2);
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
      label: sizeLabel(size, words, nouns, crowd, targets.has(size)),
    };
  });
}

/** A long strip is wrapped into rows of a round number of entries, about twice as wide as high. */
export function stripGrid(entries: number): HeatGrid {
  const ideal = Math.sqrt(entries * 2);
  const unit = ideal > 1000 ? 100 : 10;
  const columns = Math.max(unit, Math.round(ideal / unit) * unit);
  return { columns, rows: Math.ceil(entries / columns), count: entries, bottomUp: false };
}
