/** What an exercise asks about a position, and the right answer by the solver. */

import type { Analysis } from 'grundy-wasm';

/** Who wins, the Grundy number of the position, how many turns win; for each pile size, whether it is won, and its Grundy number. */
export const ASKS = ['outcome', 'grundy', 'count', 'table', 'numbers'] as const;
export type Ask = (typeof ASKS)[number];

/** Whether the answer is filled in cell by cell. */
export const isTable = (ask: Ask): boolean => ask === 'table' || ask === 'numbers';

/** `win` or `lose`, digits, or the contents of a table's cells from size 0 on, separated by commas. */
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

/** Which cells are wrong, and how many are blank. */
export function compared(cells: readonly string[], answer: string): { wrong: number[]; blank: number } {
  const right = answer.split(',');
  const wrong = cells.flatMap((cell, size) => (cell !== '' && cell !== right[size] ? [size] : []));
  return { wrong, blank: cells.filter((cell) => cell === '').length };
}
