/** Coins on a tree, as they are looked into and shared. */

import type { Describer } from '../describer.model.js';
import { GENERAL, nimWords } from '../general-describer.model.js';
import { count } from '#words/language';
import type { TreePosition } from './position.model.js';

export const tree: Describer<TreePosition> = {
  ...GENERAL,
  described: ({ parents }) => ` with ${count(parents.length, 'node')}`,
  placeTitle: ({ coins }, state) => `Node ${state + 1} with ${count(coins[state] ?? 0, 'coin')}`,
  placeFacts: (analysis, position, state, entry) => {
    const depth = position.depth[state] ?? 0;
    if (depth === 0) return ['The root: its coins move no more.'];
    if (depth % 2 === 0) return ['At even depth: what moves up from here can at once be moved on, so its coins do not count.'];
    return ['At odd depth: its coins count like a pile of Nim.', ...nimWords(analysis, entry, 'It can be left with any smaller number')];
  },
  frameHeight: (position) => 420 + 120 * position.depth.reduce((most, depth) => Math.max(most, depth), 0),
};
