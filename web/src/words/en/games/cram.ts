/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';

export const games = lookup<GameWords>({
  cram: {
    title: 'Cram',
    rule: 'Put a domino on two free cells side by side, along a row or a column.',
    turn: 'Put a domino on two free cells side by side, along a row or a column',
  },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  'cram.size': { meaning: 'Columns and rows of the board.', form: 'width x height, at most 64 cells, such as 5x4' },
  taken: { meaning: 'Cells that dominoes cover already.', form: 'cells, such as a1,b1; none when left out' },
});

export const examples = lookup<string>({
  'cram-four-by-five': 'Four by five: won',
  'cram-even-sides': 'Even sides: lost, by half a turn',
  'cram-five-by-five': 'Five by five: lost',
  'cram-three-regions': 'Three regions make a sum',
  'cram-misere': 'Misère Cram',
});
