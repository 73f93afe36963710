/** Random boards of Notakto with as many marked cells as before. */

import { drawnCells, type Drawn } from '../../params/chance.js';
import { cellsOf } from './edits.model.js';

export const notakto: Drawn = { marked: (value, chance, text) => drawnCells(value, cellsOf(text), chance) };
