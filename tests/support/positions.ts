/** All positions in a page: the text after `#game=` or `game=`, up to a character that ends code or a link. */

import { itemAt } from '../../web/src/params/item-at.ts';
export function positions(page: string): string[] {
  return [...page.matchAll(/(?:^|[\s`("'#>])(game=[^\s`"'<>\\]+)/gm)].map((match) => {
    const text = itemAt(match, 1).replace(/(?<=\))[.,;]$|[.;]$/, '');
    // A closing bracket belongs to the position if the position opened it.
    return text.endsWith(')') && text.split(')').length > text.split('(').length ? text.slice(0, -1) : text;
  });
}
