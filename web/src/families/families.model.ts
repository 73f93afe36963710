/** The registry of families. A new one needs a line here (in `late.model.ts` if it is fetched late) and in each registry that the compiler names. */

import type { Position } from 'grundy-wasm';
import type { Describer } from './describer.model.js';
import type { Family, TextNote } from './family.model.js';
import type { Teller } from './teller.model.js';
import { graph } from './graph/family.model.js';
import { grid } from './grid/family.model.js';
import { northcott } from './northcott/family.model.js';
import { runs } from './runs/family.model.js';
import { subtraction } from './subtraction/family.model.js';
import { takeAndBreak } from './take-and-break/family.model.js';
import { tree } from './tree/family.model.js';

type Of<Name extends Position['family']> = Extract<Position, { family: Name }>;

/** The type of position of each family. Heaps that may be split are a family of their own. */
export type Positions = { [Name in Exclude<Position['family'], 'piles'>]: Of<Name> } & {
  piles: Extract<Of<'piles'>, { look: 'piles' | 'strip' }>;
  heaps: Extract<Of<'piles'>, { look: 'heaps' }>;
};

/** Families fetched with their first position, so that embeds of other families do not load them. */
export type Late = ToldLate | 'row';

/** Late families whose tellers and describers are fetched late as well. Those of rows are not: the front page uses them. */
export type ToldLate = 'rule' | 'hackenbush' | 'geography' | 'node-kayles' | 'cram' | 'chomp' | 'notakto';

export function familyName(position: Position): keyof Positions {
  return position.family === 'piles' && position.look === 'heaps' ? 'heaps' : position.family;
}

/** The families loaded from the start. */
const FAMILIES: { readonly [Name in Exclude<keyof Positions, Late>]: Family<Positions[Name]> } = {
  piles: subtraction,
  heaps: takeAndBreak,
  board: grid,
  tree,
  northcott,
  runs,
  graph,
};

/** A family that is fetched late, with its teller and describer where these are late as well. */
export interface LateFamily {
  readonly family: Family;
  readonly teller?: Teller;
  readonly describer?: Describer;
}

/** The late families fetched so far. */
export const ARRIVED: Partial<Record<keyof Positions, LateFamily>> = {};

export function familyOf(position: Position): Family {
  const name = familyName(position);
  return (ARRIVED[name]?.family ?? FAMILIES[name as keyof typeof FAMILIES]) as Family;
}

/** What is said of the text of a position where it is typed. */
export function notesOf(position: Position): readonly TextNote[] {
  return familyOf(position).notes?.(position) ?? [];
}
