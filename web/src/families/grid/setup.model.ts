/** The text after the size of a board, or the corner toward which it is played, was changed. */

import { readCells, readPieces, writeCells, writePieces, type Cell } from '../../params/lists.js';
import { valueOf, withoutKey, withValue } from '../../params/params.js';

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
