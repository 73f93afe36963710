/** The registry of tellers: how each family words its moves and reasons. */

import type { Position } from 'grundy-wasm';
import { ARRIVED, familyName, type Positions, type ToldLate } from './families.model.js';
import type { Teller } from './teller.model.js';
import type { chomp } from './chomp/teller.model.js';
import type { cram } from './cram/teller.model.js';
import type { geography } from './geography/teller.model.js';
import { graph } from './graph/teller.model.js';
import { grid } from './grid/teller.model.js';
import type { hackenbush } from './hackenbush/teller.model.js';
import type { nodeKayles } from './node-kayles/teller.model.js';
import { northcott } from './northcott/teller.model.js';
import type { notakto } from './notakto/teller.model.js';
import { row } from './row/teller.model.js';
import type { rule } from './rule/teller.model.js';
import { runs } from './runs/teller.model.js';
import { subtraction } from './subtraction/teller.model.js';
import { takeAndBreak } from './take-and-break/teller.model.js';
import { tree } from './tree/teller.model.js';

export const TELLERS = {
  piles: subtraction,
  heaps: takeAndBreak,
  board: grid,
  tree,
  row,
  northcott,
  runs,
  graph,
} satisfies { readonly [Name in Exclude<keyof Positions, ToldLate>]: Teller<Positions[Name]> };
type Tellers = typeof TELLERS & {
  rule: typeof rule;
  hackenbush: typeof hackenbush;
  cram: typeof cram;
  chomp: typeof chomp;
  notakto: typeof notakto;
  geography: typeof geography;
  'node-kayles': typeof nodeKayles;
};

/** The kinds of steps that some family words itself. */
export type HiddenKind = { [Name in keyof Positions]: keyof Tellers[Name]['steps'] }[keyof Positions];

export function tellerOf(position: Position): Teller {
  const name = familyName(position);
  return ARRIVED[name]?.teller ?? TELLERS[name as keyof typeof TELLERS];
}
