/** The registry of stills: how each family draws a position that nobody edits. Embeds fetch none of this. */

import type { Analysis } from 'grundy-wasm';
import type { Still } from '../pictures/export/still.js';
import { MOST_NODES } from '../pictures/graph/graph.model.js';
import { familyName, type Positions } from './families.model.js';
import { MOST_NODES as MOST_DRAWN } from './hackenbush/picture.model.js';
import { drawsStrip } from './subtraction/position.model.js';
import { MOST_DRAWABLE } from './tree/summary.model.js';

const STILLS: { readonly [Name in keyof Positions]: (position: Positions[Name]) => Promise<Still> } = {
  piles: (position) =>
    drawsStrip(position) ? import('./subtraction/still-coins.js') : import('./subtraction/still-piles.js'),
  heaps: () => import('./take-and-break/still.js'),
  board: () => import('./grid/still.js'),
  cram: () => import('./cram/still.js'),
  chomp: () => import('./chomp/still.js'),
  notakto: () => import('./notakto/still.js'),
  tree: () => import('./tree/still.js'),
  row: () => import('./row/still.js'),
  northcott: () => import('./northcott/still.js'),
  runs: () => import('./runs/still.js'),
  graph: () => import('./graph/still.js'),
  geography: () => import('./geography/still.js'),
  'node-kayles': () => import('./node-kayles/still.js'),
  hackenbush: () => import('./hackenbush/still.js'),
  rule: () => import('./rule/still.js'),
};

/** Which positions are small enough to be drawn; families not listed draw all. */
const FITS: { readonly [Name in keyof Positions]?: (position: Positions[Name]) => boolean } = {
  tree: ({ parents }) => parents.length <= MOST_DRAWABLE,
  graph: ({ nodes }) => nodes.length <= MOST_NODES,
  geography: ({ nodes }) => nodes.length <= MOST_NODES,
  'node-kayles': ({ nodes }) => nodes.length <= MOST_NODES,
  hackenbush: ({ nodes }) => nodes.length <= MOST_DRAWN,
};

export function importStill({ position }: Analysis): Promise<Still> {
  return (STILLS[familyName(position)] as (position: Analysis['position']) => Promise<Still>)(position);
}

/** Whether the position has a picture at all. */
export function canBeDrawn({ position }: Analysis): boolean {
  return (FITS[familyName(position)] as ((position: Analysis['position']) => boolean) | undefined)?.(position) ?? true;
}
