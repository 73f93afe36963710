/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';

export const games = lookup<GameWords>({
  notakto: {
    title: 'Notakto',
    rule: 'Mark a free cell of a board that has no three marks in a row yet: side by side, one above the other or along a diagonal.',
    turn: 'Mark a free cell of a board that has no three marks in a row yet',
  },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  'notakto.size': { meaning: 'Columns and rows of each board.', form: 'width x height, at most 25 cells, such as 3x3' },
  boards: {
    meaning: 'How many boards there are, side by side with a column between them.',
    form: 'a whole number, as long as all of them take at most 25 columns; 1 when left out',
  },
  marked: {
    meaning: 'Cells that are marked, named over all boards and the columns between them.',
    form: 'cells, such as a1,f2; none when left out',
  },
});

export const examples = lookup<string>({
  'notakto-one-board': 'One board, misère: only the middle wins',
  'notakto-two-boards': 'Two boards, misère: answer a mark in the middle',
  'notakto-four-by-four': 'Four by four',
  'notakto-strip': 'A strip of twelve cells: lost, as in Treblecross',
});
