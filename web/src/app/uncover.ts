import { focused } from '../controls/focusable.js';

/** CSS pixels between what has the focus and what covered it. */
const GAP = 8;

const overlap = (one: DOMRect, other: DOMRect): boolean => one.top < other.bottom && one.bottom > other.top;

function isInside(element: Element, bar: Element): boolean {
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) if (at === bar) return true;
  return false;
}

/** The parts of the page that stay at an edge of the window while the rest is scrolled: the line of a match, and the sheet at the foot. */
function bars(page: ParentNode): Element[] {
  const side = page.querySelector(':is(grundy-side, grundy-match)')?.shadowRoot;
  const found = [page.querySelector('.match'), side?.querySelector('[part="moves"], [part="help"]')];
  return found.flatMap((bar) => (bar && getComputedStyle(bar).position === 'sticky' ? [bar] : []));
}

/** Scrolls what a key gave the focus out from under these parts: to the browser, what they cover is in view. */
export function uncover(page: ParentNode): void {
  const element = focused();
  if (!element?.matches(':focus-visible')) return;
  const kept = bars(page);
  if (kept.some((bar) => isInside(element, bar))) return;
  const box = element.getBoundingClientRect();
  const over = kept.map((bar) => bar.getBoundingClientRect()).find((bar) => overlap(box, bar));
  if (!over) return;
  const isAbove = over.top < innerHeight / 2;
  // What is higher than the room between the bars keeps its top in view.
  scrollBy(0, isAbove ? box.top - over.bottom - GAP : Math.max(0, Math.min(box.bottom - over.top + GAP, box.top - GAP)));
}
