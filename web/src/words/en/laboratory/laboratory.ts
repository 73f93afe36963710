/** What the heap laboratory says around a sequence: its page, rule, run, saved runs, comparison, tables and files. */

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
  before: 'One heap after another, of 0, 1, 2, … coins:',
  link: 'its value',
  after: 'says how it counts in any sum of heaps. Computed here, as far as you like.',
} as const;

/** The window's title; the game is null while it cannot be read. */
export const windowTitle = (game: string | null): string => (game === null ? 'Heap laboratory – Grundy' : `${game}: sequence – Grundy`);

export const notListed = (reason: string): string => `The games could not be listed: ${reason}.`;

export const TAB_NAMES = { rows: 'Rows', values: 'Frequencies', compare: 'Compare', data: 'Export', saved: 'Saved runs' } as const;

/** Why no other game can take the place of the run: it goes on, or its values are not saved. */
export const LOCKS = { running: 'Cancel the run to take up another game', unsaved: 'Save the run, or clear it, to take up another game' } as const;

export const lockedWords = (why: string): string => `${why}.`;
export const anotherGame = (why: string): string => `The address names another game. ${why}.`;

export const RULE = { game: 'Game', second: 'Second game', choose: 'choose a game' } as const;

export const RUN = {
  group: 'The run',
  count: 'How many values',
  usual: 'Usual',
  usualLabel: 'Usual numbers of values',
  why: 'Why?',
  progress: 'How far the run is',
  noRule: 'There is no rule to compute by.',
  start: 'Start',
  continue: 'Continue',
  pause: 'Pause',
  cancel: 'Cancel',
  clear: 'Clear',
  cancelHint: 'Give up, and give the memory back',
  save: 'Save',
  saving: 'Saving…',
  saveHint: 'Keep the values in this browser, to go on after a reload',
} as const;

export const writeCount = (most: number): string => `Write a whole number from 1 to ${formatNumber(most)}, such as 1000000 or 10^8.`;

export const runStopped = (reason: string): string => `The laboratory stopped: ${reason}. What it held is lost; fewer values need less memory.`;
export const secondStopped = (reason: string): string => `The second laboratory stopped: ${reason}.`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const savingShare = (share: number): string => `Saving: ${percent(share)}`;
export const readingShare = (share: number): string => `Reading the saved run: ${percent(share)}`;

export const FIGURES_TITLE = 'The run in figures';
export const NOTHING_COMPUTED = 'Nothing is computed yet.';

export const SAVED_RUNS = {
  none: 'No run is saved in this browser. Save keeps the values of a run, so that it can be gone on with after a reload.',
  broken: 'Broken',
  continue: 'Continue it',
  delete: 'Delete',
  really: 'Really delete',
} as const;

/** `memory`: how much room it takes, in words. `checked`: whether its values have checksums. */
export const savedRun = (values: number, memory: string, saved: number, checked: boolean): string =>
  `${count(values, 'value')}, ${memory}, saved ${dateTime(saved)}${checked ? '' : ', before values had checksums'}`;

/** What is wrong with a saved run. */
export const FAULTS = {
  unfinished: 'Its saving has not ended: another tab is at it, or it was broken off.',
  id: 'Its number is none that this page gives.',
  rules: 'It does not say of which game it is.',
  title: 'It has no title.',
  values: 'It does not say how many values it has.',
  size: 'Its size is not that of its values.',
  date: 'The date when it was saved is none.',
  chunks: 'It does not have as many parts as its values need.',
  sums: 'Its checksums are missing.',
  unclaimed: 'Values that belong to no saved run.',
} as const;

export const SAVED = 'The run is saved in this browser; it is listed under Saved runs.';
export const NOTHING_TO_SAVE = 'there is nothing to save';
export const GIVEN_UP = 'the run was given up meanwhile';
export const DELETED_MEANWHILE = 'another tab has deleted it meanwhile';

/** `summed`: whether its values were saved with checksums. */
export const takenUpAgain = (summed: boolean): string =>
  `The saved run is here again: it is the same game${summed ? ', its values are as they were saved' : ''}, and its last values were computed anew and are the same.`;

export const UNREADABLE_GAME = 'The saved run is of a game that cannot be read here: nothing of it was taken up.';
export const ofAnotherGame = (saved: string, begun: string): string => `The saved run is of another game: ${saved} is not ${begun}.`;
export const PART_DROPPED = 'A part of the saved run is missing: the browser has dropped it. Delete the run and begin anew.';
export const PART_ALTERED = 'A part of the saved run was altered since it was saved. Delete the run and begin anew.';
export const IMPOSSIBLE_VALUES = 'The saved values cannot be those of this game. Delete the run and begin anew.';
export const otherValues = (checked: number): string =>
  `The last ${formatNumber(checked)} values were computed anew and differ from the saved ones: this is not the same game. Delete the run and begin anew.`;

