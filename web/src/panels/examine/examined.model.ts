/** One place of a table with its options: how its outcome and its number follow from theirs. */

import type { Analysis, ExamineReply } from 'grundy-wasm';
import { decidingMark, entryOf, loopSetOf, numberWords, shadeOf, type Shade } from '../../places/outcome.js';
import { setWords, SHADE_LETTERS, SHADE_WORDS } from '#words/outcomes';
import { reachedWords } from '#words/reasons';
import type { Place } from '../../places/place.js';
import { familyOf } from '../../families/families.model.js';
import { placeName } from '../../families/names.model.js';
import { formatNumber } from '#words/language';
import * as say from '#words/panels/places';
import { itemAt } from '../../params/item-at.js';

export type Examined = Extract<ExamineReply, { ok: true }>;

export interface OptionView {
  state: number;
  /** Whether it is several heaps, which no table holds. */
  split: boolean;
  name: string;
  shade: Shade;
  letter: string;
  number: string;
  label: string;
}

export interface ExaminedView {
  headline: string;
  /** How many options there are. */
  all: number;
  options: OptionView[];
  /** A sentence on the options left out; empty if all are shown. */
  omitted: string;
  /** How outcome and number follow, one sentence each. */
  sentences: string[];
}

/** Options shown; nobody would read more. */
const MOST_SHOWN = 60;

/** The deciding number of an option, and its words. */
function numberOf(analysis: Analysis, table: number, state: number, number: number): { number: string; words: string } {
  const source = itemAt(analysis.tables, table);
  // A long table is cut off, so the Grundy number comes from the reply.
  const entry = { ...entryOf(source, state), grundy: number, loop: loopSetOf(number, source.loopSets) };
  return { number: decidingMark(entry, analysis.number), words: numberWords(entry, analysis.number) };
}

/** The same for an option of several heaps, which no table holds. */
function splitNumber(analysis: Analysis, number: number): { number: string; words: string } {
  return analysis.number === 'grundy'
    ? { number: formatNumber(number), words: say.grundyNumber(number) }
    : { number: '', words: '' };
}

function nameOf(position: Analysis['position'], { left, options }: Examined, index: number): string {
  const heaps = left[index];
  return heaps === undefined
    ? placeName(position, itemAt(options, index))
    : familyOf(position).leftName(position, heaps);
}

/** Whether an option is several heaps. */
function isSplit({ left }: Examined, index: number): boolean {
  return (left[index]?.length ?? 0) > 1;
}

function optionViews(analysis: Analysis, { table }: Place, examined: Examined): OptionView[] {
  return Array.from(examined.options.slice(0, MOST_SHOWN), (state, index) => {
    const shade = shadeOf(examined.outcomes[index]);
    const name = nameOf(analysis.position, examined, index);
    const { number, words } = isSplit(examined, index)
      ? splitNumber(analysis, examined.numbers[index] ?? 0)
      : numberOf(analysis, table, state, examined.numbers[index] ?? 0);
    return {
      state,
      split: isSplit(examined, index),
      name,
      shade,
      letter: SHADE_LETTERS[shade],
      number,
      label: say.optionLabel(name, SHADE_WORDS[shade], words),
    };
  });
}

function outcomeSentence({ play, position }: Analysis, examined: Examined): string {
  const { options, outcomes, outcome, omitted } = examined;
  const won = outcome === 'W';
  if (options.length === 0) return won === (play === 'misere') ? say.noOption(won) : say.endsWhole(won);
  const lost = Array.from(options.keys()).filter((index) => shadeOf(outcomes[index]) === 'lose');
  switch (outcome) {
    case 'W':
      return lost.length > 0
        ? say.optionsLost(lost.map((index) => nameOf(position, examined, index)))
        : say.FURTHER_OPTION_LOST;
    case 'L':
      return say.optionsWon(options.length + omitted === 1);
    default:
      return say.GOES_ROUND;
  }
}

function mexSentence(analysis: Analysis, { table }: Place, { numbers, grundy, options, omitted }: Examined): string {
  const loop = loopSetOf(grundy, analysis.tables[table]?.loopSets ?? []);
  if (loop) return say.infiniteGrundy(setWords(loop));
  if (options.length === 0) return say.NO_NUMBER_REACHED;
  const ordinary = [...new Set(numbers)].filter((number) => !loopSetOf(number, analysis.tables[table]?.loopSets ?? []));
  // Options not listed may add numbers above the mex; all below it are reached by definition.
  const above = ordinary.filter((number) => number > grundy).toSorted((a, b) => a - b);
  return say.leastMissing(reachedWords(grundy, above, omitted > 0 && above.length > 0 ? 1 : 0), grundy);
}

/** How a remoteness or suspense number follows from the options: the player to move hastens or delays the end. */
function timeSentence(
  analysis: Analysis,
  { table }: Place,
  options: readonly OptionView[],
  examined: Examined,
): string {
  const time = analysis.number === 'remoteness' ? 'remoteness' : 'suspense';
  const times = analysis.tables[table]?.[time];
  const own = times?.[examined.state] ?? -1;
  if (own < 0) return '';
  if (options.length === 0) return say.noTimeLeft(time);
  const won = examined.outcome === 'W';
  const hastens = won === (time === 'remoteness');
  const which = options.find(
    ({ state, shade }, index) => !isSplit(examined, index) && times?.[state] === own - 1 && (!won || shade === 'lose'),
  );
  return say.timeFollows(time, { won, hastens, option: which?.name ?? null, own });
}

function sentencesOf(analysis: Analysis, place: Place, options: readonly OptionView[], examined: Examined): string[] {
  const outcome = outcomeSentence(analysis, examined);
  switch (analysis.number) {
    case 'grundy':
      return [outcome, mexSentence(analysis, place, examined)];
    case 'outcome':
      return [outcome];
    default:
      return [outcome, timeSentence(analysis, place, options, examined)].filter((sentence) => sentence !== '');
  }
}

export function examinedView(analysis: Analysis, place: Place, examined: Examined): ExaminedView {
  const all = examined.options.length + examined.omitted;
  const options = optionViews(analysis, place, examined);
  return {
    headline: say.optionCount(all),
    all,
    options,
    omitted: all > options.length ? say.optionsLeftOut(all - options.length) : '',
    sentences: sentencesOf(analysis, place, options, examined),
  };
}
