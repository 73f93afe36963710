/** The registry of families. To add one is a line here and in each registry beside it that the compiler names; of one that is fetched when it is needed, in `late.model.ts`. */

import type { Position } from 'grundy-wasm';
import type { Describer } from './describer.model.js';
import type { Family } from './family.model.js';
import type { Teller } from './teller.model.js';
import { graph } from './graph/family.model.js';
import { grid } from './grid/family.model.js';
import { northcott } from './northcott/family.model.js';
import { runs } from './runs/family.model.js';
import { subtraction } from './subtraction/family.model.js';
import { takeAndBreak } from './take-and-break/family.model.js';
import { tree } from './tree/family.model.js';

type Of<Name extends Position['family']> = Extract<Position, { family: Name }>;

/** The positions of each family; heaps that are split are a family of their own. */
export type Positions = { [Name in Exclude<Position['family'], 'piles'>]: Of<Name> } & {
  piles: Extract<Of<'piles'>, { look: 'piles' | 'strip' }>;
  heaps: Extract<Of<'piles'>, { look: 'heaps' }>;
};

/** No embed of another family pays for these. */
export type Late = ToldLate | 'row';

/** Of these also what is told of turns and places comes late. The front page tells of rows. */
export type ToldLate = 'rule' | 'hackenbush' | 'geography' | 'node-kayles' | 'cram' | 'chomp' | 'notakto';

export function familyName(position: Position): keyof Positions {
  return position.family === 'piles' && position.look === 'heaps' ? 'heaps' : position.family;
}

/** Those that are there from the start. */
const FAMILIES: { readonly [Name in Exclude<keyof Positions, Late>]: Family<Positions[Name]> } = { piles: subtraction, heaps: takeAndBreak, board: grid, tree, northcott, runs, graph };

/** A family that comes late, perhaps with what it tells of turns and of places. */
export interface LateFamily {
  readonly family: Family;
  readonly teller?: Teller;
  readonly describer?: Describer;
}

/** Those that have come. */
export const ARRIVED: Partial<Record<keyof Positions, LateFamily>> = {};

export function familyOf(position: Position): Family {
  const name = familyName(position);
  return (ARRIVED[name]?.family ?? FAMILIES[name as keyof typeof FAMILIES]) as Family;
}
