/** The lessons in the order in which they are read; the text of each is lessons/NAME.html. */
export const LESSONS = ['win-or-lose', 'nim', 'sums', 'several', 'staircases', 'your-own'] as const;

/** All pages of the folder: the list of lessons, and what stands beside them. */
export const LESSON_PAGES = ['index', ...LESSONS, 'exercises', 'teachers'] as const;

/** The name of the picture of a position. */
export const stillOf = (text: string): string => text.replaceAll(/[^a-z0-9]+/gi, '-');
