/** Tells whether the text around an element is light, and so the page there dark, however the page got its colours. */

/**
 * Makes every change of the inherited colour fire an event. Attributes, style sheets, media queries and more can change it: each
 * starts a transition, and an animation starts whenever the element is shown again.
 */
export const inheritedSheet = new CSSStyleSheet();
inheritedSheet.replaceSync(`
.inherited { position: absolute; visibility: hidden; background: color-mix(in xyz-d65, currentcolor, currentcolor); }
.inherited::before { content: ''; transition: color 1ms; animation: inherited 1ms; }
@keyframes inherited {}
`);

/** White and black have the same contrast to this relative luminance: the root of 1.05 × 0.05, less 0.05. */
const MIDDLE = 0.179;

export class InheritedColour {
  /** To be put into a shadow root that adopts `inheritedSheet`. */
  readonly element = document.createElement('i');

  constructor(private readonly changed: () => void) {
    this.element.className = 'inherited';
    // A change that is undone before its transition has progressed starts no new one, only cancels it.
    for (const kind of ['animationstart', 'transitionrun', 'transitioncancel'])
      this.element.addEventListener(kind, () => void this.follow());
  }

  get isLight(): boolean {
    const [, luminance] = /^color\(xyz\S* \S+ (\S+)/.exec(getComputedStyle(this.element).backgroundColor) ?? [];
    return Number(luminance) > MIDDLE;
  }

  /** Tells of the change, and again when transitions of the page's own colour end: not every browser reports their steps. */
  private async follow(): Promise<void> {
    this.changed();
    for (
      let at: Element | null | undefined = this.element;
      at;
      at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host
    ) {
      const passing = at
        .getAnimations()
        .filter((each) => each instanceof CSSTransition && each.transitionProperty === 'color');
      if (passing.length === 0) continue;
      // oxlint-disable-next-line no-await-in-loop -- the outermost is waited for last
      await Promise.allSettled(passing.map(({ finished }) => finished));
      this.changed();
    }
  }
}
