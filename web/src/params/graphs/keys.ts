/** Short names for nodes whose names the text of a position cannot have: they keep these as labels. */

import type { GraphProblem, TextGraph, TextNode } from './graph-text.js';

/** The core's limits. */
const LONGEST_KEY = 24;
const LONGEST_LABEL = 64;
const MOST_LABELS = 10_000;

const LEGAL = new RegExp(`^\\w{1,${LONGEST_KEY}}$`);
/** Controls, signs that turn the direction of what follows, halves of pairs, and what is no character. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028-\u202e\u2066-\u2069\ufeff]/u;

/** A label in one line. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const isPrintable = (text: string): boolean => text !== '' && !UNPRINTABLE.test(text);
const isShort = (text: string): boolean => [...text].length <= LONGEST_LABEL;

/** The letters and digits of a name; empty where these would be the ground of Hackenbush. */
function lettersOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\W+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, LONGEST_KEY);
  return letters === '0' ? '' : letters;
}

/** A graph whose nodes have legal names, their labels by these names, and how many labels were left out since they are too long. */
export interface Keyed {
  graph: TextGraph;
  labels: Map<string, string>;
  left: number;
  problems: GraphProblem[];
}

/** Problems with names, which must be printable and not too long. */
export function nameProblems({ nodes }: TextGraph): GraphProblem[] {
  return nodes.flatMap(({ name, at, length }): GraphProblem[] => {
    if (!isPrintable(oneLine(name))) return [{ code: 'name', at, length }];
    return isShort(oneLine(name)) ? [] : [{ code: 'long-name', at, length, most: LONGEST_LABEL }];
  });
}

/** The keys of nodes: those that showed the same names `before`, then legal names, then letters of names or `n1`, `n2`, …. */
function keysOf(nodes: readonly TextNode[], before: ReadonlyMap<string, string>): string[] {
  const known = new Map([...before].map(([key, label]) => [label, key]));
  const taken = new Set<string>();
  const keys = new Map<string, string>();
  const give = (name: string, key: string | undefined): void => {
    if (key === undefined || key === '' || keys.has(name) || taken.has(key)) return;
    keys.set(name, key);
    taken.add(key);
  };
  for (const { name } of nodes) give(name, known.get(oneLine(name)));
  for (const { name } of nodes) give(name, LEGAL.test(name) ? name : undefined);
  let number = 1;
  for (const { name } of nodes) {
    give(name, lettersOf(name));
    while (!keys.has(name)) give(name, `n${number++}`);
  }
  return nodes.map(({ name }) => keys.get(name) ?? '');
}

/** The labels that nodes get: what the text shows, else a name that is no key, else what the key had before. */
export function labelled(
  nodes: readonly TextNode[],
  keys: readonly string[],
  before: ReadonlyMap<string, string>,
): Pick<Keyed, 'labels' | 'left' | 'problems'> {
  const labels = new Map<string, string>();
  let left = 0;
  for (const [place, { name, label }] of nodes.entries()) {
    const key = keys[place] ?? '';
    const shown = oneLine(label ?? '');
    const fits = isPrintable(shown) && isShort(shown);
    if (shown !== '' && !fits) left += 1;
    const own = oneLine(name) === key ? (before.get(key) ?? key) : oneLine(name);
    const text = fits ? shown : own;
    if (text !== key) labels.set(key, text);
  }
  const over = labels.size > MOST_LABELS ? nodes[keys.indexOf([...labels.keys()][MOST_LABELS] ?? '')] : undefined;
  return {
    labels,
    left,
    problems: over ? [{ code: 'too-many-labels', at: over.at, length: over.length, most: MOST_LABELS }] : [],
  };
}

/** Gives the nodes legal names. `before` are the labels of the nodes that are drawn now. */
export function withKeys(graph: TextGraph, before: ReadonlyMap<string, string>): Keyed {
  const keys = keysOf(graph.nodes, before);
  const { labels, left, problems } = labelled(graph.nodes, keys, before);
  return {
    graph: { ...graph, nodes: graph.nodes.map((node, place) => ({ ...node, name: keys[place] ?? '' })) },
    labels,
    left,
    problems: [...nameProblems(graph), ...problems],
  };
}
