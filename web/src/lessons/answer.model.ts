/** What an exercise asks of a position, and the right answer as the solver has it. */

import type { Analysis } from 'grundy-wasm';

/** Who wins, the Grundy number of the whole, how many first turns win, which pile sizes are won. */
export const ASKS = ['outcome', 'grundy', 'count', 'table'] as const;
export type Ask = (typeof ASKS)[number];

/** `win` or `lose`, digits, or of a table a letter for each size from 0. */
export function answerOf(ask: Ask, { outcome, grundy, moves, tables }: Analysis): string {
  switch (ask) {
    case 'outcome':
      return outcome;
    case 'grundy':
      return String(grundy);
    case 'count':
      return String(moves.count);
    case 'table':
      return String.fromCharCode(...(tables[0]?.outcomes ?? []));
  }
}

/** Which cells hold the wrong letter, and how many hold none. */
export function compared(letters: readonly string[], answer: string): { wrong: number[]; blank: number } {
  const wrong = letters.flatMap((letter, size) => (letter !== '' && letter !== answer[size] ? [size] : []));
  return { wrong, blank: letters.filter((letter) => letter === '').length };
}
