/** What was expected in place of an item, for codes that few texts are refused with. Empty until these words are fetched. */
export const LATE_EXPECTED: Record<string, (...values: string[]) => string> = {};
