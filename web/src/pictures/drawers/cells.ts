/** Draws cells in rows and columns, with pieces on them: boards, strips, bars of chocolate. */

import type { Shade } from '../../params/shade.js';
import { pieceShape } from '../grid/piece-shapes.model.js';
import { faintLine, ink, inkLine, signOf, tintOf, type Paint, type Picture, type Role, type Shape } from './shapes.js';

/** The side of a cell, and of the box in which outlines of pieces are drawn. */
export const CELL = 40;
const BOX = 32;

export interface Cell {
  /** Counted from the left and from the top. */
  x: number;
  y: number;
  /** `none`: there is a cell, but nothing can be on it. */
  shade: Shade;
  /** Its number; empty for none. */
  number?: string;
}

export interface OnCell {
  x: number;
  y: number;
  /** The kind whose outline it has; others are discs. */
  kind: string;
  /** Its number among those on its cell, from 0, and how many these are. */
  slot: number;
  slots: number;
}

/** Cells of one row that look alike, as one rectangle. */
function stretches(cells: readonly Cell[], role: Role): Shape[] {
  const found: Extract<Shape, { kind: 'rect' }>[] = [];
  const places = cells.filter(({ shade }) => tintOf(shade) === role).toSorted((a, b) => a.y - b.y || a.x - b.x);
  for (const { x, y } of places) {
    const last = found.at(-1);
    if (last && last.y === y * CELL && last.x + last.width === x * CELL) last.width += CELL;
    else found.push({ kind: 'rect', role, as: 'fill', x: x * CELL, y: y * CELL, width: CELL, height: CELL });
  }
  return found;
}

/** The edges of all cells as lines as long as they can be. */
function edges(cells: readonly Cell[]): string {
  const lines: string[] = [];
  for (const [along, across] of [
    ['x', 'y'],
    ['y', 'x'],
  ] as const) {
    const spans = new Map<number, Set<number>>();
    for (const cell of cells)
      for (const at of [cell[across], cell[across] + 1]) spans.set(at, (spans.get(at) ?? new Set()).add(cell[along]));
    for (const [at, all] of spans) {
      for (const from of all) {
        if (all.has(from - 1)) continue;
        let to = from + 1;
        while (all.has(to)) to += 1;
        const length = (to - from) * CELL;
        lines.push(along === 'x' ? `M${from * CELL} ${at * CELL}h${length}` : `M${at * CELL} ${from * CELL}v${length}`);
      }
    }
  }
  return lines.join('');
}

const CROSS = 'M11 11 29 29M29 11 11 29';

function pieceAt({ x, y, kind, slot, slots }: OnCell): Shape {
  const across = Math.ceil(Math.sqrt(slots));
  const side = (CELL * 0.84) / across;
  const left = x * CELL + (CELL - side * across) / 2 + (slot % across) * side;
  const top = y * CELL + (CELL - side * across) / 2 + Math.floor(slot / across) * side;
  const path = pieceShape(kind);
  return path === null
    ? { ...ink, kind: 'disc', x: left + side / 2, y: top + side / 2, radius: side * 0.4 }
    : { ...ink, kind: 'path', path, x: left, y: top, unit: side / BOX };
}

export function drawCells(cells: readonly Cell[], pieces: readonly OnCell[]): Picture {
  const taken = new Set(pieces.map(({ x, y }) => `${x},${y}`));
  const columns = Math.max(1, ...cells.map(({ x }) => x + 1));
  const rows = Math.max(1, ...cells.map(({ y }) => y + 1));
  const corner = ({ x, y }: Cell): { x: number; y: number } => ({ x: x * CELL, y: y * CELL });
  const free = cells.filter(({ x, y }) => !taken.has(`${x},${y}`));
  return {
    width: columns * CELL,
    height: rows * CELL,
    shapes: [
      ...stretches(cells, 'won'),
      ...stretches(cells, 'lost'),
      { ...faintLine, kind: 'path', path: edges(cells), x: 0, y: 0, unit: 1 },
      ...cells
        .filter(({ shade }) => shade === 'none')
        .map((cell): Shape => ({ ...inkLine, kind: 'path', path: CROSS, ...corner(cell), unit: 1 })),
      // A piece leaves room for the sign of its cell in a corner.
      ...cells.flatMap((cell) => {
        const { x, y } = corner(cell);
        const low = taken.has(`${cell.x},${cell.y}`) || cell.number;
        return signOf(cell.shade, x + (low ? 6 : CELL / 2), y + (low ? CELL - 6 : CELL / 2), low ? 6 : 8);
      }),
      ...free.flatMap((cell): Shape[] => {
        const { x, y } = corner(cell);
        return cell.number
          ? [{ ...inkLine, kind: 'number', digits: cell.number, x: x + CELL / 2, y: y + CELL / 2, size: 16 }]
          : [];
      }),
      ...pieces.map(pieceAt),
    ],
  };
}

/** The most squares of a strip in one row of a picture. */
const ACROSS = 16;

/** Where the squares of a strip are, in rows. */
export function wrapped(length: number): (square: number) => { x: number; y: number } {
  const rows = Math.ceil(length / ACROSS);
  const columns = Math.ceil(length / Math.max(1, rows));
  return (square) => ({ x: square % columns, y: Math.floor(square / columns) });
}

/** A row with a white and a black piece, whose shade is that of the gap between them. */
export interface Pair {
  white: number;
  black: number;
  shade: Shade;
}

const pieceOf = (x: number, y: number, paint: Paint): Shape => ({
  ...paint,
  kind: 'disc',
  x: (x + 0.5) * CELL,
  y: (y + 0.5) * CELL,
  radius: 13,
});

/** Rows with a white and a black piece each; white ones are rings. */
export function drawPairs(rows: readonly Pair[], columns: number): Picture {
  const cells = rows.flatMap(({ white, black, shade }, y) => {
    const [from, to] = [Math.min(white, black), Math.max(white, black)];
    return Array.from({ length: columns }, (_, x): Cell => ({ x, y, shade: x > from && x < to ? shade : 'hidden' }));
  });
  const board = drawCells(cells, []);
  return {
    ...board,
    shapes: [
      ...board.shapes,
      ...rows.map(({ white }, y) => pieceOf(white, y, inkLine)),
      ...rows.map(({ black }, y) => pieceOf(black, y, ink)),
    ],
  };
}
