import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { cache } from 'lit/directives/cache.js';
import { leadTo, leaveBare, viewOf, type View } from '../session/address.js';
import type { Source } from '../pasted/pasted-source.js';
import { askForNoMatch } from '../session/view-settings.js';
import { solver } from '../session/page-solver.js';

/** Each view is fetched when first shown. What all views share is fetched separately, so that a phone evaluates the two in tasks of their own. */
const VIEWS: Record<View, () => Promise<unknown>> = {
  front: () => import('./front-page.js'),
  playground: () => import('./playground.js'),
  laboratory: () => import('../laboratory/laboratory.js'),
  gallery: () => import('../gallery/gallery.js'),
};

/** Views that restore scroll position and focus when the reader comes back. */
const LISTS: ReadonlySet<View> = new Set<View>(['front', 'gallery']);

/** Resolves once nothing has been fetched for `time` milliseconds. */
function quiet(time: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, time);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, time);
    });
    observer.observe({ type: 'resource' });
  });
}

/** Stores the site for offline use, after everything on screen has been fetched. */
async function keep(): Promise<void> {
  if (!import.meta.env.PROD) return;
  await quiet(1000);
  // A reload may cut this off, or the network may be gone by now: then a later visit keeps the site.
  await import('../offline/keep-offline.js').then(
    ({ keepOffline }) => keepOffline(),
    () => {},
  );
}

/** Where a reader was on the page. */
interface Spot {
  scroll: number;
  focus: HTMLElement | null;
}

const TOP: Spot = { scroll: 0, focus: null };

function focused(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}

/**
 * The page: shows the view that the address names. Views other than the laboratory are kept when left, so that Back finds them as they were. What is being
 * computed is given up on leaving, or it would write the address of a page that shows something else.
 */
@customElement('grundy-site')
export class Site extends LitElement {
  @state() private shown: View | null = null;
  /** What was pasted or dropped onto the front page. */
  @state() private source: Source | null = null;
  /** Where the reader was on each list when leaving it. */
  private readonly spots = new Map<View, Spot>();

  static override styles = css`
    :host {
      display: block;
    }
  `;

  constructor() {
    super();
    this.addEventListener('click', (event) => this.follow(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (window.top !== window) return void this.startFrame();
    // A position too long for a link is lost on reload, so its mark is removed.
    if (location.hash.length < 2 && history.state !== null) history.replaceState(null, '');
    addEventListener('popstate', this.look);
    addEventListener('hashchange', this.look);
    void this.look();
    // Fetches the solver beside the view, in a task of its own. The view that asks it reports errors.
    setTimeout(() => {
      if (this.wanted !== 'laboratory') solver.prepare(location.hash);
      void keep();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('popstate', this.look);
    removeEventListener('hashchange', this.look);
  }

  /** Inside a frame of another page only the position is shown. */
  private async startFrame(): Promise<void> {
    const frame = await import('../embed/frame.js');
    frame.startFrame(new URL('./', location.href).href);
  }

  private get wanted(): View {
    return viewOf(window);
  }

  private readonly look = async (): Promise<void> => {
    const { wanted } = this;
    if (wanted === this.shown) return;
    if (LISTS.has(wanted)) askForNoMatch(window);
    if (this.shown !== null && LISTS.has(this.shown)) this.spots.set(this.shown, { scroll: scrollY, focus: focused() });
    await Promise.all([import('../styles/shared-styles.js'), VIEWS[wanted]()]);
    await new Promise((resolve) => setTimeout(resolve));
    if (wanted !== this.wanted || wanted === this.shown) return;
    const first = this.shown === null;
    // Removes the static content of the HTML page.
    if (first) this.replaceChildren();
    this.shown = wanted;
    await this.updateComplete;
    if (!first) this.arrive(this.spots.get(wanted) ?? TOP);
  };

  private arrive({ scroll, focus }: Spot): void {
    focus?.focus({ preventScroll: true });
    scrollTo({ top: scroll, behavior: 'instant' });
  }

  protected override render() {
    if (this.shown === null) return html`<slot></slot>`;
    return html`${cache(this.kept())}${this.shown === 'laboratory' ? html`<grundy-laboratory></grundy-laboratory>` : nothing}`;
  }

  /** The view to be kept. The laboratory is not: leaving it frees its memory. */
  private kept() {
    if (this.shown === 'laboratory') return nothing;
    if (this.shown === 'gallery') return html`<grundy-gallery></grundy-gallery>`;
    return this.shown === 'front'
      ? html`<grundy-front @grundy-source=${this.take}></grundy-front>`
      : html`<grundy-playground .source=${this.source} @read=${this.read} @grundy-front=${this.home}></grundy-playground>`;
  }

  /** Follows links between views, which differ in their query, without loading the page anew. */
  private follow(event: MouseEvent): void {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const inside = link.origin === location.origin && link.pathname === location.pathname;
    if (!inside || link.search === location.search || link.target !== '' || link.download !== '') return;
    event.preventDefault();
    leadTo(link.href);
  }

  /** Lets go of a source once it is read: it may be large. */
  private readonly read = (): void => {
    this.source = null;
  };

  private readonly take = ({ detail }: CustomEvent<Source>): void => {
    this.source = detail;
    leaveBare(window);
    void this.look();
  };

  /** Shows the front page. Its link fires no event if the address is bare already, so the view is updated here. */
  private readonly home = (): void => {
    this.spots.delete('front');
    // On a bare address the link would replace the history entry of the position, so one is added.
    if (location.hash.length < 2) history.pushState(null, '', '#');
    setTimeout(() => void this.look());
  };
}
