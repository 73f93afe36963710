import { html, nothing } from 'lit';

/**
 * What a button does when pressed: nothing while it rests. A button that its own press may put to rest is marked by
 * `aria-disabled`: if it were disabled, it would lose the focus to the top of the page.
 */
export const unless = <Press>(resting: boolean, press: Press): Press | typeof nothing => (resting ? nothing : press);

/** Such a button, with nothing but words. */
export const restingButton = (words: string, resting: boolean, press: () => void) =>
  html`<button aria-disabled=${resting} @click=${unless(resting, press)}>${words}</button>`;
