/** The lessons in the order in which they are read; the text of each is lessons/NAME.html. */
export const LESSONS = ['win-or-lose', 'nim'] as const;
