/** Reads trees given by the parent of each node, in one line. */

import {
  GraphBuilder,
  linesIn,
  wholeNumber,
  wordsIn,
  type GraphForm,
  type GraphProblem,
  type GraphReply,
  type Word,
} from './graph-text.js';

export type ParentForm = Extract<GraphForm, `parents${string}`>;

/** Who has an entry: all nodes, the root as its own parent, or all but the root. */
type Root = 'none' | 'own' | 'below';

interface Shape {
  /** The number of the first node. */
  first: number;
  root: Root;
}

const SHAPES: Record<ParentForm, Shape> = {
  parents: { first: 1, root: 'none' },
  'parents-own': { first: 1, root: 'own' },
  'parents-below': { first: 1, root: 'below' },
  'parents-0': { first: 0, root: 'none' },
  'parents-own-0': { first: 0, root: 'own' },
  'parents-below-0': { first: 0, root: 'below' },
};

/** The parents in the last line, and the number of nodes in the line above, if there is one; null if the text has another form. */
export function parentsIn(text: string): { words: Word[]; count: number | null } | null {
  const lines = linesIn(text);
  const last = lines.at(-1);
  if (!last || lines.length > 2) return null;
  const words = wordsIn(last.word, last.at);
  if (!words.every(({ word }) => /^(?:\d+|-1)$/.test(word))) return null;
  const [head] = lines;
  const count = lines.length === 2 && head ? wholeNumber(head.word.trim()) : null;
  return lines.length === 2 && count === null ? null : { words, count };
}

/** The index of a node whose parents lead into a cycle; undefined in a tree. */
function inCircle(parents: readonly number[]): number | undefined {
  /** The number, from 1, of the walk that saw each node; 0 if none did. */
  const seen = new Uint32Array(parents.length);
  for (let start = 0; start < parents.length; start++) {
    let at = start;
    while (at >= 0 && seen[at] === 0) {
      seen[at] = start + 1;
      at = parents[at] ?? -1;
    }
    if (at >= 0 && seen[at] === start + 1) return start;
  }
  return undefined;
}

export function readParents(text: string, form: ParentForm): GraphReply {
  const { first, root: kind } = SHAPES[form];
  const rooted = kind !== 'below';
  const { words, count } = parentsIn(text) ?? { words: [], count: null };
  const nodes = words.length + (rooted ? 0 : 1);
  const problems: GraphProblem[] = [];
  const last = first + nodes - 1;
  for (const { word, at, length } of words) {
    const parent = Number(word);
    if (parent > last || parent < (kind === 'none' ? first - 1 : first))
      problems.push({ code: 'parent', at, length, most: last });
  }
  const whole = { at: words[0]?.at ?? 0, length: text.length - (words[0]?.at ?? 0) };
  if (count !== null && count !== nodes) problems.push({ code: 'parents-count', ...whole, most: count });
  const parents = [
    ...(rooted ? [] : [-1]),
    ...words.map(({ word }, node) => (kind === 'own' && Number(word) === node + first ? -1 : Number(word) - first)),
  ];
  const roots = parents.filter((parent) => parent < 0).length;
  if (problems.length === 0 && roots !== 1) problems.push({ code: 'one-root', ...whole });
  const circling = problems.length === 0 ? inCircle(parents) : undefined;
  const wrong = circling === undefined ? undefined : words[circling - (rooted ? 0 : 1)];
  if (wrong) problems.push({ code: 'circle', at: wrong.at, length: wrong.length });
  if (problems.length > 0) return { ok: false, problems };
  const builder = new GraphBuilder();
  const passage = (node: number) => words[node - (rooted ? 0 : 1)] ?? { ...whole, length: 0 };
  const root = parents.indexOf(-1);
  builder.node(String(root + first), passage(root));
  // The root comes first, then the others in the order of their numbers.
  parents.forEach((_, node) => builder.node(String(node + first), passage(node)));
  parents.forEach((parent, node) => {
    const { at, length } = passage(node);
    if (parent >= 0)
      builder.links.push({
        from: builder.node(String(parent + first), passage(parent)),
        to: builder.node(String(node + first), passage(node)),
        at,
        length,
      });
  });
  return { ok: true, graph: builder.graph({ directed: true, mutual: false }, 0) };
}
