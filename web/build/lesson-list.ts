/**
 * The lessons in the order in which they are read; the text of each is lessons/NAME.html. What it claims is marked `<data>`, and where a trap was asked
 * `data-thread`: tests/contract/lessons.test.ts checks both.
 */
export const LESSONS = ['win-or-lose', 'nim', 'sums', 'several', 'staircases', 'your-own'] as const;

/** All pages of the folder: the list of lessons, the lessons, and the pages beside them. */
export const LESSON_PAGES = ['index', ...LESSONS, 'exercises', 'teachers', 'pictures'] as const;

/** The path of a position's picture below lessons/, without theme and ending. */
export const stillOf = (lesson: string, text: string): string =>
  `stills/${lesson}/${text.replaceAll(/[^a-z0-9]+/gi, '-')}`;
