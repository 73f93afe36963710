/** As many cells marked by chance as there were. */

import { drawnCells, type Drawn } from '../../params/chance.js';
import { cellsOf } from './edits.model.js';

export const notakto: Drawn = { marked: (value, chance, text) => drawnCells(value, cellsOf(text), chance) };
