/** Loads every family for every test, as on a page that has shown a position of each family and read its graphs. */

import { familyNames, fetchFamily } from '../../web/src/families/families.model.ts';
import { fetchGraphTexts } from '../../web/src/families/graph-text.model.ts';

await Promise.all(familyNames().map(fetchFamily));
await Promise.all(familyNames().map(fetchGraphTexts));
