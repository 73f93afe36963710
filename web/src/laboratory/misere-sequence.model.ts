/** Misère play in the laboratory, which computes no Grundy numbers for it: who wins on each heap alone. */

import type { Analysis, GameEntry } from 'grundy-wasm';
import { familyOf } from '../families/families.model.js';
import { valueOf, withValue } from '../params/params.js';
import type { PilesView } from '../pictures/heaps/piles.model.js';
import { nounOf } from '../families/names.model.js';
import { stepView } from '../telling/steps.model.js';
import { heapsKey, rulesOf } from './sequence-text.model.js';
import { misereRepeats, NO_MISERE_PERIOD, noPeriodAmong } from '#words/laboratory/laboratory';
import { COIN } from '#words/names';

/** Sizes that are drawn: `MOST_DRAWN` of games whose lost sizes can be counted, else `DRAWN`, since a search would take too long. */
const DRAWN = 24;
const MOST_DRAWN = 60;
/** Sizes that are examined for a period. */
const LOOKED_AT = 1_000_000;
/** Of heaps that are split, one whose answer tells the period if the proof needs no more than some hundred sizes. */
const PROVING = 1_000;

/** The position to ask the core about; null if the text is not of misère play, or its game is not known. */
export function misereQuestion(text: string, games: readonly GameEntry[]): string | null {
  if (valueOf(text, 'play') !== 'misere') return null;
  const rules = rulesOf(text);
  const game = games.find(({ key }) => key === valueOf(rules, 'game'));
  if (!game) return null;
  const counts = game.parameters.some(({ key }) => key === 'count');
  return `${rules}&${heapsKey(rules)}=${counts ? `${MOST_DRAWN}&count=${LOOKED_AT}` : DRAWN}&play=misere`;
}

/** The position to ask about next, which may tell a period and takes seconds; null where no larger one tells more. */
export function provingQuestion(question: string, { rule }: Analysis): string | null {
  return rule.by === 'heaps' ? withValue(question, heapsKey(question), String(PROVING)) : null;
}

/** The heap that was asked about, as the strip of sizes takes it. */
export function heapAsked({ position, components }: Analysis): PilesView {
  const { state } = components;
  return {
    piles: state,
    largest: state[0] ?? 0,
    nouns: { heap: nounOf(position), coin: familyOf(position).nouns?.(position).coin ?? COIN },
  };
}

/** Another rule, in misère play if the text before it was. */
export function withMisere(text: string, before: string): string {
  return valueOf(before, 'play') === 'misere' ? withValue(text, 'play', 'misere') : text;
}

export function miserePeriodWords(analysis: Analysis): string {
  const { asked, steps } = analysis;
  if (asked?.kind !== 'lost-count') {
    const proved = steps.find(({ kind }) => kind === 'period');
    return proved ? stepView(proved, analysis).text : NO_MISERE_PERIOD;
  }
  const { period, preperiod, examined } = asked;
  if (period === null || preperiod === null) return noPeriodAmong(examined);
  return misereRepeats(period, preperiod);
}
