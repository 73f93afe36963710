/** The Share dialog: links, pictures, embedding, data. */

import type { Part, Steps, Theme } from '../../../params/embed-settings.js';
import { count, type Countable } from '../language.js';

export const SHARE = { title: 'Share', close: 'Close', what: 'What to share' } as const;
export const TABS = { link: 'Link', picture: 'Picture', embed: 'Embed', data: 'Data' };
export const HIDDEN_DATA = { note: 'These data contain the answers of the exercise.', show: 'Show them' } as const;
export const LINK_HINT =
  'Whoever opens the link sees this position as you see it now. Nothing is stored anywhere else.';
export const NO_LINK =
  'This position is too long for a link. Open its parameters above the picture to copy or save the text, and drop it onto the page later.';

export const NO_PICTURE = 'This tree has too many nodes to draw, so it has no picture. Its table is under Data.';
export const notDrawn = (reason: string): string => `The picture could not be drawn: ${reason}.`;
export const DRAWING = 'drawing…';
export const COLOURS = { name: 'Colours of the picture', light: 'Light', dark: 'Dark' } as const;
export const DOWNLOAD = 'Download';
export const PICTURE_FORMS = { svg: 'SVG', png: 'PNG', tikz: 'TikZ' } as const;
export const downloadAs = (form: string): string => `Download ${form}`;
export const coarsePng = (density: number): string =>
  `The picture is so large that its PNG has ${density.toFixed(2)} pixels per unit instead of 2.`;
/** The languages of posts. */
export const POSTS = { markdown: 'Markdown', html: 'HTML' } as const;
/** The words around the file's name. */
export const BESIDE_POST = {
  before: 'Put ',
  after: ' beside the post, or upload it and write its address there.',
} as const;
export const NO_TIKZ =
  'This picture has no TikZ form: its cells are so small that they are drawn as pixels. Save it as SVG or PNG.';
export const TIKZ_DOCUMENT = 'TikZ as a standalone document';
export const LONG_TIKZ = 'It is too long to show here: download it.';

export const LEFT_OUT = 'Hide';
export const PART_WORDS: Record<Part, string> = {
  controls: 'the buttons',
  numbers: 'numbers',
  shading: 'shading',
  play: 'moving and editing',
  sum: 'the line that says who wins',
  legend: 'legend',
};
export const FOR = 'For';
/** The languages of the page that a position is put into. */
export const PAGE_WORDS = {
  html: 'HTML or Markdown',
  module: 'ES modules',
  vue: 'Vue (VitePress)',
  mdx: 'MDX (Docusaurus, Next.js)',
};
export const THEME = 'Colours';
export const THEME_WORDS: Record<Theme, string> = { auto: 'like your page', light: 'light', dark: 'dark' };
export const HEIGHT = { name: 'Height', label: 'Height in pixels' } as const;
export const AS_EXERCISE = 'as an exercise: readers find the answers';
export const INLINE = 'inline: part of your page instead of a frame';
export const POSTER = 'a picture until the reader presses it; nothing loads before';
export const NO_FRAME =
  'This position is too long for an address, so no frame can show it. Save it as one file instead.';
export const FRAME = { name: 'Frame', hint: 'Works wherever frames are allowed; your page needs no script.' } as const;
export const ELEMENT = {
  name: 'Element',
  hint: 'Sets its own height, follows your page’s colours, and reports what readers do. Without scripts it shows the link.',
} as const;
export const ONE_FILE = {
  download: 'Download as one .html',
  note: 'A page of its own that works without a network: open it with a double click.',
} as const;
export const noFile = (reason: string): string => `The file could not be made: ${reason}.`;
export const siteAnswered = (status: number): string => `the site answered ${status}`;
export const NO_TEMPLATE = 'what the site sent is not the template';

export const NO_TABLE = 'This position has no table.';
export const CHOOSE = { what: 'What', form: 'Form' } as const;
/** The words around the file's ending. */
export const DOWNLOAD_ENDING = { before: 'Download ', after: '' } as const;
export const tooMany = (entries: Countable): string =>
  `${count(entries, 'entry', 'entries')} are too many to show here: download them.`;
export const FORMS = {
  csv: 'CSV',
  json: 'JSON',
  markdown: 'Markdown',
  latex: 'LaTeX',
  cpp: 'C++',
  python: 'Python',
  text: 'Text, one a line',
} as const;
export const SUBJECTS = { table: 'The table', turns: 'Winning turns', solver: 'A solver' } as const;
export const SOLVER_NOTE = 'A short program of the same rule, to read, to run, and to change.';
export const noSolver = (reason: string): string => `This rule has no solver: ${reason}`;
export const SEQUENCE_NOTE = 'A list to look up in an encyclopedia of sequences.';

export const STEPS = 'Steps';
export const NO_STEPS = 'none';
/** What readers step through with back and next. */
export const STEPS_WORDS: Record<Steps, string> = {
  reasons: 'the reasons',
  fill: 'the filling of the table',
  match: 'a match between perfect players',
};
