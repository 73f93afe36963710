/** What a winning turn does to the position, in a sentence. */

import type { Analysis } from 'grundy-wasm';
import type { TurnView } from '../panels/moves/moves.model.js';
import { familyOf } from '../families/families.model.js';
import { loopSetOf } from '../places/outcome.js';
import { itemName } from './names.js';
import { goesTo } from '#words/reasons';
import { stepView, turnOf } from './wording.js';

/** Empty where nothing short is to be said. The core explains some turns itself; of the others the numbers tell. */
export function effectOf(analysis: Analysis, { notation, moves, grundy }: TurnView): string {
  const step = analysis.steps.find((each) => turnOf(each, analysis)?.notation === notation);
  if (step) return stepView(step, analysis).text;
  const { position, number, play, sum, components, tables } = analysis;
  const [move] = moves;
  if (!familyOf(position).apart || !move || moves.length > 1 || number !== 'grundy' || play !== 'normal' || sum !== 'disjunctive') return '';
  const before = components.grundy[move.item] ?? -1;
  if (before < 0 || loopSetOf(before, tables[components.table[move.item] ?? 0]?.loopSets ?? [])) return '';
  return goesTo(itemName(position, move.item), before, grundy);
}
