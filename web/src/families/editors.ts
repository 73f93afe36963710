/** The registry of editors, which draw and edit the positions of each family. */

import type { Analysis } from 'grundy-wasm';
import type { Editor } from '../pictures/editor.js';
import { familyName, type Positions } from './families.model.js';
import { drawsStrip } from './subtraction/position.model.js';

const EDITORS: { readonly [Name in keyof Positions]: (position: Positions[Name]) => Promise<Editor> } = {
  piles: (position) =>
    drawsStrip(position) ? import('./subtraction/coin-strip-editor.js') : import('./subtraction/piles-editor.js'),
  heaps: () => import('./take-and-break/heaps-editor.js'),
  board: () => import('./grid/board-editor.js'),
  cram: () => import('./cram/cram-editor.js'),
  chomp: () => import('./chomp/chomp-editor.js'),
  notakto: () => import('./notakto/notakto-editor.js'),
  tree: () => import('./tree/tree-editor.js'),
  row: () => import('./row/row-editor.js'),
  northcott: () => import('./northcott/northcott-editor.js'),
  runs: () => import('./runs/pile-runs.js'),
  graph: () => import('./graph/graph-editor.js'),
  geography: () => import('./geography/geography-editor.js'),
  'node-kayles': () => import('./node-kayles/node-kayles-editor.js'),
  hackenbush: () => import('./hackenbush/hackenbush-editor.js'),
  rule: async (position) => {
    const editor = await import('./rule/rule-editor.js');
    await editor.fetchSurface(position);
    return editor;
  },
};

/** The tools around an editor, for families that fetch them separately. */
const TOOLS: { readonly [Name in keyof Positions]?: () => Promise<unknown> } = {
  board: () => import('./grid/board-tools.js'),
  tree: () => import('./tree/rehang-list.js'),
};

export function importEditor({ position }: Analysis): Promise<Editor> {
  return (EDITORS[familyName(position)] as (position: Analysis['position']) => Promise<Editor>)(position);
}

export function importTools({ position }: Analysis): Promise<unknown> | undefined {
  return TOOLS[familyName(position)]?.();
}
