/** Every family and every word is there in every test, as on a page that has shown a position of each. */

import { LATE_EXPECTED } from '../../web/src/words/late-words.ts';
import { FAMILIES } from '../../web/src/families/families.model.ts';
import { LATE, LATE_WORDS } from '../../web/src/families/late.model.ts';

Object.assign(FAMILIES, ...(await Promise.all(Object.values(LATE).map((fetch) => fetch()))));
for (const words of await Promise.all(Object.values(LATE_WORDS).map((fetch) => fetch()))) Object.assign(LATE_EXPECTED, words);
