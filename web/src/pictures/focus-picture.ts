/** Selects the one element of a picture that Tab stops at. */
const STOP = ['gridcell', 'treeitem', 'option', 'grid'].map((role) => `[role='${role}'][tabindex='0']`).join();

/** Focuses the picture, whichever editor draws it. Returns whether there was one. */
export function focusPicture(root: ParentNode): boolean {
  const found = root.querySelector<HTMLElement | SVGElement>(STOP);
  found?.focus({ preventScroll: true });
  return (
    found !== null ||
    [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null && focusPicture(shadowRoot))
  );
}
