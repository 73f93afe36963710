import type { Analysis } from 'grundy-wasm';
import { SVG_SIDE } from './board.js';
import { showsGrundy } from './outcome.js';
import { LONGEST_STRIP } from './piles.js';

export interface Legend {
  won: string;
  lost: string;
  /** What the dashed ring says. */
  ring: string;
  number: string;
  /** Whether damaged cells can occur. */
  gone: boolean;
  /** Whether cells may be too small for a dot and a number. */
  heat: boolean;
}

const SUBJECTS = { piles: 'pile', board: 'cell', tree: 'node' } as const;

const NUMBERS = {
  piles: 'the number of a pile is its Grundy number',
  board: 'the number in a cell is its Grundy number',
  tree: 'in a node its coins, beside it its Grundy number',
} as const;

const RINGS = {
  piles: 'a winning move leaves this size',
  board: 'a winning move leads here',
  tree: 'a winning move starts here',
} as const;

function isHeat({ position, tables }: Analysis, coarse: boolean): boolean {
  if (position.family === 'board') return coarse || Math.max(position.width, position.height) > SVG_SIDE;
  return position.family === 'piles' && tables.some(({ columns }) => columns > LONGEST_STRIP);
}

/**
 * What the colours, the marks and the number mean. The number is always the one that decides. A `coarse` board has too little
 * room for its cells to be drawn one by one.
 */
export function legendOf(analysis: Analysis, coarse = false): Legend {
  const { family } = analysis.position;
  const heat = isHeat(analysis, coarse);
  const hidden = heat && family === 'board';
  const where = hidden ? 'show closer up' : `${family === 'tree' ? 'beside' : 'in'} a ${SUBJECTS[family]}`;
  const number = hidden ? 'a deeper tint is a larger Grundy number; closer up the numbers show' : NUMBERS[family];
  return {
    won: 'won for the player to move',
    lost: 'lost for the player to move',
    ring: RINGS[family],
    number: showsGrundy(analysis) ? number : `misère play: W and L ${where}, since Grundy numbers do not decide`,
    gone: family === 'board',
    heat,
  };
}
