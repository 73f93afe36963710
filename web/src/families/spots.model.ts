/** Where the reader placed nodes of a graph. */

import type { NodeNotes } from '../params/graphs/graph-text.js';

/** The spots by node, to the right and up, as DOT has them. */
export function spotsAt(placed: Uint32Array, right: Uint32Array, down: Uint32Array): Map<number, NodeNotes> {
  return new Map(
    Array.from(placed, (node, at) => [node, { spot: { x: right[at] ?? 0, y: -(down[at] ?? 0) } }] as const),
  );
}
