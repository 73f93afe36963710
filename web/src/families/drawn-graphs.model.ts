/** The registry of families whose positions are graphs: how these are pasted and copied as text. */

import type { Position } from 'grundy-wasm';
import type { Pasted, WrittenGraph } from '../params/graphs/fitting.js';
import type { GraphForm, TextGraph } from '../params/graphs/graph-text.js';
import { familyName, type Positions } from './families.model.js';
import * as geography from './geography/text.model.js';
import * as graph from './graph/text.model.js';
import * as hackenbush from './hackenbush/text.model.js';
import * as nodeKayles from './node-kayles/text.model.js';
import * as tree from './tree/text.model.js';

interface DrawnGraphs<P> {
  /** The text of the position with the pasted graph in place of its own. Tokens and coins stay on nodes that stay. */
  pasted(text: string, graph: TextGraph): Pasted;
  /** Whether a form is likelier in this game than those before it. */
  prefers?(form: GraphForm): boolean;
  /** The number of nodes and links together. */
  sizeOf(position: P): number;
  written(position: P): WrittenGraph;
}

const DRAWN: { readonly [Name in keyof Positions]?: DrawnGraphs<Positions[Name]> } = {
  graph,
  geography,
  'node-kayles': nodeKayles,
  hackenbush,
  tree,
};

export function drawnGraphsOf(position: Position): DrawnGraphs<Position> | null {
  return (DRAWN[familyName(position)] as DrawnGraphs<Position> | undefined) ?? null;
}
