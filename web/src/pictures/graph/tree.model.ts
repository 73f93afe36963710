/** A tree as things to draw: a tidy layout, the words of each node, the answers to the questions. */

import { hierarchy, tree as tidyTree } from 'd3-hierarchy';
import type { Analysis, Rehang } from 'grundy-wasm';
import { shadeOf, type Shade } from '../../places/outcome.js';
import { winningMoves } from '../../places/winning-moves.js';
import { placeTint } from '../../places/tint.js';
import { cellWords } from '../../places/place.js';
import { treePosition, type TreePosition } from '../../families/tree/position.model.js';
import { formatNumber } from '#words/language';
import { ANSWERS, answersCount, depthReason, keepsWords as keepsSentence, nodeLabel, question, REFUSED, TREE_FACTS } from '#words/pictures/trees';
import { itemAt } from '../../params/item-at.js';

export interface TreeNode {
  node: number;
  parent: number;
  depth: number;
  x: number;
  y: number;
  coins: number;
  shade: Shade;
  /** Its colour by its number. */
  tint: string | null;
  mark: string;
  /** Whether a winning move starts here. */
  winning: boolean;
  /** Nodes below that are not drawn. */
  folded: number;
  label: string;
}

export interface TreeView {
  nodes: TreeNode[];
  width: number;
  height: number;
  /** Nodes that did not fit into the picture. */
  undrawn: number;
}

export const MOST_NODES = 250;
const ACROSS = 68;
const DOWN = 84;
/** Of a deep tree the levels are closer together. */
const LEAST_DOWN = 58;
const TALL = 520;
const MARGIN = 34;

export function childrenOf({ parents }: TreePosition): number[][] {
  const children: number[][] = Array.from(parents, () => []);
  parents.forEach((parent, node) => {
    if (parent >= 0) itemAt(children, parent).push(node);
  });
  return children;
}

/** The nodes nearest to the root, level by level, as many as are drawn. */
function drawnNodes(root: number, children: readonly number[][]): Set<number> {
  const drawn = new Set([root]);
  for (const node of drawn) {
    for (const child of itemAt(children, node)) if (drawn.size < MOST_NODES) drawn.add(child);
    if (drawn.size >= MOST_NODES) break;
  }
  return drawn;
}

export function treeView(analysis: Analysis): TreeView {
  const position = treePosition(analysis);
  const children = childrenOf(position);
  const root = position.parents.indexOf(-1);
  const drawn = drawnNodes(root, children);
  const top = hierarchy(root, (node) => itemAt(children, node).filter((child) => drawn.has(child)));
  const down = Math.max(LEAST_DOWN, Math.min(DOWN, TALL / Math.max(1, top.height)));
  const laid = tidyTree<number>().nodeSize([ACROSS, down])(top);
  const all = laid.descendants();
  const left = Math.min(...all.map(({ x }) => x));
  const right = Math.max(...all.map(({ x }) => x));
  const winning = new Set(winningMoves(analysis).map(({ item }) => item));
  const nodes = all.map(({ data: node, x, y, depth }): TreeNode => {
    const { shade, mark, words } = cellWords(analysis, { table: 0, state: node });
    const coins = position.coins[node] ?? 0;
    const below = itemAt(children, node);
    return {
      node,
      parent: itemAt(position.parents, node),
      depth,
      x: x - left + MARGIN,
      y: y + MARGIN,
      coins,
      shade,
      tint: placeTint(analysis, 0, node),
      mark,
      winning: winning.has(node),
      folded: below.filter((child) => !drawn.has(child)).length,
      label: nodeLabel({ node: node + 1, coins, depth, words, winning: winning.has(node) }),
    };
  });
  return {
    nodes: nodes.toSorted((a, b) => a.node - b.node),
    width: right - left + 2 * MARGIN,
    height: Math.max(...all.map(({ y }) => y)) + 2 * MARGIN,
    undrawn: position.parents.length - nodes.length,
  };
}

