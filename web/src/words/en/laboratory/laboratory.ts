/** The words of the heap laboratory around a sequence: its page, rule, run, saved runs, comparison, tables and files. */

import { capitalised, count, dateTime, formatNumber } from '../language.js';

export const LABORATORY = {
  navigation: 'Site',
  playground: 'Playground',
  guide: 'Guide',
  title: 'Heap laboratory',
  waiting: 'Computing the first values.',
  control: 'The rule and the run',
  more: 'More of the sequence',
} as const;

export const LEAD = {
  before: 'Heaps of 0, 1, 2, … coins, or rows of as many pins, one after another:',
  link: 'the value of a heap',
  after: 'tells how it counts in any sum of heaps. Compute as many as you like.',
} as const;

/** The window's title; the game is null while it cannot be read. */
export const windowTitle = (game: string | null): string =>
  game === null ? 'Heap laboratory – Grundy' : `${game}: sequence – Grundy`;

export const notListed = (reason: string): string => `The games could not be listed: ${reason}.`;

export const TAB_NAMES = {
  rows: 'Rows',
  values: 'Frequencies',
  compare: 'Compare',
  data: 'Export',
  saved: 'Saved runs',
} as const;

/** Why another game cannot replace the run: it goes on, or its values are not saved. */
export const LOCKS = {
  running: 'Cancel the run to choose another game',
  unsaved: 'Save or clear the run to choose another game',
} as const;

export const lockedWords = (why: string): string => `${why}.`;
export const anotherGame = (why: string): string => `The address names another game. ${why}.`;

export const RULE = { game: 'Game', second: 'Second game', choose: 'choose a game' } as const;

export const RUN = {
  group: 'The run',
  count: 'How many values',
  usual: 'Presets',
  usualLabel: 'Presets for the number of values',
  why: 'Why?',
  progress: 'How far the run is',
  noRule: 'There is no rule yet.',
  start: 'Start',
  continue: 'Continue',
  pause: 'Pause',
  cancel: 'Cancel',
  clear: 'Clear',
  cancelHint: 'Stop and free the memory',
  save: 'Save',
  saving: 'Saving…',
  saveHint: 'Keep the values in this browser and continue after a reload',
} as const;

export const writeCount = (most: number): string =>
  `Write a whole number from 1 to ${formatNumber(most)}, such as 1000000 or 10^8.`;

export const runStopped = (reason: string): string =>
  `The laboratory stopped: ${reason}. Its values are lost; fewer values need less memory.`;
export const secondStopped = (reason: string): string => `The second laboratory stopped: ${reason}.`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const savingShare = (share: number): string => `Saving: ${percent(share)}`;
export const readingShare = (share: number): string => `Reading the saved run: ${percent(share)}`;

export const FIGURES_TITLE = 'The run in figures';
export const NOTHING_COMPUTED = 'Nothing is computed yet.';

export const SAVED_RUNS = {
  none: 'No run is saved in this browser. Save keeps the values of a run, so that you can continue after a reload.',
  broken: 'Broken',
  continue: 'Continue it',
  delete: 'Delete',
  really: 'Delete for good',
} as const;

/** `memory`: how much memory it takes, in words. `checked`: whether its values have checksums. */
export const savedRun = (values: number, memory: string, saved: number, checked: boolean): string =>
  `${count(values, 'value')}, ${memory}, saved ${dateTime(saved)}${checked ? '' : ', before values had checksums'}`;

/** The faults of a saved run. */
export const FAULTS = {
  unfinished: 'It is not saved completely: another tab is still saving, or was interrupted.',
  id: 'This page never gives a run such a number.',
  rules: 'It does not name its game.',
  title: 'It has no title.',
  values: 'It does not say how many values it has.',
  size: 'Its size does not match its values.',
  date: 'Its date is not a date.',
  chunks: 'The number of its parts does not match its values.',
  sums: 'Its checksums are missing.',
  unclaimed: 'These values belong to no saved run.',
} as const;

export const SAVED = 'The run is saved in this browser; it is listed under Saved runs.';
export const NOTHING_TO_SAVE = 'there is nothing to save';
export const GIVEN_UP = 'the run was cancelled meanwhile';
export const DELETED_MEANWHILE = 'another tab deleted it meanwhile';

/** `summed`: whether its values were saved with checksums. */
export const takenUpAgain = (summed: boolean): string =>
  `The saved run is back. It is the same game${summed ? ' with the values as saved' : ''}, and recomputing its last values gave the same.`;

export const UNREADABLE_GAME = 'This page cannot read the game of the saved run, so it loaded nothing.';
export const ofAnotherGame = (saved: string, begun: string): string =>
  `The saved run is of another game: ${saved} is not ${begun}.`;
export const PART_DROPPED = 'The browser has dropped a part of the saved run. Delete the run and start again.';
export const PART_ALTERED = 'A part of the saved run has changed since it was saved. Delete the run and start again.';
export const IMPOSSIBLE_VALUES = 'The saved values cannot belong to this game. Delete the run and start again.';
export const otherValues = (checked: number): string =>
  `Recomputing the last ${formatNumber(checked)} values gave others than the saved ones: this is not the same game. Delete the run and start again.`;

