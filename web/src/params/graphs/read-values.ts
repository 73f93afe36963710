/** Graphs as values of programs: lists of pairs, lists of neighbours, matrices, in the spelling of JSON or Python. */

import { lookup } from '../lookup.js';
import {
  QUOTED,
  unquoted,
  wholeNumber,
  type GraphForm,
  type GraphProblem,
  type GraphReading,
  type Passage,
  type Word,
} from './graph-text.js';
import { fromNeighbours, matrixIn, readEdgeList, type Neighbours, type Row } from './read-lists.js';

interface Value extends Passage {
  word: string;
  /** What a value in brackets contains; null of others. */
  items: Value[] | null;
  /** What stands before a colon and this value. */
  key?: Value;
  /** Whether a comma stands before it. */
  comma: boolean;
}

const TOKEN = new RegExp(`${QUOTED.source}|[,;:[\\](){}]|[^\\s,;:[\\](){}]+`, 'g');

const CLOSING = lookup({ '[': ']', '(': ')', '{': '}' });

/** The values of a text, or what is wrong with its brackets. */
function parse(text: string): Value[] | GraphProblem {
  const whole: Value = { word: '', items: [], at: 0, length: text.length, comma: false };
  const open: Value[] = [whole];
  let key: Value | undefined;
  let comma = false;
  for (const { 0: sign, index: at } of text.matchAll(TOKEN)) {
    const inside = open.at(-1)?.items ?? [];
    const inner = open.at(-1) ?? whole;
    if (sign === ',' || sign === ';') comma = true;
    else if (sign === ':') {
      key = inside.pop();
      if (!key || key.key) return { code: 'values', at, length: 1 };
    } else if (/^[\])}]$/.test(sign)) {
      if (open.length === 1 || CLOSING[inner.word] !== sign || key) return { code: 'bracket', at, length: 1 };
      inner.length = at + 1 - inner.at;
      open.pop();
      comma = false;
    } else {
      const value: Value = {
        word: unquoted(sign),
        items: CLOSING[sign] !== undefined ? [] : null,
        at,
        length: sign.length,
        comma,
        ...(key ? { key } : {}),
      };
      inside.push(value);
      if (value.items) open.push(value);
      [key, comma] = [undefined, false];
    }
  }
  const [, unclosed] = open;
  if (unclosed) return { code: 'dot-closed', at: unclosed.at, length: 1 };
  return key ? { code: 'values', at: key.at, length: key.length } : (whole.items ?? []);
}

/** A node: a word, or words in round brackets. */
function nodeOf({ word, items, at, length }: Value): Word | null {
  if (!items) return { word, at, length };
  if (word !== '(' || items.some((item) => item.items !== null || item.key)) return null;
  return { word: `(${items.map((item) => item.word).join(', ')})`, at, length };
}

/** All of them as nodes; null if one is none. */
function nodesOf(values: readonly Value[]): Word[] | null {
  const nodes = values.map(nodeOf);
  return nodes.every((node) => node !== null) ? nodes : null;
}

/** Two nodes, and the note that a program may have on their edge if it is empty. */
function pairOf({ items, key }: Value): Row | null {
  const [one, other, note, ...more] = items ?? [];
  if (!one || !other || key || more.length > 0 || (note && note.items?.length !== 0)) return null;
  return nodesOf([one, other]);
}

/** Two nodes in round brackets in each line, without commas between them, as networkx writes edges. */
function tupleRows(text: string, values: readonly Value[]): Row[] | null {
  const rows: Value[][] = [];
  const nodes = values.filter(({ word, items }) => word !== '{' || items?.length !== 0);
  for (const [place, value] of nodes.entries()) {
    const before = nodes[place - 1];
    if (value.word !== '(' || value.comma || !value.items || value.items.some((item) => item.items)) return null;
    if (before && !/[\r\n]/.test(text.slice(before.at + before.length, value.at))) rows.at(-1)?.push(value);
    else rows.push([value]);
  }
  return rows.every((row) => row.length === 2) ? rows.map((row) => nodesOf(row) ?? []) : null;
}

/** Lists of the neighbours of nodes `first`, `first + 1`, …; null if one of them is no such number. */
function indexed(lists: readonly Row[], first: number): Neighbours[] | null {
  if (!lists.every((row) => row.every(({ word }) => (wholeNumber(word) ?? -1) >= first))) return null;
  return lists.map((others, node) => ({
    node: { word: String(first + node), at: others[0]?.at ?? 0, length: 0 },
    others,
  }));
}

