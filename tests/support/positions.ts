/** Every position that a page of ours shows: what follows `#game=` or `game=`, up to what ends a piece of code or a link. */

import { itemAt } from '../../web/src/params/item-at.ts';
export function positions(page: string): string[] {
  return [...page.matchAll(/(?:^|[\s`("'#>])(game=[^\s`"'<>\\]+)/gm)].map((match) => itemAt(match, 1).replace(/\)[.,;]?$|[.;]$/, ''));
}
