/** What a gesture on a bar of chocolate makes of the text. */

import { withValue } from '../../params/params.js';

/** A whole bar, however large: the core says what is too much. */
export function wholeBar(text: string, columns: number, rows: number): string {
  return withValue(text, 'rows', `${Math.max(1, columns)}x${Math.max(1, rows)}`);
}
