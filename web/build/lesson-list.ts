/** The lessons in the order in which they are read; the text of each is lessons/NAME.html. */
export const LESSONS = ['win-or-lose', 'nim', 'sums', 'several', 'staircases', 'your-own'] as const;

/** All pages of the folder: the list of lessons, and what stands beside them. */
export const LESSON_PAGES = ['index', ...LESSONS, 'exercises', 'teachers', 'pictures'] as const;

/** Where the picture of a position lies, without what tells its colours, below lessons/. */
export const stillOf = (lesson: string, text: string): string => `stills/${lesson}/${text.replaceAll(/[^a-z0-9]+/gi, '-')}`;
