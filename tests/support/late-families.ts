/** Every family and every word is there in every test, as on a page that has shown a position of each. */

import { fetchLateFamilies, fetchRuleWords } from '../../web/src/families/told.model.ts';

await fetchLateFamilies();
await fetchRuleWords();