export const NO_ROOM = 'The browser has no room left for it: delete saved runs, or free space on the device. Nothing of this run was kept.';
export const NOTHING_IS_KEPT = 'This browser keeps nothing for this page, as private windows do. The values can be exported instead.';
export const NEWER_STORE = 'A newer version of this page has taken over the saved runs: load this page anew to see them.';

/** What the browser was asked to do, and why it did not. */
export const STORE_FAILURES = {
  saved: (reason: string) => `The run could not be saved: ${reason}.`,
  read: (reason: string) => `The saved runs could not be read: ${reason}.`,
  deleted: (reason: string) => `The saved runs could not be deleted: ${reason}.`,
} as const;

export const COMPARE = {
  invitation: 'Put the sequence of a second game beside this one: both are plotted, and the first heap where they differ is found.',
  begin: 'Compare with a second game',
  end: 'Compare no longer',
} as const;

export const showHeap = (heap: number): string => `Show heap ${formatNumber(heap)}`;

export const MISERE = {
  title: 'Misère play: who wins on one heap',
  note: 'Grundy numbers are of normal play, and so are the sequence, its period and its plot below. In misère play, where whoever makes the last move loses, they do not decide.',
  waiting: 'Looking at the first sizes…',
} as const;

export const notAnswered = (reason: string): string => `It could not be answered: ${reason}.`;

export const NO_MISERE_PERIOD = 'No period is proved of the outcomes in misère play.';
export const noPeriodAmong = (sizes: number): string => `No period of the outcomes was found among ${count(sizes, 'size')}.`;
export function misereRepeats(period: number, preperiod: number): string {
  const from = preperiod === 0 ? 'from the start' : `from size ${formatNumber(preperiod)} on`;
  return `Won and lost repeat with period ${formatNumber(period)} ${from}; that is proved.`;
}

export const PERIOD = {
  title: 'Period, proved',
  proof: 'More about the proof',
  whyNot: 'Why not?',
  looking: 'Looking for exceptions.',
  none: 'There are no exceptions: it holds from the first heap on.',
  meaning: 'Heaps of the preperiod whose value is not what the period would give them; after the colon the value.',
  shown: 'Exceptions shown',
  earlier: 'Earlier',
  later: 'Later',
} as const;

/** `cut`: there may be more than so many. */
export const exceptionsBefore = (exceptions: number, cut: boolean): string =>
  capitalised(`${cut ? `the first ${formatNumber(exceptions)} exceptions` : count(exceptions, 'exception')} before it`);

/** A heap and its value, which is null until it is known. */
export const exception = (heap: number, value: number | null): string => `${formatNumber(heap)}: ${value ?? '…'}`;
export const showInPlot = (heap: number): string => `Show heap ${heap} in the plot`;
export const fromTo = (first: number, last: number): string => `${formatNumber(first)} to ${formatNumber(last)}`;

export const TABLE = {
  length: 'Heaps in a row',
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
export const heapHint = (heap: number, breaks: boolean): string => (breaks ? `Heap ${heap} breaks the period` : `Heap ${heap}`);

export const FREQUENCIES = {
  label: 'How often each value occurs',
  why: 'Why so unevenly?',
  even: 'Logarithmic lengths',
  value: 'Value',
  length: 'Length',
  heaps: 'Heaps',
  rare: 'rare',
  common: 'common',
  alternating: 'Which values are rare alternates with the heap here, so a bar may be of both kinds.',
} as const;

export const frequenciesAmong = (heaps: number): string => `How often each value occurs among ${formatNumber(heaps)} heaps.`;
export const valuesNotDrawn = (values: number): string => `${formatNumber(values)} larger values are not drawn.`;

/** So many of all heaps, in hundredths. */
export function shareWords(heaps: number, all: number): string {
  const share = (100 * heaps) / Math.max(1, all);
  if (heaps === 0) return '0 %';
  return share < 0.01 ? 'under 0.01 %' : `${share.toFixed(share < 10 ? 2 : 1)} %`;
}

export const heapsAndShare = (heaps: number, all: number): string => `${formatNumber(heaps)} · ${shareWords(heaps, all)}`;

/** What follows of a common value for those who hear it alone. */
export const UNSEEN_COMMON = ', common';

export const DATA = {
  from: 'From heap',
  to: 'up to, without',
  values: 'Download the values',
  plot: 'Download the plot',
  plotSvg: 'Plot as SVG',
  plotPng: 'Plot as PNG',
  progress: 'How much is written',
  stop: 'Stop writing',
} as const;

export const writeRange = (most: number): string => `Write two heaps up to ${formatNumber(most)}, the smaller one first.`;
export const notWritten = (reason: string): string => `The file could not be written: ${reason}.`;
