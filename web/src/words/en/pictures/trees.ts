/** The words of pictures of trees, and of answers to the question what if a node hung elsewhere. Nodes are called by their labels or numbers. */

import type { Shade } from '../../../params/shade.js';
import { capitalised, count, formatNumber, listed, phrases } from '../language.js';

export const treeLabel = (nodes: number): string => `Tree of ${nodes} nodes`;

export function nodeLabel({
  node,
  coins,
  depth,
  words,
  winning,
}: {
  node: string;
  coins: number;
  depth: number;
  words: string;
  winning: boolean;
}): string {
  return phrases(
    `node ${node}`,
    count(coins, 'coin'),
    `depth ${depth}`,
    words,
    winning ? 'a winning move starts here' : '',
  );
}

export const question = (node: string, parent: string): string => `node ${node} under node ${parent}`;

const YES = 'yes';
const NO = 'no';
const INVALID = 'invalid';

/** The answer in one word. */
export const shortAnswer = (tone: Shade): string => (tone === 'win' ? YES : tone === 'lose' ? NO : INVALID);

export const ANSWERS = {
  won: (nimSum: number): string => `${YES}: won, nim-sum ${formatNumber(nimSum)}`,
  lost: (nimSum: number): string => `${NO}: lost, nim-sum ${formatNumber(nimSum)}`,
  invalid: (reason: string): string => `${INVALID}: ${reason}`,
};

/** Why a question has no answer. */
export const REFUSED = {
  root: 'the root hangs under nothing',
  itself: 'a node cannot hang under itself',
  below: (node: string, parent: string): string => `node ${parent} hangs below node ${node}`,
};

/** The reason for an answer: whether the node's depth stays odd or even. */
export function depthReason(before: number, after: number, alike: boolean): string {
  const moved = before === after ? `It stays at depth ${before}` : `It moves from depth ${before} to depth ${after}`;
  return alike
    ? `${moved}: the same coins count as now.`
    : `${moved}: odd and even depths swap for it and all below it.`;
}

/** `3 questions: 1 yes, 1 no, 1 invalid` */
export const answersCount = (all: number, yes: number, no: number): string =>
  `${count(all, 'question')}: ${formatNumber(yes)} ${YES}, ${formatNumber(no)} ${NO}, ${formatNumber(all - yes - no)} ${INVALID}`;

export const TREE = {
  add: 'Add a node below',
  moveUp: 'Move a coin up',
  moveUpTitle: 'A move of the game: one coin goes to the parent',
  remove: 'Remove',
  cut: 'Cut',
  leave: 'Cancel',
  hang: (node: string): string => `Hang node ${node} here`,
  paste: 'Paste a tree',
  coins: (node: string): string => `Coins on node ${node}`,
  undrawn: (drawn: number, more: number): string =>
    `Showing the ${drawn} nodes nearest the root; the text holds ${formatNumber(more)} more.`,
  hint: 'Drag a node onto another to hang it there; the answer shows before you let go.',
  isCut: (node: string): string => `Node ${node} is cut: choose its new parent. Cancel leaves it where it was.`,
  aimed: (asked: string, answer: string, dragged: boolean): string =>
    `${capitalised(asked)}: ${answer}. ${dragged ? 'Let go to hang it there.' : 'Hang it there with the button, or choose another node.'}`,
  added: (node: string, parent: string): string => `node ${node} hangs under node ${parent}`,
};

/** Sizes that are read out one by one at most. */
const MOST_READ = 6;

/** The moves of a node's coins. `keeps`: the numbers of coins that may stay there, in increasing order. */
export function keepsWords(node: string, keeps: readonly number[]): string {
  if (keeps.length === 0) return `No coin of node ${node} can move; choose another node.`;
  const some = keeps.length > MOST_READ ? `${keeps[0]} to ${keeps.at(-1)}` : listed(keeps.map(String), MOST_READ, 'or');
  return `Node ${node} may keep ${some}: type that number, or move its coins up one by one.`;
}

export const TREE_FACTS = {
  nodes: 'Nodes',
  leaves: 'Leaves',
  depth: 'Greatest depth',
  occupied: 'Nodes with coins',
  odd: 'of them at odd depth',
};

export const NOT_DRAWN =
  'This tree has too many nodes to draw. Copy its text, edit it, and drop it onto this page as a file.';

export const REHANG = {
  heading: 'What if a node hung elsewhere?',
  more: (number: number, summary: string): string => `and ${formatNumber(number)} more in the text. ${summary}.`,
  /** The words around two fields: `Node [number] under [number]`. */
  node: 'Node',
  under: 'under',
  nodeLabel: 'Node to re-hang',
  parentLabel: 'New parent',
  ask: 'Ask',
  remove: 'Remove',
  removeLabel: (asked: string): string => `Remove the question ${asked}`,
};
