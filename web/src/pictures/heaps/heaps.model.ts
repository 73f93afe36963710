/** Heaps that may be split: what a family provides, and what is drawn: each component with its rows of coins and its words. */

import type { Analysis } from 'grundy-wasm';
import { componentEntry, decidingMark, entryOf, numberWords, type Shade } from '../../places/outcome.js';
import { MOST_PILES, PILES_PAGE, type PilesView } from './piles.model.js';
import { tintOf } from '../../places/tint.js';
import { winningMoves } from '../../places/winning-moves.js';
import { formatNumber } from '#words/language';
import type { HeapNouns } from '#words/nouns';
import { heapLabel } from '#words/pictures/heaps';
import { SHADE_LETTERS } from '#words/outcomes';
import { inOrder, writeHeaps } from '../../params/heaps.js';

/** What the rows of a heap are drawn with. */
export type Figure = 'coin' | 'pin' | 'file';

/** What a family provides for a picture of heaps. All that heaps consist of is called a coin here. */
export interface HeapsView extends PilesView {
  parts: Uint32Array;
  heaps: Float64Array;
  nouns: HeapNouns;
  figure: Figure;
  /** Whether a turn may split a heap without taking: never, as well as taking (`too`), or always. */
  splits: 'never' | 'too' | 'always';
}

export interface DrawnHeap {
  coins: number;
  /** Its Grundy number, where the component has several heaps and the table has the number. */
  number: string;
}

/** A component as it is drawn. */
export interface DrawnHeaps {
  index: number;
  heaps: DrawnHeap[];
  /** `7+5` */
  written: string;
  shade: Shade;
  /** The class of its colour by number. */
  tint: string | null;
  letter: string;
  /** The number that decides; empty where none does. */
  number: string;
  /** The heaps that each winning move leaves of it. */
  leaves: number[][];
  nouns: HeapNouns;
  figure: Figure;
  /** The number of places in the longest row of the picture, since all rows share one scale. */
  places: number;
  label: string;
}

/** A longer heap is shown as a number only. */
export const MOST_IN_ROW = 60;

/** The places of a row: its coins and a gap between any two heaps. A heap shown as a number takes 4. */
function placesOf(heaps: readonly number[]): number {
  return heaps.reduce((sum, coins) => sum + (coins > MOST_IN_ROW ? 4 : coins), heaps.length - 1);
}

function drawnHeap(analysis: Analysis, coins: number, alone: boolean): DrawnHeap {
  const table = analysis.tables[0];
  if (alone || !table || coins >= table.columns || analysis.number !== 'grundy') return { coins, number: '' };
  return { coins, number: decidingMark(entryOf(table, coins), analysis.number) };
}

/** The heaps of each component. */
function componentsOf({ parts, heaps }: HeapsView): number[][] {
  const components: number[][] = [];
  let from = 0;
  for (const part of parts) {
    components.push(Array.from(heaps.slice(from, from + part)));
    from += part;
  }
  return components;
}

export function drawnHeaps(analysis: Analysis, view: HeapsView, from = 0): DrawnHeaps[] {
  const { nouns, figure } = view;
  const components = componentsOf(view);
  const moves = winningMoves(analysis);
  const drawn = components.length > MOST_PILES ? PILES_PAGE : MOST_PILES;
  const shown = components.slice(from, from + drawn);
  const places = Math.max(1, ...shown.map(placesOf));
  return shown.map((heaps, place) => {
    const index = from + place;
    const entry = componentEntry(analysis, index);
    const leaves = moves.filter(({ item }) => item === index).map(({ left }) => Array.from(left));
    return {
      index,
      heaps: heaps.map((heap) => drawnHeap(analysis, heap, heaps.length === 1)),
      written: writeHeaps(heaps),
      shade: entry.shade,
      tint: tintOf(analysis, entry),
      letter: SHADE_LETTERS[entry.shade],
      number: formatNumber(decidingMark(entry, analysis.number)),
      leaves,
      nouns,
      figure,
      places,
      label: heapLabel(nouns, {
        index: index + 1,
        heaps,
        shade: entry.shade,
        number: numberWords(entry, analysis.number),
        leaves,
      }),
    };
  });
}

/** The heaps left, largest first, when `count` coins from place `from` of one heap are taken and the rest is split there. `count` 0 only splits. */
export function takeOut(heaps: readonly number[], heap: number, from: number, count: number): number[] {
  const size = heaps[heap] ?? 0;
  return inOrder([...heaps.slice(0, heap), from, size - from - count, ...heaps.slice(heap + 1)]);
}

/** The heap of a component that a move changes, and what is left of it, largest first. */
export interface Change {
  heap: number;
  left: number[];
}

/** The change made by the move that leaves these heaps; null unless it changes exactly one heap. */
export function changeTo(heaps: readonly number[], leaves: readonly number[]): Change | null {
  const left = [...leaves];
  const gone = heaps.filter((heap) => {
    const place = left.indexOf(heap);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  const [heap, ...others] = gone;
  return heap !== undefined && others.length === 0 ? { heap: heaps.indexOf(heap), left } : null;
}

/** The runs of a heap's coins in a move: coins that stay together, with the taken ones after the first run. */
export function runsOf(coins: number, left: readonly number[]): { from: number; to: number; taken: boolean }[] {
  const taken = coins - left.reduce((sum, heap) => sum + heap, 0);
  const runs: { from: number; to: number; taken: boolean }[] = [];
  let from = 0;
  const add = (length: number, out: boolean): void => {
    if (length > 0) runs.push({ from, to: from + length, taken: out });
    from += length;
  };
  add(left[0] ?? 0, false);
  add(taken, true);
  for (const heap of left.slice(1)) add(heap, false);
  return runs;
}
