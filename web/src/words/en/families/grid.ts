/** The words of boards: their moves and places. */

import { capitalised, count, listed } from '../language.js';

/** `which` tells equal pieces on one cell apart: 2 is the second. */
export function pieceMove(kind: string, from: string, to: string, which: number | null): string {
  return `${kind} ${from}${which === null ? '' : ` (${which})`} → ${to}`;
}

export function movingPiece(name: string, to: string): string {
  return `moving ${name} to ${to}`;
}

/** The name of a piece that has left the cell it was named by. */
export function pieceNowOn(kind: string, cell: string): string {
  return `the ${kind} now on ${cell}`;
}

export function pieceBecomes(name: string, to: string): string {
  return `${name} → ${to}`;
}

/** Each piece by its kind and its cell, or, if they are many, only their number. */
type Pieces = readonly { kind: string; cell: string }[] | number;

function piecesSaid(pieces: Pieces): string {
  if (typeof pieces === 'number') return count(pieces, 'piece');
  return pieces.length === 0 ? 'no piece' : listed(pieces.map(({ kind, cell }) => `a ${kind} on ${cell}`));
}

export function withPieces(title: string, width: number, height: number, pieces: Pieces): string {
  return `${capitalised(title)} (${width} by ${height} cells) with ${piecesSaid(pieces)}`;
}

export function pieceTitle(kind: string, cell: string): string {
  return `${capitalised(kind)} on ${cell}`;
}

export const CLAIM_CELLS =
  'Tap a cell for won, again for lost, or press W or L. Answer for a piece that stands there alone.';
export const CELL = 'cell';
