/** A tree with coins: what a family provides, and the drawing made of it: a tidy layout, and the words of each node. */

import { hierarchy, tree as tidyTree } from 'd3-hierarchy';
import type { Analysis } from 'grundy-wasm';
import type { Shade } from '../../places/outcome.js';
import { winningMoves } from '../../places/winning-moves.js';
import { placeTint } from '../../places/tint.js';
import { shortLabel } from '../short-label.model.js';
import { cellWords } from '../../places/place.js';
import { nodeLabel } from '#words/pictures/trees';
import { itemAt } from '../../params/item-at.js';

/** What a family provides for a picture of a tree. All that stands on nodes is a coin here. */
export interface TreeView {
  /** The parent of each node; -1 for the root, which is unique. */
  parents: Int32Array;
  /** The number of coins on each node. */
  coins: Float64Array;
  /** What readers see in place of the numbers of some nodes. */
  labels: readonly { node: number; text: string }[];
}

export interface TreeNode {
  node: number;
  parent: number;
  depth: number;
  /** What the reader calls it, and what of that the picture has room for. */
  name: string;
  shown: string;
  x: number;
  y: number;
  coins: number;
  shade: Shade;
  /** The class of its colour by number. */
  tint: string | null;
  mark: string;
  /** Whether a winning move starts here. */
  winning: boolean;
  /** The number of its children that are not drawn. */
  folded: number;
  label: string;
}

/** The tree as it is drawn. */
export interface TreeDrawing {
  nodes: TreeNode[];
  width: number;
  height: number;
  /** The number of nodes that are not drawn. */
  undrawn: number;
}

export const MOST_NODES = 250;
const ACROSS = 68;
const DOWN = 84;
/** The levels of a deep tree are closer together, but at least this far apart. */
const LEAST_DOWN = 58;
const TALL = 520;
const MARGIN = 34;
/** The width of a letter of a name. */
const LETTER = 6.5;

function childrenOf({ parents }: TreeView): number[][] {
  const children: number[][] = Array.from(parents, () => []);
  parents.forEach((parent, node) => {
    if (parent >= 0) itemAt(children, parent).push(node);
  });
  return children;
}

/** The nodes that are drawn: level by level from the root, at most `MOST_NODES`. */
function drawnNodes(root: number, children: readonly number[][]): Set<number> {
  const drawn = new Set([root]);
  for (const node of drawn) {
    for (const child of itemAt(children, node)) if (drawn.size < MOST_NODES) drawn.add(child);
    if (drawn.size >= MOST_NODES) break;
  }
  return drawn;
}

export function treeDrawing(analysis: Analysis, view: TreeView): TreeDrawing {
  const children = childrenOf(view);
  const root = view.parents.indexOf(-1);
  const drawn = drawnNodes(root, children);
  const top = hierarchy(root, (node) => itemAt(children, node).filter((child) => drawn.has(child)));
  const down = Math.max(LEAST_DOWN, Math.min(DOWN, TALL / Math.max(1, top.height)));
  const labels = new Map(view.labels.map(({ node, text }) => [node, text]));
  // Names stand to the left of discs.
  const room = Math.max(
    0,
    ...view.labels.filter(({ node }) => drawn.has(node)).map(({ text }) => shortLabel(text).length * LETTER - 12),
  );
  const laid = tidyTree<number>().nodeSize([ACROSS + room, down])(top);
  const all = laid.descendants();
  const left = Math.min(...all.map(({ x }) => x));
  const right = Math.max(...all.map(({ x }) => x));
  const winning = new Set(winningMoves(analysis).map(({ item }) => item));
  const nodes = all.map(({ data: node, x, y, depth }): TreeNode => {
    const { shade, mark, words } = cellWords(analysis, { table: 0, state: node });
    const coins = view.coins[node] ?? 0;
    const below = itemAt(children, node);
    const name = labels.get(node) ?? String(node + 1);
    return {
      node,
      parent: itemAt(view.parents, node),
      depth,
      name,
      shown: shortLabel(name),
      x: x - left + MARGIN + room,
      y: y + MARGIN,
      coins,
      shade,
      tint: placeTint(analysis, 0, node),
      mark,
      winning: winning.has(node),
      folded: below.filter((child) => !drawn.has(child)).length,
      label: nodeLabel({ node: name, coins, depth, words, winning: winning.has(node) }),
    };
  });
  return {
    nodes: nodes.toSorted((a, b) => a.node - b.node),
    width: right - left + 2 * MARGIN + room,
    height: Math.max(...all.map(({ y }) => y)) + 2 * MARGIN,
    undrawn: view.parents.length - nodes.length,
  };
}

/** The node that an arrow key leads to. */
export function neighbour(nodes: readonly TreeNode[], from: number, key: string): number {
  const here = nodes.find(({ node }) => node === from);
  if (!here) return nodes[0]?.node ?? 0;
  if (key === 'ArrowUp') return here.parent < 0 ? from : here.parent;
  if (key === 'ArrowDown')
    return nodes.filter(({ parent }) => parent === from).toSorted((a, b) => a.x - b.x)[0]?.node ?? from;
  const side = key === 'ArrowLeft' ? -1 : 1;
  const level = nodes.filter(({ depth, x }) => depth === here.depth && (x - here.x) * side > 0);
  return level.toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]?.node ?? from;
}

/** The answer to the question what if a node hung under another one. */
export interface Answer {
  question: string;
  answer: string;
  /** What the answer depends on; may be empty. */
  reason: string;
  tone: Shade;
}
