import type { LitElement, ReactiveController } from 'lit';
import { focused } from '../controls/focusable.js';

/** CSS pixels between what has the focus and what covered it. */
const GAP = 8;

const overlap = (one: DOMRect, other: DOMRect): boolean => one.top < other.bottom && one.bottom > other.top;

function isInside(element: Element, bar: Element): boolean {
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at === bar) return true;
  return false;
}

/** The parts of the page that stay at an edge of the window while the rest is scrolled: the line of a match, and the sheet at the foot. */
function bars(page: ParentNode): Element[] {
  const side = page.querySelector(':is(grundy-side, grundy-match)')?.shadowRoot;
  const found = [page.querySelector('.match'), side?.querySelector('[part="moves"], [part="help"]')];
  return found.flatMap((bar) => (bar && getComputedStyle(bar).position === 'sticky' ? [bar] : []));
}

function unhide(element: Element, page: ParentNode): void {
  const kept = bars(page);
  if (kept.some((bar) => isInside(element, bar))) return;
  const box = element.getBoundingClientRect();
  const over = kept.map((bar) => bar.getBoundingClientRect()).find((bar) => overlap(box, bar));
  if (!over) return;
  const isAbove = over.top < innerHeight / 2;
  // What is higher than the room between the bars keeps its top in view.
  scrollBy(
    0,
    isAbove ? box.top - over.bottom - GAP : Math.max(0, Math.min(box.bottom - over.top + GAP, box.top - GAP)),
  );
}

/**
 * Scrolls what a key gave the focus out from under these parts: to the browser, what they cover is in view. Keys that leave
 * the focus where it is may scroll the page past it. Firefox does not call it visible once Tab has left the page and come back.
 */
export class UnhiddenFocus implements ReactiveController {
  private before: Element | null = null;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('keydown', this.pressed, true);
    addEventListener('keyup', this.reached);
  }

  hostDisconnected(): void {
    removeEventListener('keydown', this.pressed, true);
    removeEventListener('keyup', this.reached);
  }

  private readonly pressed = (): void => {
    this.before = focused();
    this.reached();
  };

  /** By the next frame a key has moved the focus, and the browser has scrolled to it; in Firefox only once the key is up. */
  readonly reached = (): void => {
    requestAnimationFrame(() => {
      const element = focused();
      if (element && element !== document.body && element !== this.before) unhide(element, this.host.renderRoot);
    });
  };
}
