/** The text after an edit of a bar of chocolate. */

import { withValue } from '../../params/params.js';

/** A whole bar of any size: the core says which are too large. */
export function wholeBar(text: string, columns: number, rows: number): string {
  return withValue(text, 'rows', `${Math.max(1, columns)}x${Math.max(1, rows)}`);
}
