import type { Analysis } from 'grundy-wasm';
import { showsGrundy } from './outcome.js';

export interface Legend {
  won: string;
  lost: string;
  number: string;
  /** Whether damaged cells can occur. */
  gone: boolean;
}

const SUBJECTS = { piles: 'pile', board: 'cell', tree: 'node' } as const;

/** What the colours, the marks and the number mean. The number is always the one that decides. */
export function legendOf(analysis: Analysis): Legend {
  const { family } = analysis.position;
  const subject = SUBJECTS[family];
  return {
    won: 'won for the player to move',
    lost: 'lost for the player to move',
    number: showsGrundy(analysis)
      ? `the number in a ${subject} is its Grundy number${family === 'tree' ? ', the one above it its coins' : ''}`
      : `misère play: W and L in a ${subject}, since Grundy numbers do not decide`,
    gone: family === 'board',
  };
}
