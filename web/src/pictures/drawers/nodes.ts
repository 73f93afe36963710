/** Draws nodes and the links between them, as they were laid out: graphs, trees, what hangs on the ground. */

import type { Shade } from '../../params/shade.js';
import type { GraphDrawing } from '../graph/graph.model.js';
import type { TreeDrawing } from '../graph/tree.model.js';
import { alikeTogether, faintLine, ink, inkLine, pathOf, signOf, tintOf, type Picture, type Shape } from './shapes.js';

/** A place that nothing can be on any more is a faint ring; one whose outcome is not shown is a ring. */
function disc(shade: Shade, x: number, y: number, radius: number): Shape {
  const role = tintOf(shade);
  if (role === null) return { ...(shade === 'none' ? faintLine : inkLine), kind: 'disc', x, y, radius };
  return { role, as: 'fill', kind: 'disc', x, y, radius };
}

const TOKEN = 8;

export function drawGraph({ nodes: all, arcs, width, height }: GraphDrawing): Picture {
  // An edge has a disc only where that is shaded; one that is gone is faint.
  const nodes = all.filter(({ side, shade }) => side !== null || tintOf(shade) !== null);
  const gone = new Set(all.filter(({ side, shade }) => side === null && shade === 'none').map(({ node }) => node));
  const lines = [true, false].map((faint) =>
    pathOf(
      arcs
        .filter((arc) => (arc.faint || gone.has(arc.disc)) === faint)
        .map(({ path }) => path)
        .join(''),
      faint ? faintLine : inkLine,
    ),
  );
  return {
    width,
    height,
    shapes: [
      ...lines,
      pathOf(arcs.map(({ head }) => head ?? '').join(''), ink),
      ...alikeTogether(nodes.map(({ shade, x, y, radius }) => disc(shade, x, y, radius))),
      ...nodes.flatMap(({ shade, x, y, radius }) => signOf(shade, x, y, radius / 2)),
      ...nodes
        .filter(({ tokens }) => tokens.length > 0)
        .map(({ x, y, radius }): Shape => ({ ...ink, kind: 'disc', x: x + radius + 8, y: y + 8, radius: TOKEN })),
    ],
  };
}

const RADIUS = 19;

export function drawTree({ nodes, width, height }: TreeDrawing): Picture {
  const byNode = new Map(nodes.map((node) => [node.node, node]));
  const links = nodes.map(({ x, y, parent }) => {
    const above = byNode.get(parent);
    if (!above) return '';
    const middle = (y + above.y) / 2;
    return `M${above.x} ${above.y + RADIUS}C${above.x} ${middle} ${x} ${middle} ${x} ${y - RADIUS}`;
  });
  return {
    width,
    height,
    shapes: [
      pathOf(links.join(''), inkLine),
      ...alikeTogether(nodes.map(({ shade, x, y }) => disc(shade, x, y, RADIUS))),
      ...nodes.flatMap(({ shade, x, y }) => (shade === 'lose' ? signOf(shade, x + RADIUS + 6, y - 9, 8) : [])),
      ...nodes.map(({ x, y, coins }): Shape => ({ ...inkLine, kind: 'number', digits: String(coins), x, y, size: 18 })),
    ],
  };
}

/** Edges that hang on the ground, whose line is at `level`. */
export interface Hanging {
  edges: readonly { path: string; standing: boolean }[];
  nodes: readonly { x: number; y: number }[];
  width: number;
  level: number;
}

const DOT = 7;

export function drawHanging({ edges, nodes, width, level }: Hanging): Picture {
  const lines = (standing: boolean): string =>
    edges
      .filter((edge) => edge.standing === standing)
      .map(({ path }) => path)
      .join('');
  return {
    width,
    height: level + 12,
    shapes: [
      pathOf(lines(false), faintLine),
      pathOf(lines(true), inkLine),
      { ...ink, kind: 'rect', x: 0, y: level, width, height: 6 },
      ...nodes.map(({ x, y }): Shape => ({ ...ink, kind: 'disc', x, y, radius: DOT })),
    ],
  };
}
