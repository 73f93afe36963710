/** Every family and every word is there in every test, as on a page that has shown a position of each. */

import { FAMILIES } from '../../web/src/families/families.model.ts';
import { fetchRuleWords, LATE } from '../../web/src/families/late.model.ts';

Object.assign(FAMILIES, ...(await Promise.all(Object.values(LATE).map((fetch) => fetch()))));
await fetchRuleWords();
