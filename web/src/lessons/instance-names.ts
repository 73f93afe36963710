/** The numbers of a position in the words around it. */

import { namedIn } from './instance.model.js';

/** Fills in what `data-of` asks for. */
export function nameIn(part: Element, text: string): void {
  for (const place of part.querySelectorAll<HTMLElement>('[data-of]')) place.textContent = namedIn(text, place.dataset['of'] ?? '');
}
