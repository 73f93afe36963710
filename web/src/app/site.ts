import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { cache } from 'lit/directives/cache.js';
import { leadTo, leaveBare, viewOf, type View } from './session/address.js';
import type { Source } from './session/position-file.js';
import { catalogue } from '../worker/shared.js';

/** Each is fetched when it is first shown, and beside it what all views share, so that a phone evaluates the two in tasks of their own. */
const VIEWS: Record<View, () => Promise<unknown>> = {
  front: () => import('./front-page.js'),
  playground: () => import('./playground.js'),
  laboratory: () => import('../laboratory/laboratory.js'),
  gallery: () => import('./gallery/gallery.js'),
};

/** Lists, to which a reader comes back where they were left. */
const LISTS: ReadonlySet<View> = new Set<View>(['front', 'gallery']);

/** Settled once nothing more was fetched for so many milliseconds. */
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

/** What is on screen comes first: all the rest would be fetched beside it. */
async function keep(): Promise<void> {
  if (!import.meta.env.PROD) return;
  await quiet(1000);
  await (await import('../offline/keep-offline.js')).keepOffline();
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
 * The page: the front where the address names no position, else the playground, or what the query says. What was
 * left is kept, so that Back finds it as it was.
 */
@customElement('grundy-site')
export class Site extends LitElement {
  @state() private shown: View | null = null;
  /** What was pasted or dropped onto the front page. */
  @state() private source: Source | null = null;
  /** Where the reader was on each list when leaving it by a link. */
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
    // A position too long for a link is gone once the page was loaded anew.
    if (location.hash.length < 2 && history.state !== null) history.replaceState(null, '');
    addEventListener('popstate', this.look);
    addEventListener('hashchange', this.look);
    void this.look();
    // While what is shown is fetched, the solver is fetched as well, in a task of its own; what shows the games tells what went wrong.
    setTimeout(() => catalogue().then(keep, () => {}));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('popstate', this.look);
    removeEventListener('hashchange', this.look);
  }

  /** In somebody else's page there is room for the position alone. */
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
    if (this.shown !== null && LISTS.has(this.shown)) this.spots.set(this.shown, { scroll: scrollY, focus: focused() });
    await Promise.all([import('../styles/shared-styles.js'), VIEWS[wanted]()]);
    await new Promise((resolve) => setTimeout(resolve));
    if (wanted !== this.wanted || wanted === this.shown) return;
    const first = this.shown === null;
    // What stood here until now.
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

  /** The laboratory holds more than can be kept: leaving it gives that back. */
  private kept() {
    if (this.shown === 'laboratory') return nothing;
    if (this.shown === 'gallery') return html`<grundy-gallery></grundy-gallery>`;
    return this.shown === 'front'
      ? html`<grundy-front @grundy-source=${this.take}></grundy-front>`
      : html`<grundy-playground .source=${this.source} @read=${this.read} @grundy-front=${this.home}></grundy-playground>`;
  }

  /** Links between the views differ in their query. */
  private follow(event: MouseEvent): void {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const inside = link.origin === location.origin && link.pathname === location.pathname;
    if (!inside || link.search === location.search || link.target !== '' || link.download !== '') return;
    event.preventDefault();
    leadTo(link.href);
  }

  /** A large source is not held once its position is known. */
  private readonly read = (): void => {
    this.source = null;
  };

  private readonly take = ({ detail }: CustomEvent<Source>): void => {
    this.source = detail;
    leaveBare(window);
    void this.look();
  };

  /** The way to the front page is a link; where the address was bare already, nothing else tells that it was followed. */
  private readonly home = (): void => {
    this.spots.delete('front');
    // The link leads to where the reader is already, and would take the place of the position in the history.
    if (location.hash.length < 2) history.pushState(null, '', '#');
    setTimeout(() => void this.look());
  };
}
