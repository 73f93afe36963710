/** Loads every family and all words for every test, as on a page that has shown a position of each family. */

import { fetchLateFamilies, fetchRuleWords } from '../../web/src/families/told.model.ts';

await fetchLateFamilies();
await fetchRuleWords();
