/** What a gesture on a bar of chocolate makes of the text. */

import { withValue } from '../../params/params.js';

/** A whole bar. */
export function wholeBar(text: string, columns: number, rows: number): string {
  return withValue(text, 'rows', Array.from({ length: rows }, () => columns).join(','));
}
