/** What is drawn of cells: their marks and labels, and the winning moves that lead to them. */

import type { Analysis, Move } from 'grundy-wasm';
import type { Shade } from '../../places/outcome.js';
import { winningMoves } from '../../places/winning-moves.js';
import { cellWords } from '../../places/place.js';
import { cellLabel as labelOf } from '#words/pictures/boards';
import type { GridPiece, GridView } from './grid-view.model.js';

export interface BoardCell {
  cell: number;
  x: number;
  y: number;
  shade: Shade;
  strength: string;
  mark: string;
  label: string;
}

/** The table for the pieces on a cell: the given one if any of them has it, else that of the first piece. */
function tableHere(analysis: Analysis, table: number, here: readonly GridPiece[]): number {
  const tables = here.map(({ item }) => tableOfItem(analysis, item));
  return tables.includes(table) ? table : (tables[0] ?? table);
}

/** The words of a cell. Its number is that of the piece on it; so is its outcome where places are shaded `alone`. */
export function boardCellWords(
  analysis: Analysis,
  table: number,
  view: GridView,
  cell: number,
  here: readonly GridPiece[],
  alone: boolean,
): ReturnType<typeof cellWords> {
  const own = tableHere(analysis, table, here);
  const shown = cellWords(analysis, { table: alone ? own : table, state: cell }, own);
  return shown.shade === 'none' && view.missing ? { ...shown, words: view.missing(cell) } : shown;
}

/** `c2, row 2 column 3, knight here, won for the player to move, Grundy number 2`; `words` are what the table says of the cell. */
export function cellLabel(
  { columns, cellName }: GridView,
  cell: number,
  words: string,
  here: readonly GridPiece[],
  winning: boolean,
  reached = false,
): string {
  return labelOf({
    name: cellName(cell),
    row: Math.floor(cell / columns) + 1,
    column: (cell % columns) + 1,
    pieces: here.map(({ name }) => name),
    words,
    reached,
    winning,
  });
}

/** All cells of a board small enough to be drawn one by one, top row first. */
export function boardRows(
  analysis: Analysis,
  table: number,
  view: GridView,
  targets: ReadonlyMap<number, unknown>,
  reach: ReadonlySet<number> = new Set(),
  alone = false,
): BoardCell[][] {
  const { columns, pieces } = view;
  const rows: BoardCell[][] = [];
  for (let y = view.rows - 1; y >= 0; --y) {
    const row: BoardCell[] = [];
    for (let x = 0; x < columns; ++x) {
      const cell = x + y * columns;
      const here = pieces.filter((piece) => piece.cell === cell);
      const { shade, strength, mark, words } = boardCellWords(analysis, table, view, cell, here, alone);
      row.push({
        cell,
        x,
        y,
        shade,
        strength,
        mark,
        label: cellLabel(view, cell, words, here, targets.has(cell), reach.has(cell)),
      });
    }
    rows.push(row);
  }
  return rows;
}

const knownTargets = new WeakMap<Analysis, Map<number | null, ReadonlyMap<number, Move[]>>>();

/** The winning moves by the cell they lead to; with `item`, only its moves. Returns the same object for the same question. */
export function targetsByCell(analysis: Analysis, item: number | null): ReadonlyMap<number, Move[]> {
  const known = knownTargets.get(analysis) ?? new Map<number | null, ReadonlyMap<number, Move[]>>();
  knownTargets.set(analysis, known);
  const targets = known.get(item) ?? findTargets(analysis, item);
  known.set(item, targets);
  return targets;
}

function findTargets(analysis: Analysis, item: number | null): ReadonlyMap<number, Move[]> {
  const targets = new Map<number, Move[]>();
  for (const move of winningMoves(analysis)) {
    if (item !== null && move.item !== item) continue;
    targets.set(move.to, [...(targets.get(move.to) ?? []), move]);
  }
  return targets;
}

/** The table of an item's component; the first one where there is none. */
export function tableOfItem(analysis: Analysis, item: number): number {
  return analysis.components.table[item] ?? 0;
}

/** The cells between two samples of a stroke, so that a quick stroke leaves no gaps. */
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
