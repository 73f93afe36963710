/** The text after an edit of a board. */

import { readCells, readPieces, writeCells, writePieces, type Cell } from '../../params/lists.js';
import { valueOf, withoutKey, withValue } from '../../params/params.js';

export function movePiece(text: string, index: number, to: Cell): string {
  const pieces = readPieces(valueOf(text, 'pieces'));
  return withValue(
    text,
    'pieces',
    writePieces(pieces.map((piece, other) => (other === index ? { ...piece, ...to } : piece))),
  );
}

export function addPiece(text: string, kind: string, at: Cell): string {
  const pieces = readPieces(valueOf(text, 'pieces'));
  return withValue(text, 'pieces', writePieces([...pieces, { kind, ...at }]));
}

export function removePiece(text: string, index: number): string {
  const pieces = readPieces(valueOf(text, 'pieces'));
  return withValue(text, 'pieces', writePieces(pieces.filter((_, other) => other !== index)));
}

const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

/** Damages the cells, or mends them. Cells with a piece are not damaged. */
export function paintCells(text: string, cells: readonly Cell[], damaged: boolean): string {
  const taken = new Set(readPieces(valueOf(text, 'pieces')).map(keyOf));
  const holes = new Map(readCells(valueOf(text, 'holes')).map((cell) => [keyOf(cell), cell]));
  for (const cell of cells) {
    if (!damaged) holes.delete(keyOf(cell));
    else if (!taken.has(keyOf(cell))) holes.set(keyOf(cell), cell);
  }
  return holes.size === 0 ? withoutKey(text, 'holes') : withValue(text, 'holes', writeCells([...holes.values()]));
}

/** A smaller board loses pieces and holes beyond its new edge; undo brings them back. */
export function resizeBoard(text: string, width: number, height: number): string {
  const inside = ({ x, y }: Cell): boolean => x < width && y < height;
  const pieces = readPieces(valueOf(text, 'pieces')).filter(inside);
  const holes = readCells(valueOf(text, 'holes')).filter(inside);
  const sized = withValue(withValue(text, 'size', `${width}x${height}`), 'pieces', writePieces(pieces));
  return holes.length === 0 ? withoutKey(sized, 'holes') : withValue(sized, 'holes', writeCells(holes));
}

export function setToward(text: string, toward: string): string {
  return toward === '' ? withoutKey(text, 'toward') : withValue(text, 'toward', toward);
}
