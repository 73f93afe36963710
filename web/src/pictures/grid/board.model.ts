/** A board as things to draw: cells with their marks, pieces, and the winning moves that show on it. */

import type { Analysis, Move } from 'grundy-wasm';
import type { Shade } from '../../places/outcome.js';
import { winningMoves } from '../../places/winning-moves.js';
import { cellWords } from '../../places/place.js';
import { boardPosition, type BoardPosition } from '../../families/grid/position.model.js';
import { cellLabel as labelOf } from '#words/pictures/boards';
import { cellName, pieceName } from '#words/language';
import { itemAt } from '../../params/item-at.js';

export interface BoardPiece {
  index: number;
  kind: string;
  name: string;
  cell: number;
  /** Which of how many pieces on the same cell. */
  slot: number;
  slots: number;
}

export interface BoardCell {
  cell: number;
  x: number;
  y: number;
  shade: Shade;
  strength: string;
  mark: string;
  label: string;
}

/** At most this many pieces are drawn; thousands of them would hide the board anyway. */
export const MOST_PIECES = 600;

export function boardPieces(position: BoardPosition): BoardPiece[] {
  const pieces: BoardPiece[] = [];
  const onCell = new Map<number, BoardPiece[]>();
  for (const [index, cell] of position.pieceCell.slice(0, MOST_PIECES).entries()) {
    const kind = position.kinds[itemAt(position.pieceKind, index)]?.name ?? '';
    const together = onCell.get(cell) ?? [];
    const piece = { index, kind, name: pieceName(kind), cell, slot: together.length, slots: 1 };
    together.push(piece);
    onCell.set(cell, together);
    pieces.push(piece);
  }
  for (const together of onCell.values()) for (const piece of together) piece.slots = together.length;
  return pieces;
}

/** The table that speaks of the pieces on a cell: where none of them is of the kind that is shaded, their own. */
function tableHere(analysis: Analysis, table: number, here: readonly BoardPiece[]): number {
  const tables = here.map(({ index }) => tableOfPiece(analysis, index));
  return tables.includes(table) ? table : (tables[0] ?? table);
}

/** What a cell says: the number is that of the piece on it, and so is the outcome where places are shaded `alone`. */
export function boardCellWords(analysis: Analysis, table: number, cell: number, here: readonly BoardPiece[], alone: boolean): ReturnType<typeof cellWords> {
  const own = tableHere(analysis, table, here);
  return cellWords(analysis, { table: alone ? own : table, state: cell }, own);
}

/** `c2, row 2 column 3, knight here, won for the player to move, Grundy number 2`; `words` are what its table says of the cell. */
export function cellLabel(analysis: Analysis, cell: number, words: string, here: readonly BoardPiece[], winning: boolean, reached = false): string {
  const { width } = boardPosition(analysis);
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return labelOf({ name: cellName(x, y), row: y + 1, column: x + 1, pieces: here.map(({ name }) => name), words, reached, winning });
}

/** All cells, for boards small enough to be drawn one by one; the top row first, as it is read. */
export function boardRows(
  analysis: Analysis,
  table: number,
  pieces: readonly BoardPiece[],
  targets: ReadonlyMap<number, unknown>,
  reach: ReadonlySet<number> = new Set(),
  alone = false,
): BoardCell[][] {
  const { width, height } = boardPosition(analysis);
  const rows: BoardCell[][] = [];
  for (let y = height - 1; y >= 0; --y) {
    const row: BoardCell[] = [];
    for (let x = 0; x < width; ++x) {
      const cell = x + y * width;
      const here = pieces.filter((piece) => piece.cell === cell);
      const { shade, strength, mark, words } = boardCellWords(analysis, table, cell, here, alone);
      row.push({ cell, x, y, shade, strength, mark, label: cellLabel(analysis, cell, words, here, targets.has(cell), reach.has(cell)) });
    }
    rows.push(row);
  }
  return rows;
}

const knownTargets = new WeakMap<Analysis, Map<number | null, ReadonlyMap<number, Move[]>>>();

/** The winning moves by the cell they lead to; those of one piece only, when one is held. The same object for the same question. */
export function targetsByCell(analysis: Analysis, piece: number | null): ReadonlyMap<number, Move[]> {
  const known = knownTargets.get(analysis) ?? new Map<number | null, ReadonlyMap<number, Move[]>>();
  knownTargets.set(analysis, known);
  const targets = known.get(piece) ?? findTargets(analysis, piece);
  known.set(piece, targets);
  return targets;
}

function findTargets(analysis: Analysis, piece: number | null): ReadonlyMap<number, Move[]> {
  const targets = new Map<number, Move[]>();
  for (const move of winningMoves(analysis)) {
    if (piece !== null && move.item !== piece) continue;
    targets.set(move.to, [...(targets.get(move.to) ?? []), move]);
  }
  return targets;
}

/** The table that speaks of a piece; the first one when the board is empty. */
export function tableOfPiece(analysis: Analysis, piece: number): number {
  return analysis.components.table[piece] ?? 0;
}

export function columnName(x: number): string {
  return x < 26 ? String.fromCharCode(97 + x) : String(x);
}

/** The cells on the way between two samples of a stroke, so that a quick stroke leaves no gaps. */
export function cellsBetween(from: number, to: number, width: number): number[] {
  const [x0, y0] = [from % width, Math.floor(from / width)];
  const [x1, y1] = [to % width, Math.floor(to / width)];
  const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
  const cells: number[] = [];
  for (let step = 1; step <= steps; ++step) {
    const x = Math.round(x0 + ((x1 - x0) * step) / steps);
    const y = Math.round(y0 + ((y1 - y0) * step) / steps);
    cells.push(x + y * width);
  }
  return cells;
}
