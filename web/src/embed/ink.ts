/** Whether what is written around an element is light, and so the page there dark, however the page came by its colours. */

/**
 * The colour that an element inherits changes by attributes, style sheets, media queries and more, of which no list is complete. A
 * transition begins with any of these, and an animation whenever the element is shown again.
 */
export const inkSheet = new CSSStyleSheet();
inkSheet.replaceSync(`
.ink { position: absolute; visibility: hidden; background: color-mix(in xyz-d65, currentcolor, currentcolor); }
.ink::before { content: ''; transition: color 1ms; animation: ink 1ms; }
@keyframes ink {}
`);

/** White reads as well as black does on a ground of this relative luminance: the root of 1.05 × 0.05, less 0.05. */
const MIDDLE = 0.179;

export class Ink {
  /** To be put into a shadow root that has the style sheet. */
  readonly element = document.createElement('i');

  constructor(private readonly changed: () => void) {
    this.element.className = 'ink';
    // A change that is taken back before the transition has got anywhere begins none.
    for (const kind of ['animationstart', 'transitionrun', 'transitioncancel']) this.element.addEventListener(kind, () => void this.follow());
  }

  get isLight(): boolean {
    const [, luminance] = /^color\(xyz\S* \S+ (\S+)/.exec(getComputedStyle(this.element).backgroundColor) ?? [];
    return Number(luminance) > MIDDLE;
  }

  /** A page may let its own colour pass slowly from one to the other, which not every browser tells step by step. */
  private async follow(): Promise<void> {
    this.changed();
    for (let at: Element | null | undefined = this.element; at; at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host) {
      const passing = at.getAnimations().filter((each) => each instanceof CSSTransition && each.transitionProperty === 'color');
      if (passing.length === 0) continue;
      // oxlint-disable-next-line no-await-in-loop -- the outermost is waited for last
      await Promise.allSettled(passing.map(({ finished }) => finished));
      this.changed();
    }
  }
}
