/** What an exercise asks of a position, and the right answer as the solver has it. */

import type { Analysis } from 'grundy-wasm';

/** Who wins, the Grundy number of the whole, how many first turns win; of pile sizes, which are won and which Grundy number each has. */
export const ASKS = ['outcome', 'grundy', 'count', 'table', 'numbers'] as const;
export type Ask = (typeof ASKS)[number];

/** What is filled in cell by cell. */
export const isTable = (ask: Ask): boolean => ask === 'table' || ask === 'numbers';

/** `win` or `lose`, digits, or what stands in each cell of a table from 0 on, separated by commas. */
export function answerOf(ask: Ask, { outcome, grundy, moves, tables }: Analysis): string {
  switch (ask) {
    case 'outcome':
      return outcome;
    case 'grundy':
      return String(grundy);
    case 'count':
      return String(moves.count);
    case 'table':
      return Array.from(tables[0]?.outcomes ?? [], (code) => String.fromCharCode(code)).join();
    case 'numbers':
      return (tables[0]?.grundy ?? []).join();
  }
}

/** Which cells hold something wrong, and how many hold nothing. */
export function compared(cells: readonly string[], answer: string): { wrong: number[]; blank: number } {
  const right = answer.split(',');
  const wrong = cells.flatMap((cell, size) => (cell !== '' && cell !== right[size] ? [size] : []));
  return { wrong, blank: cells.filter((cell) => cell === '').length };
}
