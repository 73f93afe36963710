import type { Position } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { GRAPH_FORMS, type TextGraph } from '../../../web/src/params/graphs/graph-text.js';
import { readGraph } from '../../../web/src/params/graphs/read-graph.js';
import { pasteView } from '../../../web/src/panels/graph-text/paste.model.js';
import { itemAt } from '../../../web/src/params/item-at.js';
import { Random } from '../../agreement/random.ts';
import { WRITERS, type Chance, type Drawn, type Written } from './written-graphs.ts';

function chanceOf(seed: number): Chance {
  const random = new Random(seed);
  return (below) => random.whole(0, below - 1);
}

interface Named {
  directed: boolean | null;
  nodes: string[];
  links: string[];
}

const named = (
  directed: boolean | null,
  nodes: readonly (readonly unknown[])[],
  links: readonly (readonly [string, string])[],
): Named => ({
  directed,
  nodes: nodes.map((node) => JSON.stringify(node)).toSorted(),
  links: links.map((link) => JSON.stringify(link)).toSorted(),
});

function readNames({ directed, nodes, links }: TextGraph): Named {
  const name = (node: number): string => nodes[node]?.name ?? '';
  return named(
    directed,
    nodes.map((node) => [node.name, node.label, node.tokens]),
    links.map(({ from, to }) => [name(from), name(to)]),
  );
}

function drawnNames({ names, links, labels = [], tokens = [] }: Drawn, directed: boolean | null): Named {
  return named(
    directed,
    names.map((name, node) => [name, labels[node], tokens[node]]),
    links.map(([from, to]) => [names[from] ?? '', names[to] ?? '']),
  );
}

const SEEDS = 10_000;
const all: Written[] = Array.from({ length: SEEDS }, (_, seed) =>
  itemAt(WRITERS, seed % WRITERS.length)(chanceOf(seed)),
);

describe('a random graph that is written in any form, with noise', () => {
  it('comes back equal', () => {
    for (const [seed, { form, text, graph, directed }] of all.entries()) {
      const readings = readGraph(text);
      const reading = readings.find((each) => each.form === form)?.reply;
      const what = `seed ${seed}, ${form}, read as ${readings.map((each) => each.form + (each.reply.ok ? '' : each.reply.problems[0]?.code)).join(', ')}:\n${text}`;
      expect(reading?.ok ? readNames(reading.graph) : null, what).toEqual(drawnNames(graph, directed));
    }
  });

  it('and every form is among them', () => expect(new Set(all.map(({ form }) => form))).toEqual(new Set(GRAPH_FORMS)));

  // Edges, indices and parents may be read in several ways; all others are what they look like.
  it('and a form that looks like no other is taken first', () => {
    for (const { form, text } of all.filter((each) =>
      ['dot', 'links', 'adjacency', 'headed', 'stones'].includes(each.form),
    ))
      expect(readGraph(text)[0]?.form, text).toBe(form);
  });
});

const FAMILIES: readonly [family: string, text: string][] = [
  ['graph', 'game=graph&arcs=1-2&tokens=1&labels=1:a%252C%20b'],
  ['geography', 'game=geography&edges=1-2&each=edges&token=1&used=1-2'],
  ['node-kayles', 'game=node-kayles&edges=1-2&tokens=1'],
  ['node-kayles', 'game=arc-kayles&edges=1-2'],
  ['hackenbush', 'game=hackenbush&edges=0-a'],
  ['tree', 'game=tree&parents=0,1&coins=0,1&labels=1:%25'],
];

/** A text with some signs taken out, put in, or doubled. */
function damaged(chance: Chance, text: string): string {
  let signs = text;
  for (let times = 1 + chance(4); times > 0; times--) {
    const at = chance(signs.length + 1);
    const sign = '{}[]()<>"\'\\,;:-=>#%/ \n\t0 1a\u{1f600}\ud800\u0000Ä'.charAt(chance(30));
    signs = itemAt(
      [
        signs.slice(0, at) + signs.slice(at + 1 + chance(5)),
        signs.slice(0, at) + sign + signs.slice(at),
        signs.slice(0, at) + signs.slice(chance(signs.length + 1)),
      ],
      chance(3),
    );
  }
  return signs.slice(0, 5000);
}

/** What is wrong with how a text is pasted. */
function fault(source: string, [family, into]: (typeof FAMILIES)[number]): string | null {
  const view = pasteView(source, null, { family } as Position, into);
  const blank = source.trim() === '';
  return (view.text === null) === (view.wrong || blank) && view.said.length > 0 === !blank
    ? null
    : JSON.stringify(source);
}

describe('no text throws, and each is drawn, or said to be wrong', () => {
  it('if it is a graph in any form, whole or damaged', () => {
    const faults = all.map(({ text }, seed) =>
      fault(seed % 2 === 0 ? text : damaged(chanceOf(seed), text), itemAt(FAMILIES, seed % FAMILIES.length)),
    );
    expect(faults.filter((each) => each !== null)).toEqual([]);
  });

  it('if it is one sign over and over', () => {
    const faults = ['-', '"', "'\\", '[', '{', '(1,', ' ', '1 ', '\n', '#', 'graph{', 'x=[', 'a->', '1:', '\u0000'].map(
      (sign) => fault(sign.repeat(50_000 / sign.length), itemAt(FAMILIES, 0)),
    );
    expect(faults.filter((each) => each !== null)).toEqual([]);
  });
});
