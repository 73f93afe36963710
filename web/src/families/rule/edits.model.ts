/**
 * What a gesture makes of the text of a rule's position. A component is written as its parts, the largest first, with `+` between
 * them; parts are counted through all components, as the core lists them.
 */

import type { Analysis } from 'grundy-wasm';
import { valueOf, withoutKey, withValue } from '../../params/params.js';
import { setSum } from '../../params/sum-edits.js';
import { itemAt } from '../../params/item-at.js';
import type { Numbers } from './position.model.js';

const PART = /\(([^()]*)\)|\d+|none/g;

const blankless = (text: string): string => text.replaceAll(/[\s_]/g, '');

/** The components, each as its parts. */
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

/** By their first numbers that differ, the larger one first. */
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

/** The components with one part in other words: none, one or some in its place. */
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

/** What had no other part is gone with it. */
export function removePart(text: string, part: number): string {
  const components = readComponents(text);
  return withComponents(text, replaced(components, part, []).filter((parts, item) => parts.length > 0 || components[item]?.length === 0));
}

/** The component as a move writes it that sets one of its parts. */
export function movedComponent(text: string, item: number, part: number, numbers: Numbers): string {
  return writeComponent(replaced(readComponents(text), part, [numbers])[item] ?? []);
}

/** All positions that have this number at one level are brought to another. */
export function setLevel(text: string, index: number, from: number, to: number): string {
  const set = (numbers: Numbers): Numbers => (numbers[index] === from ? numbers.with(index, to) : numbers);
  return withComponents(text, readComponents(text).map((parts) => parts.map(set)));
}

/** Which numbers go across and up; the first two go without saying. */
export function setAxes(text: string, names: readonly string[], axes: readonly number[]): string {
  if (axes.length === Math.min(2, names.length) && axes.every((index, place) => index === place)) return withoutKey(text, 'axes');
  return withValue(text, 'axes', axes.map((index) => itemAt(names, index)).join(','));
}

export function setUpTo(text: string, upTo: readonly (number | string)[]): string {
  return withValue(text, 'upto', upTo.join(','));
}

/** The same position with the same end and the same turns, in the game that its moves were recognised as. */
export function sameText(text: string, { sum, upTo, play }: Pick<Analysis, 'sum' | 'upTo' | 'play'>): string {
  const summed = setSum(text, sum, upTo);
  return play === 'normal' ? summed : withValue(summed, 'play', play);
}
