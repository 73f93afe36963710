/**
 * Writes a case's position from a text with names in braces: `{a}` the list a, `{n-1}`, `{n+1}` n changed by 1, `{a:first}`, `{a:last}` one of a, `{a:falling}`
 * the largest first, `{a:positive}` no zeros, `{a:gaps}` free squares before each coin, last coin first, `{a:places 2}` pairs, `{a:rows n}` table rows,
 * `{a:with 0}` pairs with 0, `{x:edges 1}` edges with ground 1, `{c:squares}` each index as often as its number says, `{s:runs I}` the lengths of runs of I.
 */

import type { Values } from './input-form.model.js';
import { lookup } from '../params/lookup.js';

type Written = (items: readonly string[], argument: string, values: Values) => string;

function rowsOf(items: readonly string[], width: number): string[] {
  return Array.from({ length: Math.ceil(items.length / Math.max(1, width)) }, (_, row) =>
    items.slice(row * width, (row + 1) * width).join(','),
  );
}

const widthOf = (argument: string, values: Values): number => Number(values.get(argument)?.[0] ?? argument);

/** A single row is written twice: alone it would be a list, not a table. */
const asTable = (rows: readonly string[]): string => (rows.length === 1 ? [...rows, ...rows] : rows).join('/');

const AS = lookup<Written>({
  first: (items) => items[0] ?? '',
  last: (items) => items.at(-1) ?? '',
  falling: (items) => items.toSorted((one, other) => Number(other) - Number(one)).join(','),
  positive: (items) => items.filter((item) => Number(item) > 0).join(','),
  gaps: (items) => {
    const places = items.map(Number).toSorted((one, other) => one - other);
    return places
      .map((place, index) => place - (places[index - 1] ?? 0) - 1)
      .toReversed()
      .join(',');
  },
  places: (items, argument, values) =>
    rowsOf(items, widthOf(argument, values))
      .map((row) => `(${row})`)
      .join(','),
  rows: (items, argument, values) => asTable(rowsOf(items, widthOf(argument, values))),
  with: (items, argument) => items.map((item) => `(${item},${argument})`).join(','),
  edges: (items, ground) =>
    rowsOf(
      items.map((node) => (node === ground ? '0' : node)),
      2,
    )
      .map((row) => row.replace(',', '-'))
      .join(','),
  squares: (items) => items.flatMap((count, square) => (count === '0' ? [] : [`${square}x${count}`])).join(','),
  runs: (items, letter) =>
    [...(items[0] ?? '')]
      .map((each) => (each === letter ? each : ' '))
      .join('')
      .split(' ')
      .filter((run) => run !== '')
      .map((run) => run.length)
      .join(','),
});

export function positionOf(position: string, values: Values): string {
  return position.replaceAll(
    /\{(\w+)([-+]\d+)?(?::(\w+)(?: ([^}]+))?)?\}/g,
    (_, name: string, more?: string, as?: string, argument?: string) => {
      const items = values.get(name) ?? [];
      if (more !== undefined) return String(Number(items[0]) + Number(more));
      return (as === undefined ? undefined : AS[as])?.(items, argument ?? '', values) ?? items.join(',');
    },
  );
}
