/** What is drawn of a row: stairs, ordered piles, cakes or pots, each heap with what it counts for. */

import { placeTint } from '../../places/tint.js';
import type { Analysis, Continuation } from 'grundy-wasm';
import { potsOf, rowPosition, type Look, type RowPosition } from './position.model.js';
import { numberingOf } from './edits.model.js';
import { entryOf, numberWords, type Shade } from '../../places/outcome.js';
import { itemName } from '../names.model.js';
import { phrases } from '#words/language';
import { SHADE_WORDS } from '#words/outcomes';
import { heapLabel, HELD, largestCakes, MEANINGS, windowDrawn } from '#words/pictures/rows';
import { itemAt } from '../../params/item-at.js';
import type { WrittenMove } from '../../places/shown-move.js';

/** The most heaps drawn at once; the reader pages through the rest. */
export const MOST_HEAPS = 200;

export interface Heap {
  index: number;
  /** Its number in the row, as the notation of moves has it. */
  name: string;
  size: number;
  /** The hidden number: coins of a stair, overhang of a pile, pieces of a cake, Grundy number of one stone in a pot. */
  value: number;
  counts: boolean;
  /** Where coins come to rest: the ground below the stairs, the last pot. */
  rest: boolean;
  shade: Shade;
  /** The class of its colour by number. */
  tint: string | null;
  /** Whether a winning move starts here. */
  winning: boolean;
  /** The sizes that winning moves leave of it; empty for pots, whose moves are more than a size. */
  leaves: number[];
  label: string;
}

/** The key under which the text lists the heaps of each look. */
export const LIST_KEYS: Record<Look, string> = { stairs: 'stairs', piles: 'piles', cakes: 'piles', pots: 'pots' };

/** The sizes that winning turns leave, by the heap they start from. A pot only loses one stone, so its list is empty. */
function leavesByHeap({ moves }: Analysis, look: Look): Map<number, number[]> {
  const leaves = new Map<number, number[]>();
  for (const {
    moves: [start],
  } of moves.list) {
    if (!start) continue;
    const known = leaves.get(start.item) ?? [];
    if (look !== 'pots') known.push(start.to);
    leaves.set(start.item, known);
  }
  return leaves;
}

/** The index of the ground among the stairs; -1 where it is not listed. */
function groundOf(analysis: Analysis): number {
  return numberingOf(analysis.text) === 'ground-0' ? 0 : -1;
}

/** The heap whose coins never move again: the ground among the stairs or the last pot; -1 where there is none. */
function restOf(analysis: Analysis, { look, heaps }: RowPosition): number {
  if (look === 'stairs') return groundOf(analysis);
  return look === 'pots' ? heaps.length - 1 : -1;
}

/** Whether the coins of a heap never move again. */
export function isRest(analysis: Analysis, index: number): boolean {
  return index === restOf(analysis, rowPosition(analysis));
}

function meaning(heap: Pick<Heap, 'index' | 'size' | 'value' | 'counts' | 'rest'>, position: RowPosition): string {
  const { index, size, value, counts, rest } = heap;
  switch (position.look) {
    case 'stairs':
      return rest ? MEANINGS.ground : counts ? MEANINGS.counts : MEANINGS.idle;
    case 'piles':
      return index === 0 ? MEANINGS.first(counts) : MEANINGS.rises(value, itemName(position, index - 1), counts);
    case 'cakes':
      return counts ? MEANINGS.largest : MEANINGS.smaller;
    case 'pots':
      return rest ? MEANINGS.lastPot : MEANINGS.stone(value, size % 2 === 1, counts);
  }
}

/** What a heap counts for, in words. */
export function heapMeaning(analysis: Analysis, index: number): string {
  const position = rowPosition(analysis);
  const size = position.heaps[index] ?? 0;
  return meaning(
    {
      index,
      size,
      value: position.values[index] ?? 0,
      counts: position.counts[index] === 1,
      rest: index === restOf(analysis, position),
    },
    position,
  );
}

function shadeWords(analysis: Analysis, index: number): { shade: Shade; words: string } {
  const table = analysis.tables[0];
  // No words: a cake that may not be eaten has no outcome of its own.
  if (table && rowPosition(analysis).look === 'cakes') return { shade: entryOf(table, index).shade, words: '' };
  if (!table || index >= table.columns || table.columns !== rowPosition(analysis).heaps.length)
    return { shade: 'unknown', words: '' };
  const entry = entryOf(table, index);
  return { shade: entry.shade, words: phrases(SHADE_WORDS[entry.shade], numberWords(entry, analysis.number)) };
}

