/** Boards and strips as cells for the drawer of cells. */

import type { Analysis } from 'grundy-wasm';
import type { Shade } from '../../params/shade.js';
import { boardCellWords } from '../grid/board.model.js';
import { drawsCells, type GridView } from '../grid/grid-view.model.js';
import { squares, type StripView } from '../strip/coin-strip.model.js';
import { drawCells, wrapped, type Cell, type OnCell } from './cells.js';
import type { Picture } from './shapes.js';

/** What becomes of a cell's shade; null where there is no cell. */
export type CellLook = (cell: number, shade: Shade) => Shade | null;

/** A board, cell by cell; null where it is drawn as a heat map. */
export function drawBoard(analysis: Analysis, view: GridView, look: CellLook = (_, shade) => shade): Picture | null {
  if (!drawsCells(view)) return null;
  const { columns, rows, count, pieces } = view;
  const at = (cell: number): { x: number; y: number } => ({
    x: cell % columns,
    y: rows - 1 - Math.floor(cell / columns),
  });
  const cells = Array.from({ length: count }, (_, cell) => cell).flatMap((cell): Cell[] => {
    const here = pieces.filter((piece) => piece.cell === cell);
    const shade = look(cell, boardCellWords(analysis, 0, view, cell, here, true).shade);
    return shade === null ? [] : [{ ...at(cell), shade }];
  });
  return drawCells(
    cells,
    pieces.map(({ cell, kind, slot, slots }): OnCell => ({ ...at(cell), kind, slot, slots })),
  );
}

/** The most coins that are drawn on one square. */
const MOST_ON_SQUARE = 9;

/** A strip of squares with coins. */
export function drawStrip(analysis: Analysis, view: StripView): Picture {
  const all = squares(analysis, view);
  const at = wrapped(all.length);
  return drawCells(
    all.map(({ square, shade }) => ({ ...at(square), shade })),
    all.flatMap(({ square, count }) => {
      const slots = Math.min(count, MOST_ON_SQUARE);
      return Array.from({ length: slots }, (_, slot): OnCell => ({ ...at(square), kind: '', slot, slots }));
    }),
  );
}
