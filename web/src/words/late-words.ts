/** The words of codes that few texts are refused with, once they were fetched: what was expected in place of an item. */
export const LATE_EXPECTED: Record<string, (...values: string[]) => string> = {};
