/** The elements that can take the focus, in the order of Tab, through all shadow roots. */

const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';

export function focusableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) => {
    if (each.shadowRoot) return focusableIn(each.shadowRoot);
    return each.matches(FOCUSABLE) && each.tabIndex >= 0 && each.checkVisibility() ? [each] : [];
  });
}

/** The element with the focus, within all shadow roots. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
