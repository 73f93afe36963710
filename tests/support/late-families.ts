/** Every family and every word is there in every test, as on a page that has shown a position of each. */

import { fetchRuleWords, LATE } from '../../web/src/families/late.model.ts';

await Promise.all(Object.values(LATE).map((fetch) => fetch()));
await fetchRuleWords();
