/** The registry of describers: how positions of each family are examined, exported and shared. */

import type { Position } from 'grundy-wasm';
import { ARRIVED, familyName, type Positions, type ToldLate } from './families.model.js';
import type { Describer } from './describer.model.js';
import { graph } from './graph/describer.model.js';
import { grid } from './grid/describer.model.js';
import { northcott } from './northcott/describer.model.js';
import { row } from './row/describer.model.js';
import { runs } from './runs/describer.model.js';
import { subtraction } from './subtraction/describer.model.js';
import { takeAndBreak } from './take-and-break/describer.model.js';
import { tree } from './tree/describer.model.js';

const DESCRIBERS: { [Name in Exclude<keyof Positions, ToldLate>]: Describer<Positions[Name]> } = {
  piles: subtraction,
  heaps: takeAndBreak,
  board: grid,
  tree,
  row,
  northcott,
  runs,
  graph,
};

export function describerOf(position: Position): Describer {
  const name = familyName(position);
  return ARRIVED[name]?.describer ?? DESCRIBERS[name as keyof typeof DESCRIBERS];
}
