/** What the laboratory says of misère play, whose Grundy numbers it does not compute: who wins on each heap alone. */

import type { Analysis, GameEntry } from 'grundy-wasm';
import { familyOf } from '../families/families.model.js';
import { valueOf, withValue } from '../params/params.js';
import type { PilesView } from '../pictures/heaps/piles.model.js';
import { nounOf } from '../words/names.js';
import { heapsKey, rulesOf } from './sequence-text.model.js';
import { misereRepeats, NO_MISERE_PERIOD, noPeriodAmong } from '#words/laboratory/laboratory';
import { COIN } from '#words/names';

/** So many sizes are drawn, and of games whose lost sizes can be counted more: elsewhere a search would take too long. */
const DRAWN = 24;
const MOST_DRAWN = 60;
/** So many are looked at for a period. */
const LOOKED_AT = 1_000_000;

/** The question to ask of the core; null where the text does not speak of misère play. */
export function misereQuestion(text: string, games: readonly GameEntry[]): string | null {
  if (valueOf(text, 'play') !== 'misere') return null;
  const rules = rulesOf(text);
  const game = games.find(({ key }) => key === valueOf(rules, 'game'));
  if (!game) return null;
  const counts = game.parameters.some(({ key }) => key === 'count');
  return `${rules}&${heapsKey(rules)}=${counts ? `${MOST_DRAWN}&count=${LOOKED_AT}` : DRAWN}&play=misere`;
}

/** The heap of the question, on the strip of its sizes. */
export function heapAsked({ position, components }: Analysis): PilesView {
  const { state } = components;
  return { piles: state, largest: state[0] ?? 0, nouns: { heap: nounOf(position), coin: familyOf(position).nouns?.(position).coin ?? COIN } };
}

/** Another rule in the same convention as the text before it. */
export function withMisere(text: string, before: string): string {
  return valueOf(before, 'play') === 'misere' ? withValue(text, 'play', 'misere') : text;
}

export function miserePeriodWords({ asked }: Analysis): string {
  if (asked?.kind !== 'lost-count') return NO_MISERE_PERIOD;
  const { period, preperiod, examined } = asked;
  if (period === null || preperiod === null) return noPeriodAmong(examined);
  return misereRepeats(period, preperiod);
}