/** The heaps from `from` on, at most `MOST_HEAPS`. */
export function heapViews(analysis: Analysis, from = 0): Heap[] {
  const position = rowPosition(analysis);
  const leaves = leavesByHeap(analysis, position.look);
  const rest = restOf(analysis, position);
  return Array.from(position.heaps.slice(from, from + MOST_HEAPS), (size, place) => {
    const index = from + place;
    const { shade, words } = shadeWords(analysis, index);
    const heap = {
      index,
      name: String(index + position.first),
      size,
      value: position.values[index] ?? 0,
      counts: position.counts[index] === 1,
      rest: index === rest,
      shade,
      tint: placeTint(analysis, 0, index),
      winning: leaves.has(index),
      leaves: leaves.get(index) ?? [],
    };
    const { leaves: left, winning } = heap;
    const label = heapLabel({
      name: itemName(position, index),
      look: position.look,
      size,
      meaning: shade === 'hidden' ? '' : meaning(heap, position),
      words,
      leaves: left,
      winning,
    });
    return { ...heap, label };
  });
}

/** Which heaps are drawn, in words; empty where all are. */
export function windowWords({ heaps, first, look }: RowPosition, from: number): string {
  if (heaps.length <= MOST_HEAPS) return '';
  const last = Math.min(heaps.length, from + MOST_HEAPS) - 1;
  return windowDrawn(look, from + first, last + first, heaps.length);
}

/** The first heap of the page that shows `index`. */
export function windowOf(index: number): number {
  return Math.floor(index / MOST_HEAPS) * MOST_HEAPS;
}

/** The sentence about the largest cakes; empty where there are no cakes. */
export function summaryOf(analysis: Analysis): string {
  const step = analysis.steps.find(({ kind }) => kind === 'largest');
  if (step?.kind !== 'largest') return '';
  return largestCakes(step.size, step.count, step.count % 2 === 0);
}

/** Coins, stones or pieces that the reader has taken up but not put down; with pots also the pots chosen so far for the two new stones. */
export interface Held {
  heap: number;
  amount: number;
  pots: number[];
}

/** The move that what is held makes; null while pots are still to be chosen. */
export function heldMove({ heap, amount, pots }: Held, { look, first, heaps }: RowPosition): WrittenMove | null {
  if (look === 'pots' && pots.length < 2) return null;
  const from = heaps[heap] ?? 0;
  const to = from - amount;
  const target = look === 'pots' ? pots.map((pot) => pot + first).join(',') : String(to);
  const changes = [...new Set(pots)].map((pot) => {
    const before = heaps[pot] ?? 0;
    return { item: pot, from: before, to: before + pots.filter((each) => each === pot).length };
  });
  return { notation: `${heap + first}:${target}`, item: heap, from, to, changes };
}

/** Says what is held and how to go on. */
export function heldWords(held: Held, analysis: Analysis): string {
  const position = rowPosition(analysis);
  const { look, first } = position;
  const from = itemName(position, held.heap);
  switch (look) {
    case 'stairs':
      return HELD.stairs(
        held.amount,
        from,
        held.heap - 1 === groundOf(analysis) ? null : itemName(position, held.heap - 1),
      );
    case 'piles':
    case 'cakes':
      return HELD[look](held.amount, from);
    case 'pots': {
      const [pot] = held.pots;
      return pot === undefined ? HELD.firstPot(from) : HELD.secondPot(from, itemName(position, pot), pot + first);
    }
  }
}

/** Where what is held may legally go: sizes that its heap may keep, and pots or stairs to put it on. */
export interface HeldTargets {
  keeps: ReadonlySet<number>;
  heaps: ReadonlySet<number>;
}

export function heldTargets(held: Held | null, { look }: RowPosition, turns: readonly Continuation[]): HeldTargets {
  const own = held ? turns.filter(({ turn }) => turn.moves[0]?.item === held.heap) : [];
  if (look !== 'pots') {
    const below = look === 'stairs' && held && own.length > 0 ? [held.heap - 1] : [];
    return { keeps: new Set(own.map(({ turn }) => itemAt(turn.moves, 0).to)), heaps: new Set(below) };
  }
  const pots = own.map(({ turn }) => potsOf(itemAt(turn.moves, 0)));
  const chosen = held?.pots[0];
  const next =
    chosen === undefined
      ? pots.flat()
      : pots.filter((pair) => pair.includes(chosen)).map(([one, other]) => (one === chosen ? other : one));
  return { keeps: new Set(), heaps: new Set(next) };
}
