/** The text after an edit of a tree. Nodes are indices from 0 here and numbers from 1 in the text. */

import { itemsOf, withOptionalItems } from '../../params/drawn-graph.js';
import { readNumbers } from '../../params/lists.js';
import { valueOf, withoutKey, withValue } from '../../params/params.js';
import { itemAt } from '../../params/item-at.js';

export interface Question {
  node: number;
  parent: number;
}

function parentsOf(text: string): number[] {
  return readNumbers(valueOf(text, 'parents')).map((parent) => parent - 1);
}

function withTree(text: string, parents: number[], coins: (number | string)[]): string {
  const hung = withValue(text, 'parents', parents.map((parent) => parent + 1).join(','));
  return withValue(hung, 'coins', coins.join(','));
}

function coinsOf(text: string): number[] {
  return readNumbers(valueOf(text, 'coins'));
}

export function questionsOf(text: string): Question[] {
  const list = valueOf(text, 'rehang') ?? '';
  return [...list.matchAll(/(\d+):(\d+)/g)].map(([, node, parent]) => ({
    node: Number(node) - 1,
    parent: Number(parent) - 1,
  }));
}

export function setQuestions(text: string, questions: readonly Question[]): string {
  if (questions.length === 0) return withoutKey(text, 'rehang');
  return withValue(text, 'rehang', questions.map(({ node, parent }) => `${node + 1}:${parent + 1}`).join(','));
}

/** Hangs a new node under `parent`; -1 makes the root of an empty tree. */
export function addNode(text: string, parent: number, coins: number): string {
  return withTree(text, [...parentsOf(text), parent], [...coinsOf(text), coins]);
}

/** Removes the node, all nodes below it, and the questions and labels that name any of them. Later nodes get smaller numbers. */
export function removeSubtree(text: string, node: number): string {
  const parents = parentsOf(text);
  const coins = coinsOf(text);
  const gone = new Set([node]);
  for (let grew = true; grew;) {
    grew = false;
    parents.forEach((parent, child) => {
      if (gone.has(parent) && !gone.has(child)) {
        gone.add(child);
        grew = true;
      }
    });
  }
  const kept = parents.map((_, index) => index).filter((index) => !gone.has(index));
  const place = new Map(kept.map((index, at) => [index, at]));
  const tree = withTree(
    text,
    kept.map((index) => place.get(itemAt(parents, index)) ?? -1),
    kept.map((index) => coins[index] ?? 0),
  );
  const questions = questionsOf(text)
    .filter((question) => place.has(question.node) && place.has(question.parent))
    .map((question) => ({ node: place.get(question.node)!, parent: place.get(question.parent)! }));
  const labels = itemsOf(tree, 'labels').flatMap((label) => {
    const colon = label.indexOf(':');
    const now = place.get(Number(label.slice(0, colon)) - 1);
    return now === undefined ? [] : [`${now + 1}${label.slice(colon)}`];
  });
  return withOptionalItems(setQuestions(tree, questions), 'labels', labels);
}

export function hangUnder(text: string, node: number, parent: number): string {
  return withTree(
    text,
    parentsOf(text).map((old, index) => (index === node ? parent : old)),
    coinsOf(text),
  );
}

export function setCoins(text: string, node: number, count: number | string): string {
  const coins: (number | string)[] = coinsOf(text);
  coins[node] = count;
  return withTree(text, parentsOf(text), coins);
}

export function stepCoins(text: string, node: number, by: number): string {
  return setCoins(text, node, Math.max(0, (coinsOf(text)[node] ?? 0) + by));
}
