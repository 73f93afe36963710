/** The text after an edit of Northcott's game. Columns are counted from 0 here and from 1 in the text. */

import { valueOf, withoutKey, withValue } from '../../params/params.js';

export type Colour = 'white' | 'black';
export type Pair = Record<Colour, number>;

function readRows(text: string): Pair[] {
  return [...(valueOf(text, 'rows') ?? '').matchAll(/(\d+)-(\d+)/g)].map(([, white, black]) => ({
    white: Number(white) - 1,
    black: Number(black) - 1,
  }));
}

function withRows(text: string, rows: readonly Pair[]): string {
  return withValue(text, 'rows', rows.map(({ white, black }) => `${white + 1}-${black + 1}`).join(','));
}

export function setPiece(text: string, row: number, colour: Colour, column: number): string {
  return withRows(
    text,
    readRows(text).map((pair, index) => (index === row ? { ...pair, [colour]: column } : pair)),
  );
}

/** Adds a row with its pieces at the ends. */
export function addRow(text: string, columns: number): string {
  return withRows(text, [...readRows(text), { white: 0, black: columns - 1 }]);
}

export function removeRow(text: string, row: number): string {
  return withRows(
    text,
    readRows(text).filter((_, index) => index !== row),
  );
}

export function turnOf(text: string): Colour {
  return valueOf(text, 'turn') === 'black' ? 'black' : 'white';
}

export function setTurn(text: string, turn: Colour): string {
  return turn === 'black' ? withValue(text, 'turn', 'black') : withoutKey(text, 'turn');
}