export const NO_ROOM =
  'The browser has no room left: delete saved runs, or free space on the device. Nothing of this run was kept.';
export const NOTHING_IS_KEPT =
  'This browser keeps nothing for this page, as in private windows. Export the values instead.';
export const NEWER_STORE = 'A newer version of this page has taken over the saved runs: reload this page to see them.';

/** What the browser could not do, by the task, with its reason. */
export const STORE_FAILURES = {
  saved: (reason: string) => `The run could not be saved: ${reason}.`,
  read: (reason: string) => `The saved runs could not be read: ${reason}.`,
  deleted: (reason: string) => `The saved runs could not be deleted: ${reason}.`,
} as const;

export const COMPARE = {
  invitation: 'Compare with a second game: the plot shows both, and you see the first heap where they differ.',
  begin: 'Compare with a second game',
  end: 'Stop comparing',
} as const;

export const showHeap = (heap: number): string => `Show heap ${formatNumber(heap)}`;

export const MISERE = {
  title: 'Misère play: who wins on one heap',
  note: 'The sequence, its period and its plot below belong to normal play. In misère play, where whoever makes the last move loses, they do not decide.',
  waiting: 'Checking the first sizes…',
  looking: 'Looking for a period…',
} as const;

export const notAnswered = (reason: string): string => `There is no answer: ${reason}.`;

export const NO_MISERE_PERIOD = 'No period of the outcomes in misère play is proved.';
export const noPeriodAmong = (sizes: number): string =>
  `No period of the outcomes was found among ${count(sizes, 'size')}.`;
export function misereRepeats(period: number, preperiod: number): string {
  const from = preperiod === 0 ? 'from the start' : `from size ${formatNumber(preperiod)} on`;
  return `Won and lost repeat with period ${formatNumber(period)} ${from}; this is proved.`;
}

export const PERIOD = {
  title: 'Period, proved',
  proof: 'More about the proof',
  whyNot: 'Why not?',
  looking: 'Looking for exceptions.',
  none: 'There are no exceptions: the period holds from the first heap on.',
  meaning: 'Heaps of the preperiod whose value breaks the period; the value follows the colon.',
  shown: 'Exceptions shown',
  earlier: 'Earlier',
  later: 'Later',
} as const;

/** `cut`: whether there may be more than `exceptions`. */
export const exceptionsBefore = (exceptions: number, cut: boolean): string =>
  capitalised(`${cut ? `the first ${formatNumber(exceptions)} exceptions` : count(exceptions, 'exception')} before it`);

/** A heap and its value, which is null until it is known. */
export const exception = (heap: number, value: number | null): string => `${formatNumber(heap)}: ${value ?? '…'}`;
export const showInPlot = (heap: number): string => `Show heap ${heap} in the plot`;
export const fromTo = (first: number, last: number): string => `${formatNumber(first)} to ${formatNumber(last)}`;

export const TABLE = {
  length: 'Heaps per row',
  asPeriod: 'As long as the period',
  rows: 'Rows shown',
  earlier: 'Earlier rows',
  later: 'Later rows',
  columns: 'Columns shown',
  left: 'Columns left',
  right: 'Columns right',
  heap: 'heap',
  breaks: 'breaks the period: an exception before it begins',
} as const;

export const rowsOf = (length: number): string => `Values in rows of ${formatNumber(length)}`;
export const heapHint = (heap: number, breaks: boolean): string =>
  breaks ? `Heap ${heap} breaks the period` : `Heap ${heap}`;

export const FREQUENCIES = {
  label: 'How often each value occurs',
  why: 'Why so unevenly?',
  even: 'Logarithmic lengths',
  value: 'Value',
  length: 'Length',
  heaps: 'Heaps',
  rare: 'rare',
  common: 'common',
  alternating: 'Here the rare values change from heap to heap, so a bar may be of both kinds.',
} as const;

export const frequenciesAmong = (heaps: number): string =>
  `How often each value occurs among ${formatNumber(heaps)} heaps.`;
export const valuesNotDrawn = (values: number): string => `${formatNumber(values)} larger values are not drawn.`;

/** The share of heaps among all, in per cent. */
export function shareWords(heaps: number, all: number): string {
  const share = (100 * heaps) / Math.max(1, all);
  if (heaps === 0) return '0 %';
  return share < 0.01 ? 'under 0.01 %' : `${share.toFixed(share < 10 ? 2 : 1)} %`;
}

export const heapsAndShare = (heaps: number, all: number): string =>
  `${formatNumber(heaps)} · ${shareWords(heaps, all)}`;

/** Follows a common value for screen readers only. */
export const UNSEEN_COMMON = ', common';

export const DATA = {
  from: 'From heap',
  to: 'up to, not including',
  values: 'Download the values',
  plot: 'Download the plot',
  plotSvg: 'Plot as SVG',
  plotPng: 'Plot as PNG',
  progress: 'How much is written',
  stop: 'Stop writing',
} as const;

export const writeRange = (most: number): string =>
  `Write two heaps up to ${formatNumber(most)}, the smaller one first.`;
export const notWritten = (reason: string): string => `The file could not be written: ${reason}.`;
