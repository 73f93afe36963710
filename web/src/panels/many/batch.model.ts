/** The answers to many positions as rows of a table and as CSV. */

import type { Batch, Problem } from 'grundy-wasm';
import { csvLine } from '../../formats/csv.js';
import { shadeOf, type Shade } from '../../places/outcome.js';
import { problemText } from '../../words/problems.js';
import {
  notAPosition,
  OUTCOMES,
  problemsOfLine,
  REFUSED,
  SUMMARIES,
  type ListSource,
} from '#words/panels/many-positions';
import { itemAt } from '../../params/item-at.js';

/** A line as it was written. `number` counts from 1 and includes empty lines. */
export interface Line {
  number: number;
  text: string;
}

export interface BatchRow {
  line: number;
  text: string;
  shade: Shade;
  outcome: string;
  grundy: string;
  moves: string;
  problem: string;
}

const REFUSAL = 'X'.charCodeAt(0);

interface Chunk {
  lines: readonly Line[];
  batch: Batch;
  /** The problems by index in the chunk. */
  problems: Map<number, Problem[]>;
}

function known(number: number | undefined): string {
  return number === undefined || number < 0 ? '' : String(number);
}

/** The problems of a line in words. A line without parameters gets an example with its own numbers instead: single problems would confuse. */
function problemOf({ number, text }: Line, problems: readonly Problem[]): string {
  const isNone =
    problems.some(({ expected }) => expected.code === 'key-and-value') &&
    problems.some(({ key, code }) => key === 'game' && code === 'missing');
  if (!isNone) return problemsOfLine(problems.map(problemText));
  return notAPosition(number, /^[\d\s,;]*\d[\d\s,;]*$/.test(text) ? (text.match(/\d+/g) ?? []) : []);
}

/** All rows so far. Answers stay in the typed arrays they came in; a row is made when it is asked for. */
export class BatchTable {
  private readonly chunks: Chunk[] = [];
  /** The index of the first row of each chunk. */
  private readonly starts: number[] = [];
  length = 0;
  refused = 0;

  /** Adds the answers to `lines`, none of which is empty. */
  add(lines: readonly Line[], batch: Batch): void {
    // Empty lines were left out, so the core's line numbers give indices in the chunk.
    const problems = new Map(batch.problems.map((each) => [each.line - 1, each.problems]));
    this.chunks.push({ lines, batch, problems });
    this.starts.push(this.length);
    this.length += lines.length;
    for (const outcome of batch.outcome) if (outcome === REFUSAL) this.refused += 1;
  }

  row(index: number): BatchRow | null {
    let at = this.starts.length - 1;
    while (at > 0 && itemAt(this.starts, at) > index) at -= 1;
    const chunk = this.chunks[at];
    const place = index - (this.starts[at] ?? 0);
    const line = chunk?.lines[place];
    if (!chunk || !line) return null;
    const { batch, problems } = chunk;
    const refused = batch.outcome[place] === REFUSAL;
    const shade = refused ? 'none' : shadeOf(batch.outcome[place]);
    return {
      line: line.number,
      text: line.text,
      shade,
      outcome: refused ? REFUSED : OUTCOMES[shade],
      grundy: refused ? '' : known(batch.grundy[place]),
      moves: refused ? '' : known(batch.moves[place]),
      problem: refused ? problemOf(line, problems.get(place) ?? []) : '',
    };
  }

  rows(from: number, most: number): BatchRow[] {
    const rows: BatchRow[] = [];
    for (let index = from; index < Math.min(this.length, from + most); ++index) rows.push(this.row(index)!);
    return rows;
  }

  /** The CSV in parts, so that frames can be drawn while a long one is written. */
  *csv(rowsPerPart = 500): Generator<string> {
    yield csvLine(['line', 'position', 'outcome', 'grundy', 'winning_moves', 'problem']);
    for (let from = 0; from < this.length; from += rowsPerPart)
      yield this.rows(from, rowsPerPart)
        .map(({ line, text, outcome, grundy, moves, problem }) =>
          csvLine([line, text, outcome, grundy, moves, problem]),
        )
        .join('');
  }
}

/** A sentence on what was done. The name of a file is shown before it. */
export function summaryOf({ length, refused }: BatchTable, done: boolean, source: ListSource = 'typed'): string {
  return SUMMARIES[source](length - refused, refused, done);
}
