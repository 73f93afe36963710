/** A graph with tokens, as a family provides it. Its discs are those of nodes, then those of edges where moves are made on edges. */

/** What a family provides for a picture of nodes. The layout is cached by this object: one per position. All that stands on nodes is a token. */
export interface GraphView {
  /** The text calls a node by its name, the reader by its label. */
  nodes: readonly { name: string; label: string }[];
  /** The arcs, by the indices of their nodes. */
  arcFrom: Uint32Array;
  arcTo: Uint32Array;
  /** The arcs that are drawn faintly. */
  marks?: Uint32Array;
  /** Whether the links are arcs, which lead one way only; true by default. */
  directed?: boolean;
  /** Whether moves are made on edges. Edges then have discs as well, and numbers that follow those of nodes. */
  onEdges?: boolean;
  /** The node of each item. */
  tokens: Uint32Array;
  /** The nodes that the reader placed, and their distances to the right and down. */
  placed: Uint32Array;
  right: Uint32Array;
  down: Uint32Array;
}

/** What is called by its nodes: a node, or an edge by both its ends. */
type Called = Pick<GraphView, 'nodes' | 'arcFrom' | 'arcTo'>;

function calledIn({ nodes, arcFrom, arcTo }: Called, disc: number, as: 'name' | 'label'): string {
  const edge = disc - nodes.length;
  return edge < 0 ? (nodes[disc]?.[as] ?? '') : `${nodes[arcFrom[edge] ?? 0]?.[as]}-${nodes[arcTo[edge] ?? 0]?.[as]}`;
}

/** What texts and notations call a node, or an edge. */
export const nameIn = (view: Called, disc: number): string => calledIn(view, disc, 'name');

/** What readers see in its place. */
export const labelIn = (view: Called, disc: number): string => calledIn(view, disc, 'label');

/** How many discs there are. */
export const discsIn = ({ nodes, arcFrom, onEdges }: GraphView): number =>
  nodes.length + (onEdges ? arcFrom.length : 0);
