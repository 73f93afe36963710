/** The one stop that Tab makes in a picture. */
const STOP = ['gridcell', 'treeitem', 'grid'].map((role) => `[role='${role}'][tabindex='0']`).join();

/** Puts the focus on the picture, whichever editor draws it; answers whether there was one. */
export function focusPicture(root: ParentNode): boolean {
  const found = root.querySelector<HTMLElement | SVGElement>(STOP);
  found?.focus({ preventScroll: true });
  return found !== null || [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null && focusPicture(shadowRoot));
}
