/** The answers that most families share about their moves and reasons. */

import type { Teller } from './teller.model.js';
import { itemNames, nounOf, placeName } from './names.model.js';
import { heapsWords } from '#words/language';
import { nimHeap, nimHeaps, restoresNumber, tame } from '#words/reasons';

type Common =
  'first' | 'places' | 'stateName' | 'leftName' | 'reaching' | 'nimHeap' | 'nimNumber' | 'tame' | 'restores' | 'steps';

export const GENERAL: Pick<Teller, Common> = {
  first: () => 1,
  places: false,
  stateName: placeName,
  leftName: (_, states) => heapsWords(states),
  reaching: (position, { items }) => ({ who: itemNames(position, items), one: items.length === 1 }),
  nimHeap: (position) => nimHeap(nounOf(position)),
  nimNumber: (position, items) => nimHeaps(itemNames(position, items), items.length === 1),
  tame: (position, items) => tame(itemNames(position, items), items.length === 1),
  restores: (_, { before, after }, turn) => restoresNumber(turn, before, after),
  steps: {},
};
