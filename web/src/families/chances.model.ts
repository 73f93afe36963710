/** The registry of random positions: how each family draws another position of the same kind. */

import type { GameEntry } from 'grundy-wasm';
import type { Drawn } from '../params/chance.js';
import { chomp } from './chomp/chance.model.js';
import { cram } from './cram/chance.model.js';
import { geography } from './geography/chance.model.js';
import { graph } from './graph/chance.model.js';
import { grid } from './grid/chance.model.js';
import { hackenbush } from './hackenbush/chance.model.js';
import { nodeKayles } from './node-kayles/chance.model.js';
import { northcott } from './northcott/chance.model.js';
import { notakto } from './notakto/chance.model.js';
import { row } from './row/chance.model.js';
import { rule } from './rule/chance.model.js';
import { subtraction } from './subtraction/chance.model.js';
import { takeAndBreak } from './take-and-break/chance.model.js';
import { tree } from './tree/chance.model.js';

export const CHANCES: Readonly<Record<GameEntry['family'], Drawn>> = {
  piles: subtraction,
  heaps: takeAndBreak,
  board: grid,
  cram,
  chomp,
  notakto,
  tree,
  row,
  northcott,
  graph,
  geography,
  'node-kayles': nodeKayles,
  hackenbush,
  rule,
};
