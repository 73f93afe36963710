/** The words around a position in the playground: the bar, dialogs, problems, the text form, files, and newer versions of the site. */

import { formatNumber } from './language.js';

export const BAR = {
  home: 'Front page',
  games: 'Games',
  gamesHint: 'All games and their examples',
  undo: 'Undo',
  redo: 'Redo',
  match: 'Play',
  matchHint: 'Play this position against an opponent',
  leave: 'Leave',
  leaveHint: 'Leave the match: back to the answers',
  share: 'Share',
  shareHint: 'Link, picture, embedding, data',
  keys: 'Keys',
  keysSign: '?',
} as const;

export const END_RULE = {
  label: 'Who wins at the end',
  normal: 'Normal',
  normalHint: 'Whoever cannot move loses',
  misere: 'Misère',
  misereHint: 'Whoever cannot move wins',
} as const;

export const SUM_RULE = {
  group: 'How many a turn moves',
  label: 'A turn moves',
  most: 'The most that a turn moves',
} as const;

/** The window's title; `headline` is the verdict, which a match or an exercise keeps to itself. */
export function windowTitle(game: string, mode: 'edit' | 'match' | 'exercise', headline: string): string {
  switch (mode) {
    case 'edit':
      return `${game}: ${headline.toLowerCase()} – Grundy`;
    case 'match':
      return `${game}: a match – Grundy`;
    case 'exercise':
      return `${game}: an exercise – Grundy`;
  }
}

export const FOOT = 'Your browser computes everything. The address bar holds the position, so the link saves it.';

export const PRESETS = {
  examples: 'Examples of this game',
  choose: 'Examples…',
  random: 'Random',
  randomHint: 'As many of them, placed at random',
  seed: 'Seed',
  exercise: 'Exercise',
  exerciseHint: 'Hide the answers and find them yourself',
  sequence: 'Sequence',
  sequenceHint: 'The values of one heap after another, with their period and plot',
} as const;

/** A message: how it begins, in bold, and what follows. */
interface Marked {
  mark: string;
  after: string;
}

const LAST_GOOD = 'You still see the last valid position.';

/** `shown`: whether a position is on screen. */
export const solverStopped = (reason: string, shown: boolean): Marked => ({
  mark: 'The solver stopped:',
  after: `${reason}. ${shown ? LAST_GOOD : 'Reload the page to start over.'}`,
});

/** `example`: whether an example is shown instead of what was asked for. */
export const notShown = (example: boolean): Marked => ({
  mark: 'Not shown.',
  after: example ? 'You see an example instead.' : LAST_GOOD,
});

export const moreProblems = (number: number): string => `and ${formatNumber(number)} more`;

export const DISMISS = 'Dismiss';

/** `share`: how much of a file is read, from 0 to 1; null if nothing is yet. */
export const readingFile = (share: number | null): string =>
  share === null ? 'reading…' : `reading… ${Math.round(share * 10) * 10} %`;

export const TEXT_FORM = {
  title: 'Position as text',
  many: 'Many positions',
  manyHint: 'Answer a list of positions, one per line',
  more: 'More parameters',
} as const;

/** What a parameter means, and how it is written. */
export const parameterHint = (meaning: string, form: string): string => `${meaning} Write ${form}.`;

/** For a text too long for a field. `linkable`: whether it still fits into a link. */
export const longText = (characters: number, linkable: boolean): string =>
  `The text has ${formatNumber(characters)} characters, too many to edit here. ${
    linkable
      ? 'The link holds all of it.'
      : 'It is too long for the address bar too: copy it or save it. You can drop a saved text onto this page.'
  }`;

export const LONG_TEXT = { copy: 'Copy the text', download: 'Download the text' } as const;

export const NEWER_VERSION = {
  ready: 'A newer version is ready.',
  reload: 'Reload',
  reloading: 'Reloading…',
  later: 'Later',
} as const;

/** The line at the top that holds the position. */
export const FORMULA = {
  name: 'Position as text',
  open: 'Its parameters',
  back: 'Go back',
  offered: 'How the word may go on',
  signs: 'Signs',
} as const;

/** The button that writes what was likely meant. */
export const mendTo = (meant: string): string => `Write «${meant}»`;

/** The button with the rule of the turn: who wins at the end, and how many things a turn moves. */
export const turnRule = (end: string, moves: string | null): string =>
  moves === null ? `${end} play` : `${end} play, ${moves}`;

/** The menus below the picture. */
export const MENUS = {
  view: 'View',
  viewHint: 'What the picture shows, and how large it is',
  explore: 'Explore',
  exploreHint: 'Other positions of this game',
} as const;

export const PRESENTATION = { name: 'Presentation', leave: 'Leave the presentation' } as const;