/** The node that an arrow key leads to. */
export function neighbour(nodes: readonly TreeNode[], from: number, key: string): number {
  const here = nodes.find(({ node }) => node === from);
  if (!here) return nodes[0]?.node ?? 0;
  if (key === 'ArrowUp') return here.parent < 0 ? from : here.parent;
  if (key === 'ArrowDown') return nodes.filter(({ parent }) => parent === from).toSorted((a, b) => a.x - b.x)[0]?.node ?? from;
  const side = key === 'ArrowLeft' ? -1 : 1;
  const level = nodes.filter(({ depth, x }) => depth === here.depth && (x - here.x) * side > 0);
  return level.toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]?.node ?? from;
}

export interface Answer {
  question: string;
  answer: string;
  /** What the answer turns on; empty where there is none. */
  reason: string;
  tone: Shade;
}

/** Why a question has no answer, or what its answer turns on: whether the node stays on its side of odd and even depth. */
function reasonWords({ depth }: TreePosition, node: number, parent: number, tone: Shade): string {
  if (tone !== 'win' && tone !== 'lose') {
    if (depth[node] === 0) return REFUSED.root;
    return node === parent ? REFUSED.itself : REFUSED.below(node + 1, parent + 1);
  }
  const [before, after] = [depth[node] ?? 0, (depth[parent] ?? 0) + 1];
  return depthReason(before, after, before % 2 === after % 2);
}

/** The first `most` answers; there may be a million. */
export function answers(rehang: Rehang, position: TreePosition, most = Infinity): Answer[] {
  return Array.from({ length: Math.min(most, rehang.node.length) }, (_, index) => {
    const tone = shadeOf(rehang.outcome[index]);
    const [node, parent] = [rehang.node[index] ?? 0, rehang.parent[index] ?? 0];
    const grundy = rehang.grundy[index] ?? 0;
    const reason = reasonWords(position, node, parent, tone);
    const asked = { question: question(node + 1, parent + 1), tone };
    if (tone === 'win') return { ...asked, answer: ANSWERS.won(grundy), reason };
    return tone === 'lose' ? { ...asked, answer: ANSWERS.lost(grundy), reason } : { ...asked, answer: ANSWERS.invalid(reason), reason: '' };
  });
}

/** `3 questions: 1 yes, 1 no, 1 invalid` */
export function answersSummary({ outcome }: Rehang): string {
  let [yes, no] = [0, 0];
  for (const code of outcome) {
    const tone = shadeOf(code);
    if (tone === 'win') yes += 1;
    else if (tone === 'lose') no += 1;
  }
  return answersCount(outcome.length, yes, no);
}

/** Larger trees are told in numbers. */
export const MOST_DRAWABLE = 3000;

export function treeFacts(analysis: Analysis): [name: string, value: string][] {
  const { parents, coins, depth } = treePosition(analysis);
  const isParent = new Uint8Array(parents.length);
  for (const parent of parents) if (parent >= 0) isParent[parent] = 1;
  let [deepest, leaves, occupied, odd] = [0, 0, 0, 0];
  for (const above of isParent) leaves += 1 - above;
  depth.forEach((level, node) => {
    deepest = Math.max(deepest, level);
    if (coins[node] === 0) return;
    occupied += 1;
    odd += level % 2;
  });
  return [
    [TREE_FACTS.nodes, formatNumber(parents.length)],
    [TREE_FACTS.leaves, formatNumber(leaves)],
    [TREE_FACTS.depth, formatNumber(deepest)],
    [TREE_FACTS.occupied, formatNumber(occupied)],
    [TREE_FACTS.odd, formatNumber(odd)],
  ];
}

/** What coins of a node may do, in one sentence. */
export function keepsWords(node: number, keeps: ReadonlySet<number>): string {
  return keepsSentence(node + 1, [...keeps].toSorted((one, other) => one - other));
}
