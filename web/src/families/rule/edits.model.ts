/**
 * The text after an edit of a position of the reader's own rule. A component is written as its parts, the largest first, with `+`
 * between them. Parts are numbered from 0 through all components, in the order of the core.
 */

import type { Analysis } from 'grundy-wasm';
import { valueOf, withoutKey, withValue } from '../../params/params.js';
import { setSum } from '../../params/sum-edits.js';
import { itemAt } from '../../params/item-at.js';
import type { Numbers } from './position.model.js';

const PART = /\(([^()]*)\)|\d+|none/g;

const blankless = (text: string): string => text.replaceAll(/[\s_]/g, '');

/** The components of a text, each as the list of its parts. */
export function readComponents(text: string): Numbers[][] {
  const at = blankless(valueOf(text, 'at') ?? '');
  const components: Numbers[][] = [];
  let joined = false;
  for (const { 0: written, 1: bracketed, index } of at.matchAll(PART)) {
    if (!joined) components.push([]);
    if (written !== 'none') components.at(-1)?.push((bracketed ?? written).split(',').map(Number));
    joined = at[index + written.length] === '+';
  }
  return components;
}

export function writeNumbers(numbers: Numbers): string {
  return numbers.length === 1 ? String(numbers[0]) : `(${numbers.join(',')})`;
}

/** The order of parts: the larger one first, by the first numbers that differ. */
function descending(one: Numbers, other: Numbers): number {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place < 0 ? 0 : itemAt(other, place) - itemAt(one, place);
}

export function writeComponent(parts: readonly Numbers[]): string {
  return parts.length === 0 ? 'none' : parts.toSorted(descending).map(writeNumbers).join('+');
}

function withComponents(text: string, components: readonly (readonly Numbers[])[]): string {
  return withValue(text, 'at', components.map(writeComponent).join(','));
}

/** The components with one part replaced by none, one or several parts. */
function replaced(components: readonly Numbers[][], part: number, by: readonly Numbers[]): Numbers[][] {
  let first = 0;
  return components.map((parts) => {
    const place = part - first;
    first += parts.length;
    return place >= 0 && place < parts.length ? [...parts.slice(0, place), ...by, ...parts.slice(place + 1)] : parts;
  });
}

export function addPosition(text: string, numbers: Numbers): string {
  return withComponents(text, [...readComponents(text), [numbers]]);
}

export function setPart(text: string, part: number, numbers: Numbers): string {
  return withComponents(text, replaced(readComponents(text), part, [numbers]));
}

/** Removes a part, and its component if it has no other part. */
export function removePart(text: string, part: number): string {
  const components = readComponents(text);
  return withComponents(
    text,
    replaced(components, part, []).filter((parts, item) => parts.length > 0 || components[item]?.length === 0),
  );
}

/** The component after a move sets one of its parts, as the notation of the move has it. */
export function movedComponent(text: string, item: number, part: number, numbers: Numbers): string {
  return writeComponent(replaced(readComponents(text), part, [numbers])[item] ?? []);
}

/** In all parts where the number at `index` is `from`, sets it to `to`. */
export function setLevel(text: string, index: number, from: number, to: number): string {
  const set = (numbers: Numbers): Numbers => (numbers[index] === from ? numbers.with(index, to) : numbers);
  return withComponents(
    text,
    readComponents(text).map((parts) => parts.map(set)),
  );
}

/** Sets which numbers go across and up. The first two need not be written. */
export function setAxes(text: string, names: readonly string[], axes: readonly number[]): string {
  if (axes.length === Math.min(2, names.length) && axes.every((index, place) => index === place))
    return withoutKey(text, 'axes');
  return withValue(text, 'axes', axes.map((index) => itemAt(names, index)).join(','));
}

export function setUpTo(text: string, upTo: readonly (number | string)[]): string {
  return withValue(text, 'upto', upTo.join(','));
}

/** The text of the game that the moves were recognised as, with the same play and the same rule of sums. */
export function sameText(text: string, { sum, upTo, play }: Pick<Analysis, 'sum' | 'upTo' | 'play'>): string {
  const summed = setSum(text, sum, upTo);
  return play === 'normal' ? summed : withValue(summed, 'play', play);
}
