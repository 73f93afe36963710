/** Puts the numbers of a position into the words around it. */

import { namedIn } from './instance.model.js';

/** Fills each element that has `data-of` with the list under that key. */
export function nameIn(part: Element, text: string): void {
  for (const place of part.querySelectorAll<HTMLElement>('[data-of]'))
    place.textContent = namedIn(text, place.dataset['of'] ?? '');
}
