/** The games of this family: what they are called, their rules, parameters and examples. */

import { lookup } from '../../../params/lookup.js';
import type { GameWords, ParameterWords } from '../../game-words.js';

export const games = lookup<GameWords>({
  board: { title: 'Pieces on a board', rule: 'Move one piece by its own moves; pieces may share a cell.' },
});

/** By the parameter's key; if it means something else in one game, by that game's key and the parameter's. */
export const parameters = lookup<ParameterWords>({
  size: { meaning: 'Columns and rows of the board.', form: 'width x height, at most 16777216 cells, such as 8x8' },
  pieces: {
    meaning: 'The pieces and where they stand.',
    form: 'piece@cell, the cell as c5 or as x,y counted from 0, such as knight4@c5,queen@30,40',
  },
  holes: { meaning: 'Damaged cells, which no piece may enter or slide over.', form: 'cells, such as b2,c3' },
  toward: {
    meaning:
      'The corner toward which pieces move. King, queen, rook, bishop and knight keep only moves toward it; other pieces are mirrored toward it. Without a corner they keep all moves, may go round for ever, and may draw.',
    form: 'left-down, left-up, right-down or right-up',
  },
  'piece.NAME': {
    meaning: 'Your own piece by its vectors, drawn for the corner left-down.',
    form: 'leap(dx,dy) once or slide(dx,dy) any distance, such as leap(-1,-3)slide(-1,0)',
  },
});

export const examples = lookup<string>({
  'topcoders-knights': 'Topcoder’s knights',
  'horses-one-or-more': 'Horses: move one or more',
  'horses-not-all': 'Horses: some, but not all',
  'horses-all': 'Horses: every one (a homework problem)',
  'horses-all-that-can': 'Horses: every one that can',
  'knight-and-queen': 'Knight and queen',
  'kings-on-a-damaged-board': 'Kings on a damaged board',
  'one-queen': 'One queen: Wythoff’s game',
  'own-piece': 'Your own piece',
  'skater-that-may-step-back': 'A skater that may step back: wins, losses and draws',
  'skater-and-rook-infinite': 'A skater and a rook: bring the infinite number to 4',
  'skater-and-rook-raised': 'A skater and a rook: raising a number does not help',
  'two-skaters': 'Two skaters: a draw',
  'knights-that-may-go-back': 'Knights that may go back, one of them locked in',
});

/** The moves of the famous pieces, by their names. */
export const pieces = lookup<string>({
  knight4: 'The Topcoder knight: the four knight’s moves that reduce the sum of the coordinates.',
  knight2: 'The HackerRank knight: the two knight’s moves that reduce both coordinates.',
  knight: 'All eight knight’s moves; with a corner set, the two toward it.',
  king: 'One step straight or diagonally; with a corner set, the three steps toward it.',
  queen: 'Any distance straight or diagonally; with a corner set, the three lines toward it.',
  rook: 'Any distance straight; with a corner set, the two lines toward it.',
  bishop: 'Any distance diagonally; with a corner set, the one line toward it.',
  pawn: 'One step straight down, or up if the corner is above.',
});
