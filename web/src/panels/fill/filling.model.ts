/** How a table fills: the words of a step, and its pace. */

import type { Analysis } from 'grundy-wasm';
import type { Legend } from '../../stage/legend/legend.model.js';
import { cellWords, type Place } from '../../places/place.js';
import { placeView } from '../examine/place-view.model.js';
import { FILLED_LAST, LED_TO, stepSaid, stepShown } from '#words/panels/places';

export const SPEEDS = ['slow', 'steady', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const DELAYS: Record<Speed, number> = { slow: 2500, steady: 1200, fast: 350 };
/** The least delay in milliseconds for readers who asked for less motion. */
const CALM = 1000;

/** Milliseconds from one step to the next. */
export function delayOf(speed: Speed, calm: boolean): number {
  return calm ? Math.max(CALM, DELAYS[speed]) : DELAYS[speed];
}

/** The words of a step: `title` to be seen, `said` for the scrubber in a screen reader. */
export function stepWords(
  analysis: Analysis,
  place: Place,
  index: number,
  steps: number,
): { title: string; said: string } {
  const name = placeView(analysis, place)?.title ?? '';
  const { words, mark } = cellWords(analysis, place);
  return { title: stepShown(index + 1, steps, name, mark), said: stepSaid(index + 1, steps, name, words) };
}

/** The marks while a table fills: the look of a frame, and what it means. */
export const FILLING_MARKS = [
  { frame: 'solid', words: FILLED_LAST },
  { frame: 'dashed', words: LED_TO },
] as const;

/** While a table fills no winning moves are marked. */
export function fillingLegend(legend: Legend): Legend {
  return { ...legend, ring: null };
}
