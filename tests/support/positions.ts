/** Every position that a page of ours shows: what follows `#game=` or `game=`, up to what ends a piece of code or a link. */

import { itemAt } from '../../web/src/params/item-at.ts';
export function positions(page: string): string[] {
  return [...page.matchAll(/(?:^|[\s`("'#>])(game=[^\s`"'<>\\]+)/gm)].map((match) => {
    const text = itemAt(match, 1).replace(/(?<=\))[.,;]$|[.;]$/, '');
    // A bracket that the position opened is its own.
    return text.endsWith(')') && text.split(')').length > text.split('(').length ? text.slice(0, -1) : text;
  });
}
