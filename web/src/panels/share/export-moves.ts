/** The winning turns and the sequences of a position, to be pasted or looked up. */

import type { Analysis } from 'grundy-wasm';
import { columnsOf, entryAt, isGrid, sizeOf, tableSources, valueOf, type TableSource } from './export-places.js';
import { familyOf } from '../../families/families.model.js';
import { turnLabel } from '../../telling/moves.model.js';
import { SEQUENCES, TURNS } from '#words/export';

/** One winning turn a line: its notation, then its words. */
export function* movesText({ moves, position }: Analysis): Generator<string> {
  for (const turn of moves.list) yield `${turn.notation}\t${turnLabel(position, turn)}\n`;
}

export function* movesJson({ text, moves, position }: Analysis): Generator<string> {
  yield `${JSON.stringify({ position: text, count: moves.count }).slice(0, -1)},"turns":[`;
  let first = true;
  for (const turn of moves.list) {
    yield `${first ? '\n' : ',\n'}${JSON.stringify({ notation: turn.notation, words: turnLabel(position, turn) })}`;
    first = false;
  }
  yield ']}\n';
}

/** What the list of winning turns leaves out, in words; empty if it is complete. */
export function movesNote({ moves }: Analysis): string {
  if (moves.count === null) return moves.list.length > 0 ? TURNS.uncounted : TURNS.unknown;
  if (moves.count === '0') return TURNS.none;
  return BigInt(moves.count) > BigInt(moves.list.length) ? TURNS.some(moves.list.length, moves.count) : '';
}

/** The places of a table in the order of its sequence: a board from its corner a1, antidiagonal by antidiagonal. */
function* order(source: TableSource): Generator<number> {
  const { columns, rows } = source.table;
  if (!isGrid(source)) {
    for (let state = 0; state < sizeOf(source); ++state) yield state;
    return;
  }
  for (let diagonal = 0; diagonal < columns + rows - 1; ++diagonal) {
    for (let y = Math.max(0, diagonal - columns + 1); y <= Math.min(diagonal, rows - 1); ++y)
      yield diagonal - y + y * columns;
  }
}

/** Numbers in each part that is yielded. */
const PART = 200;

function* commaList(values: Iterable<number>): Generator<string> {
  let part: number[] = [];
  let first = true;
  for (const value of values) {
    part.push(value);
    if (part.length < PART) continue;
    yield `${first ? '' : ', '}${part.join(', ')}`;
    part = [];
    first = false;
  }
  if (part.length > 0) yield `${first ? '' : ', '}${part.join(', ')}`;
}

/** Stops at the first place without a finite number: encyclopedias of sequences know no gaps. */
function* grundyNumbers(source: TableSource): Generator<number> {
  for (const state of order(source)) {
    const value = valueOf(entryAt(source, state), 'grundy');
    if (typeof value !== 'number') return;
    yield value;
  }
}

function* lostPlaces(source: TableSource): Generator<number> {
  for (let state = 0; state < sizeOf(source); ++state) if (entryAt(source, state).shade === 'lose') yield state;
}

export interface Sequence {
  key: string;
  name: string;
  lines(): Iterable<string>;
}

/** The number sequences that can be looked up: by size, or of a board by antidiagonals. */
export function sequencesOf(analysis: Analysis): Sequence[] {
  if (!familyOf(analysis.position).apart) return [];
  return tableSources(analysis).flatMap((source) => {
    const table = source.suffix === '' ? null : source.table.name;
    const [grundyName, lostName] = [
      isGrid(source) ? SEQUENCES.antidiagonals(table) : SEQUENCES.grundy(table),
      SEQUENCES.lost(table),
    ];
    const grundy = { key: `grundy${source.suffix}`, name: grundyName, lines: () => commaList(grundyNumbers(source)) };
    const lost = { key: `lost${source.suffix}`, name: lostName, lines: () => commaList(lostPlaces(source)) };
    const numbered = columnsOf(source).some(({ key }) => key === 'grundy') ? [grundy] : [];
    return isGrid(source) ? numbered : [...numbered, lost];
  });
}
