/**
 * The position of a case, from a text with names in braces: `{a}` are its numbers one after the other, `{n-1}` one less, `{n+1}` one more, `{a:first}` and
 * `{a:last}` one of them, `{a:falling}` the largest first, `{a:positive}` those that are not 0, `{a:gaps}` how many are free before each place, the last first. `{a:places 2}` are pairs, `{a:rows n}` the rows of a table, `{a:with 0}` each number
 * beside a 0, `{x:edges 1}` pairs of nodes of which 1 is the ground, `{c:squares}` each place as often as its number says, `{s:runs I}` how long the runs of a letter are.
 */

import type { Values } from './input-form.model.js';

type Written = (items: readonly string[], argument: string, values: Values) => string;

function rowsOf(items: readonly string[], width: number): string[] {
  return Array.from({ length: Math.ceil(items.length / Math.max(1, width)) }, (_, row) => items.slice(row * width, (row + 1) * width).join(','));
}

const widthOf = (argument: string, values: Values): number => Number(values[argument]?.[0] ?? argument);

/** A single row would be a list and no table. */
const asTable = (rows: readonly string[]): string => (rows.length === 1 ? [...rows, ...rows] : rows).join('/');

const AS: Record<string, Written> = {
  first: (items) => items[0] ?? '',
  last: (items) => items.at(-1) ?? '',
  falling: (items) => items.toSorted((one, other) => Number(other) - Number(one)).join(','),
  positive: (items) => items.filter((item) => Number(item) > 0).join(','),
  gaps: (items) => {
    const places = items.map(Number).toSorted((one, other) => one - other);
    return places.map((place, index) => place - (places[index - 1] ?? 0) - 1).toReversed().join(',');
  },
  places: (items, argument, values) => rowsOf(items, widthOf(argument, values)).map((row) => `(${row})`).join(','),
  rows: (items, argument, values) => asTable(rowsOf(items, widthOf(argument, values))),
  with: (items, argument) => items.map((item) => `(${item},${argument})`).join(','),
  edges: (items, ground) => rowsOf(items.map((node) => (node === ground ? '0' : node)), 2).map((row) => row.replace(',', '-')).join(','),
  squares: (items) => items.flatMap((count, square) => (count === '0' ? [] : [`${square}x${count}`])).join(','),
  runs: (items, letter) =>
    [...(items[0] ?? '')]
      .map((each) => (each === letter ? each : ' '))
      .join('')
      .split(' ')
      .filter((run) => run !== '')
      .map((run) => run.length)
      .join(','),
};

export function positionOf(position: string, values: Values): string {
  return position.replaceAll(/\{(\w+)([-+]\d+)?(?::(\w+)(?: ([^}]+))?)?\}/g, (_, name: string, more?: string, as?: string, argument?: string) => {
    const items = values[name] ?? [];
    if (more !== undefined) return String(Number(items[0]) + Number(more));
    return (as === undefined ? undefined : AS[as])?.(items, argument ?? '', values) ?? items.join(',');
  });
}
