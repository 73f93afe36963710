import { lookup } from '../params/lookup.js';

/** What was expected in place of an item, for codes that few texts are refused with. Empty until these words are fetched. */
export const LATE_EXPECTED = lookup<(...values: string[]) => string>({});
