/** Lists in parameter values: numbers, cells, pieces. The page wrote them, so they are read without checks. */

import { itemsInRuns } from './runs.js';

export interface Cell {
  x: number;
  y: number;
}

export interface Piece extends Cell {
  kind: string;
}

const CELL = /([a-z])(\d+)|(\d+),(\d+)/g;
const PIECE = /([^@,]+)@([a-z]\d+|\d+,\d+)/g;
const LETTERS = 26;

export function readNumbers(list: string | undefined): number[] {
  return itemsInRuns(list ?? '').map(Number);
}

/** Writes a cell as in chess in the first 26 columns, beyond as `x,y` counted from 0. */
export function writeCell({ x, y }: Cell): string {
  return x < LETTERS ? `${String.fromCharCode(97 + x)}${y + 1}` : `${x},${y}`;
}

export function readCells(list: string | undefined): Cell[] {
  return [...(list ?? '').matchAll(CELL)].map(([, letter, row, x, y]) =>
    letter === undefined ? { x: Number(x), y: Number(y) } : { x: letter.charCodeAt(0) - 97, y: Number(row) - 1 },
  );
}

export function writeCells(cells: readonly Cell[]): string {
  return cells.map(writeCell).join(',');
}

export function readPieces(list: string | undefined): Piece[] {
  return [...(list ?? '').matchAll(PIECE)].map(([, kind, cell]) => {
    const [place] = readCells(cell);
    return { kind: kind!, x: place!.x, y: place!.y };
  });
}

export function writePieces(pieces: readonly Piece[]): string {
  return pieces.map((piece) => `${piece.kind}@${writeCell(piece)}`).join(',');
}