/** Whether all neighbours have lists. */
function within(lists: readonly Neighbours[]): boolean {
  const nodes = new Set(lists.map(({ node }) => node.word));
  return lists.every(({ others }) => others.every(({ word }) => nodes.has(word)));
}

/** Whether each edge stands at both its ends: that is hardly by chance. */
function isMutual(lists: readonly Neighbours[]): boolean {
  const arcs = new Set(lists.flatMap(({ node, others }) => others.map(({ word }) => `${node.word} ${word}`)));
  return (
    arcs.size > 0 &&
    [...arcs].every((arc) => arcs.has(arc.split(' ').toReversed().join(' ')) && arc.split(' ')[0] !== arc.split(' ')[1])
  );
}

const adjacent = (form: GraphForm, lists: Neighbours[] | null): GraphReading[] =>
  lists ? [{ form, reply: fromNeighbours(lists) }] : [];

/** The readings of lists, the likeliest first. */
function listReadings(values: readonly Value[], head: Row | null): GraphReading[] {
  const pairs = values.map(pairOf);
  const form = head ? 'counted' : 'edges';
  const edges: GraphReading[] = pairs.every((pair) => pair !== null)
    ? [{ form, reply: readEdgeList([...(head ? [head] : []), ...pairs], form) }]
    : [];
  if (head || values.some(({ items, key }) => !items || key)) return edges;
  const lists = values.map(({ items }) =>
    items?.some((item) => item.items ?? item.key) ? null : nodesOf(items ?? []),
  );
  if (!lists.every((row) => row !== null)) return edges;
  const matrix = adjacent('matrix', matrixIn(lists));
  const byIndex = ([0, 1] as const).map((first) => ({ form: `index-${first}` as const, read: indexed(lists, first) }));
  const [mutual, others] = [
    byIndex.filter(({ read }) => read && isMutual(read)),
    byIndex.filter(({ read }) => read && !isMutual(read)),
  ];
  const [closed, open] = [
    others.filter(({ read }) => read && within(read)),
    others.filter(({ read }) => read && !within(read)),
  ];
  const readings = (each: typeof byIndex) => each.flatMap(({ form: index, read }) => adjacent(index, read));
  if (values.length > 2 && matrix.length > 0) return [...matrix, ...edges];
  return [...readings(mutual), ...edges, ...matrix, ...readings(closed), ...readings(open)];
}

/** The neighbours that a value lists; null if it lists none. */
function othersOf({ items }: Value): Word[] | null {
  // networkx writes the neighbours as keys, with a note on each edge.
  return items && nodesOf(items.map((item) => (item.key && item.items ? item.key : item)));
}

function keyed(values: readonly Value[]): GraphReading {
  const problems: GraphProblem[] = [];
  const lists = values.flatMap((value): Neighbours[] => {
    const node = value.key ? nodeOf(value.key) : null;
    const others = othersOf(value);
    if (node && others) return [{ node, others }];
    problems.push({ code: value.key && !node ? 'node' : 'neighbours', at: value.at, length: value.length });
    return [];
  });
  return { form: 'adjacency', reply: fromNeighbours(lists, problems) };
}

const wrong = (problem: GraphProblem): GraphReading[] => [{ form: 'edges', reply: { ok: false, problems: [problem] } }];

/** The readings of values, the likeliest first; null of numbers in one list, which are read like a line. */
export function readValues(text: string): GraphReading[] | null {
  const parsed = parse(text);
  if (!Array.isArray(parsed)) return wrong(parsed);
  const [first, second, ...more] = parsed;
  const head =
    first && second?.items && !first.items && wholeNumber(first.word) !== null
      ? [{ word: first.word, at: first.at, length: first.length }]
      : null;
  const only = head ? (more.length === 0 ? second : undefined) : second ? undefined : first;
  const values =
    only?.items && !only.key ? only.items : head ? [second, ...more].filter((value) => value !== undefined) : parsed;
  if (values.length === 0) return wrong({ code: 'no-node', at: 0, length: 0 });
  if (values.every(({ items, key }) => !items && !key))
    return only?.word === '{' && !values.every(({ word }) => /^-?\d+$/.test(word))
      ? wrong({ code: 'values', at: only.at, length: only.length })
      : null;
  const rows = tupleRows(text, parsed);
  if (rows) return [{ form: 'edges', reply: readEdgeList(rows, 'edges') }];
  if (values.some(({ key }) => key)) return [keyed(values)];
  const readings = listReadings(values, head);
  const stray = values.find((value) => !pairOf(value));
  return readings.length > 0 ? readings : wrong({ code: 'values', at: stray?.at ?? 0, length: stray?.length ?? 0 });
}
