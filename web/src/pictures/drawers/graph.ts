import type { Analysis } from 'grundy-wasm';
import { graphDrawing, MOST_NODES, pointsOf } from '../graph/graph.model.js';
import type { GraphView } from '../graph/graph-view.model.js';
import { drawGraph } from './nodes.js';
import type { Picture } from './shapes.js';

/** A graph, laid out as on the page; null where it is too large. */
export function drawNodes(analysis: Analysis, view: GraphView): Picture | null {
  return view.nodes.length > MOST_NODES ? null : drawGraph(graphDrawing(analysis, view, pointsOf(view)));
}
