/** The words of a sequence and of the run that computes it: its figures, its period and the proof of the period. */

import type { Certificate, Ended, Engine, ProvedPeriod, Progress, Run } from 'grundy-laboratory';
import { sequenceTitle } from '../titles.js';
import { count, formatNumber } from '../language.js';
import { turnOf } from '../../game-words.js';
import { gameRule } from '../game-rules.js';
import { heapNouns } from '../nouns.js';

export const ENGINES: Record<Engine, string> = {
  options: 'every option of each heap',
  sparse: 'options through rare values, then a search for the others',
  'one-hot': 'options through rare values, many heaps at once',
  killers: 'options through many rare values, many heaps at once',
  period: 'the proved period answers for all further heaps',
};

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** An approximate amount of memory, with at most three digits. */
export function memoryWords(bytes: number): string {
  let unit = 0;
  let left = bytes;
  while (left >= 999.5 && unit < UNITS.length - 1) {
    left /= 1000;
    unit += 1;
  }
  return `${left < 10 && unit > 0 ? left.toFixed(1) : Math.round(left)} ${UNITS[unit]}`;
}

const SCALES: [number, string][] = [
  [1e9, 'thousand million'],
  [1e6, 'million'],
];

/** Large round numbers in words, since their digits are hard to count. */
export function aboutWords(number: number): string {
  for (const [size, name] of SCALES)
    if (number >= size) return `${(number / size).toFixed(number < 10 * size ? 1 : 0).replace(/\.0$/, '')} ${name}`;
  return formatNumber(Math.round(number));
}

/** The game and its rule, with its code if its name does not say it. */
export function ruleWords({ game, code, rule }: Run): string {
  const title = sequenceTitle({ game, code });
  const named = code === '' || title.includes(code) ? title : `${title} (${code})`;
  return `${named}: ${gameRule(turnOf(game), rule, heapNouns(code))}.`;
}

/** How much memory this many values will take, said before they are computed. */
export function demandWords(run: Run, values: number, largest = 0): string {
  const wanted = Math.min(values, run.most);
  const wide = largest > 255;
  const memory = memoryWords(wanted * Math.max(wide ? 2 : 1, run.bytesPerValue));
  const twice = run.bytesPerValue === 1 && !wide ? ', or twice that once a value is 256 or more,' : '';
  const demand = `${count(wanted, 'value')} take about ${memory} of memory${twice} while the view is open.`;
  return values > run.most ? `At most ${formatNumber(run.most)} can be computed here. ${demand}` : demand;
}

export type Doing = 'empty' | 'reading' | 'ready' | 'running' | 'paused' | 'done';

/** Why no further value can be computed, by what is wrong with the first heap beyond. */
const ENDED: Record<Ended, (heap: string) => string> = {
  larger: (heap) => `From heap ${heap} a move leads to no smaller heap, so the sequence ends before it.`,
  fault: (heap) => `At heap ${heap} the rule has no meaning, such as a division by 0, so the sequence ends before it.`,
  work: (heap) => `Heap ${heap} has too many moves to look at, so the sequence ends before it.`,
};

/** The state of the run, in one or two sentences. */
export function statusWords(state: Doing, progress: Progress | null, wanted: number): string {
  if (state === 'reading') return 'Reading the rule.';
  if (state === 'empty' || !progress) return 'Nothing is computed yet. Start begins at heap 0.';
  const known = `${count(progress.computed, 'value')}`;
  if (progress.period) return `A period is proved after ${known}: it gives the value of every larger heap.`;
  switch (state) {
    case 'ready':
      return `The first ${known} are ready. Start goes on to ${formatNumber(wanted)}.`;
    case 'running':
      return `Computing: ${known} of ${formatNumber(wanted)}.`;
    case 'paused':
      return `Paused at ${known}.`;
    case 'done':
      if (progress.ended) return `Done: ${known}. ${ENDED[progress.ended](formatNumber(progress.computed))}`;
      return `Done: ${known}. No period is proved among them.`;
  }
}

export const FIGURE_NAMES = {
  computed: 'Computed',
  rate: 'Rate',
  method: 'Method',
  largest: 'Largest value',
  rare: 'Rare values',
  common: 'Common values',
  mask: 'Mask',
  memory: 'Memory',
  period: 'Period',
  preperiod: 'Preperiod',
  saltus: 'Saltus',
} as const;

export const AT_REST = 'idle';
export const rateWords = (rate: number): string => `${aboutWords(rate)} values a second`;

/** The largest value, and the first heap that has it. */
export const largestWords = (value: number, heap: number): string =>
  `${formatNumber(value)}, first at heap ${formatNumber(heap)}`;

/** How many values are rare, and the last heap with one. */
export const rareWords = (values: number, last: number): string =>
  `${formatNumber(values)}, the last at heap ${formatNumber(last)}`;

/** `parity`: which values the mask makes rare changes from one heap to the next. */
export const maskWords = (mask: number, parity: boolean): string =>
  `${formatNumber(mask)} (binary ${mask.toString(2)})${parity ? ', changing from heap to heap' : ''}`;

export const NOT_SPLIT = 'the values do not split into rare and common ones';

/** How often something repeats. */
function everyWords(period: number): string {
  return period === 1 ? 'every heap' : `every ${count(period, 'heap')}`;
}

export function periodWords({ period, preperiod, saltus }: ProvedPeriod): string {
  const from = preperiod === 0 ? 'From the first heap on' : `From heap ${formatNumber(preperiod)} on`;
  if (saltus === 0) return `${from} the values repeat for ever, ${everyWords(period)}.`;
  return `${from} the values repeat for ever, ${everyWords(period)}, each time larger by ${formatNumber(saltus)}.`;
}

/** Why a period is proved to hold for ever. How many values were computed by then is not said: that depends on how fast the machine is. */
export function certificateWords({ by, bound }: Certificate): string {
  switch (by) {
    case 'take-and-break':
      return `By the periodicity theorem of take-and-break games (after Guy and Smith, 1956): once the values repeat up to heap ${formatNumber(bound)}, they do so for ever.`;
    case 'take-away':
      return `By the periodicity theorem of take-away: once the values repeat up to heap ${formatNumber(bound)}, they do so for ever.`;
    case 'rare-values':
      return `By equal windows: two stretches of ${count(bound, 'value')} are the same. Each value follows from the stretch before it, so all later values repeat as well.`;
    case 'all-but':
      return `By the periodicity theorem of all-but games (after A. Siegel, 2005). Only finitely many numbers may not be taken, so the ${count(bound, 'value')} before each one tell how much larger or smaller it is. Two such stretches grow alike, so all later values do as well.`;
    case 'nim':
      return 'By the theorem of Nim (Bouton, 1901): the value of a heap is its number of coins.';
    case 'lasker':
      return 'By the theorem of Lasker’s Nim (E. Lasker, 1931): the value of a heap is its number of coins, but heaps of 3 and 4, of 7 and 8, and so on, swap values.';
  }
}

export function suspectedWords({ period, saltus, since }: { period: number; saltus: number; since: number }): string {
  const larger = saltus === 0 ? '' : `, each time larger by ${formatNumber(saltus)}`;
  return `Looks periodic, not proved: since heap ${formatNumber(since)} the values have repeated ${everyWords(period)}${larger}. That may still end.`;
}

/** The result of a comparison so far. */
export function comparedWords(difference: number | null, agreed: number): string {
  if (difference !== null) return `They differ first at heap ${formatNumber(difference)}.`;
  return agreed === 0
    ? 'Nothing is compared yet.'
    : `The first ${count(agreed, 'value')} are the same. Later ones are not compared yet.`;
}
