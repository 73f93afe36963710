/** `<grundy-game>`: the element that the public script defines. It draws in a frame, or with `mode="inline"` in the page itself. */

import type { EmbedView } from './embed-view.js';
import { ELEMENT_TITLE, NO_SITE, notByAddress, NOTHING_CAME } from '#words/embed';
import { GameElement, type Drawn } from './game-element.js';
import { inheritedSheet } from './inherited-colour.js';
import { frameMessage, TOUCHES, type HostMessage } from './messages.js';
import { ownFolder } from './own-folder.js';
import { queryOf, type EmbedSettings, type Theme } from '../params/embed-settings.js';

const NAME = 'grundy-game';

const here = ownFolder(`${NAME}.js`);
const ownSite = here && new URL('../', here).href;

/** The height of an embed, in CSS pixels, until it tells its own, unless the author gives one: what a small position needs, more on a phone. */
const USUAL = { phone: 840, wide: 640 };
/** Narrower elements, in CSS pixels, count as on a phone, also where the author gives a height for these. */
const WIDE = 480;

/** What an embed without a frame has above and below its content. */
const PADDING = 25.6;

/** Milliseconds in which a frame that has loaded says something, on a slow network too. An error page never does. */
const LATEST = 20_000;

/** An embed this near to the window is fetched. */
const NEAR = '300px';

// A frame fills its column. Where the column is as wide as what is in it, a width of 100% would count as the 300 pixels of any frame.
const STYLE = `
:host { display: block; position: relative; }
:host([hidden]) { display: none; }
iframe { display: block; width: 45rem; min-width: 100%; max-width: 100%; border: 0; color-scheme: inherit; background: none; }
.fallback { box-sizing: border-box; padding: 0.5rem 0; }
iframe + .fallback:not(.below), grundy-embed + .fallback:not(.below) { position: absolute; inset: 0 0 auto; }
:is(iframe, grundy-embed):has(+ .fallback:not(.below)) { opacity: 0; }
:host([poster]) .fallback { display: flex; flex-direction: column; justify-content: center; cursor: pointer; }
::slotted(svg) { flex: 1 1 0; min-height: 0; }
`;

/** What `embed.js` exports for an embed without a frame. */
interface Library {
  embedOf(text: string, settings: EmbedSettings): EmbedView;
  themeSheet(root: string, theme: Theme): CSSStyleSheet;
}

const ownSheet = new CSSStyleSheet();
ownSheet.replaceSync(STYLE);

class GrundyGame extends GameElement {
  protected drawn: Drawn | null = null;
  private readonly fallback = document.createElement('div');
  private frame: HTMLIFrameElement | null = null;
  private view: EmbedView | null = null;
  private library: Library | null = null;
  /** Whether the poster was pressed. */
  private pressed = false;
  private readonly nearness = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void this.mount(),
    { rootMargin: NEAR },
  );

  constructor() {
    super();
    this.fallback.className = 'fallback';
    this.fallback.append(document.createElement('slot'));
    this.fallback.addEventListener('click', this.press);
    this.addEventListener('grundy-ready', () => this.uncover());
    this.addEventListener('grundy-error', () => this.putBelow());
    this.root.adoptedStyleSheets.push(ownSheet);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.frame && !this.view && !this.waits) this.nearness.observe(this);
    addEventListener('message', this.hear);
    addEventListener('beforeprint', this.load);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.nearness.disconnect();
    removeEventListener('message', this.hear);
    removeEventListener('beforeprint', this.load);
    if (!this.frame) return;
    // When the element is put in elsewhere, the frame loads again.
    this.drawn = null;
    this.frame.src = this.address;
    this.keepPosition();
  }

  /** Fetches the embed before it is near the window. */
  readonly load = (): void => {
    if (this.waits) return;
    if (this.frame) this.frame.loading = 'eager';
    else if (!this.view) void this.mount();
  };

  protected build(): void {
    this.drawn = null;
    this.view = null;
    this.fallback.className = 'fallback';
    const framed = this.getAttribute('mode') !== 'inline';
    this.frame = framed && this.site && !this.waits ? this.frameOf() : null;
    this.root.replaceChildren(this.inherited.element, ...(this.frame ? [this.frame] : []), this.fallback);
    this.fallback.style.minHeight = this.waits ? (this.keepsRoom ? this.room : '') : framed ? '' : this.room;
    // Observing it again reports at once whether it is near.
    this.nearness.disconnect();
    if (this.waits) return;
    if (!framed) this.nearness.observe(this);
    else if (!this.frame) this.tell('grundy-error', { message: NO_SITE });
  }

  /** A poster is shown until it is pressed, and nothing is fetched before. */
  private get waits(): boolean {
    return this.hasAttribute('poster') && !this.pressed;
  }

  /** A press with a modifier key follows the author's link, to another window; any press does where the game did not come. */
  private readonly press = (event: MouseEvent): void => {
    if (
      this.fallback.classList.contains('below') ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      !this.hasAttribute('poster')
    )
      return;
    event.preventDefault();
    if (this.pressed) return;
    this.pressed = true;
    this.build();
    this.recolour(true);
  };

  /** Removes the fallback. If it had the focus, the game in its place gets it. */
  private uncover(): void {
    const held = this.contains(document.activeElement);
    this.fallback.remove();
    if (!held) return;
    if (this.view) this.view.tabIndex = -1;
    (this.frame ?? this.view)?.focus();
  }

  /** Puts the fallback below the embed, which says what went wrong. */
  private putBelow(): void {
    this.fallback.classList.add('below');
    this.fallback.style.minHeight = '';
  }

  /** Whether an embed takes the room of its poster, so that nothing moves: the author said how high that is. */
  private get keepsRoom(): boolean {
    return this.hasAttribute('poster') && this.hasAttribute('height');
  }

  /** The height for an embed that would be so high by itself. In the room of a poster it is scrolled, until its reader does something. */
  private heightFor(height: number, touched: boolean): string {
    const higher = touched && height > Number.parseInt(this.room);
    return this.keepsRoom && !higher ? this.room : `${height}px`;
  }

  /** The height that is kept free until the embed is drawn. */
  private get room(): string {
    const narrow = this.clientWidth < WIDE && this.getAttribute('narrow');
    const height = Number(narrow || this.getAttribute('height'));
    return `${height > 0 ? height : this.clientWidth < WIDE ? USUAL.phone : USUAL.wide}px`;
  }

  private frameOf(): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.loading = 'lazy';
    frame.allow = 'clipboard-write; fullscreen';
    // Without the words on what a touch does.
    const said = (this.querySelector('a')?.firstChild ?? this).textContent?.trim() || this.querySelector('img')?.alt;
    frame.title = said?.replaceAll(/\s+/g, ' ').slice(0, 200) || ELEMENT_TITLE;
    frame.style.height = this.room;
    frame.src = this.address;
    frame.addEventListener('load', () => setTimeout(() => this.giveUp(frame), LATEST));
    return frame;
  }

  /** Leaves the fallback alone where a frame is silent; what still comes gives it its height again. */
  private giveUp(frame: HTMLIFrameElement): void {
    if (frame !== this.frame || this.drawn) return;
    frame.style.height = '0';
    this.tell('grundy-error', { message: NOTHING_CAME });
  }

  /** The address of the site: the author's, or where this script came from. Only http and https, so that no attribute makes a frame run a script. */
  private get site(): string | null {
    const said = this.getAttribute('site');
    if (said === null) return ownSite;
    try {
      const { protocol, href } = new URL(said.replace(/\/?$/, '/'), document.baseURI);
      return /^https?:$/.test(protocol) ? href : null;
    } catch {
      return null;
    }
  }

  private get address(): string {
    return `${this.site}embed/${queryOf(this.settings)}#${this.text}`;
  }

  private async mount(): Promise<void> {
    this.nearness.disconnect();
    const { settings } = this;
    try {
      if (here === null) throw new Error(notByAddress(`${NAME}.js`));
      this.library = (await import(/* @vite-ignore */ `${here}embed.js`)) as Library;
      if (this.settings !== settings || this.view !== null || !this.isConnected) return;
      this.view = this.library.embedOf(this.text, settings);
      this.view.style.setProperty('--room', this.room);
      if (this.keepsRoom) this.fit(this.view);
      this.fallback.before(this.view);
      this.drawn = this.view;
      this.recolour(true);
      this.send();
    } catch (error) {
      // The fallback stays.
      this.tell('grundy-error', { message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Gives a game without a frame the height that a frame would have. */
  private fit(view: EmbedView): void {
    let touched = false;
    Object.assign(view.style, { height: this.room, boxSizing: 'border-box', overflow: 'auto' });
    const sizes = new ResizeObserver(([entry]) => {
      view.style.height = this.heightFor(Math.ceil(entry!.contentRect.height + PADDING), touched);
    });
    view.addEventListener('grundy-ready', () => sizes.observe(view.shadowRoot!.querySelector('.embed')!));
    for (const sign of TOUCHES) view.addEventListener(sign, () => (touched = true));
  }

  protected colour(theme: Theme): void {
    if (this.frame) this.frame.style.colorScheme = theme;
    else if (this.library)
      this.root.adoptedStyleSheets = [inheritedSheet, ownSheet, this.library.themeSheet(':host', theme)];
  }

  protected follow(): void {
    if (this.view) this.view.text = this.text;
    // Posted, since another address of the frame would be a step in the browser's history, also while it loads.
    else if (this.drawn) this.post({ type: 'grundy:author', text: this.text });
  }

  private post(message: HostMessage): void {
    this.frame?.contentWindow?.postMessage(message, new URL(this.frame.src).origin);
  }

  /** Anybody may post messages; only those from this element's own frame and its origin count. */
  private readonly hear = ({ source, origin, data }: MessageEvent): void => {
    if (!this.frame || source !== this.frame.contentWindow || origin !== new URL(this.frame.src).origin) return;
    const message = frameMessage(data);
    if (!message) return;
    if (!this.drawn) {
      // A frame that posts a message also listens.
      this.drawn = {
        show: (text) => this.post({ type: 'grundy:show', text }),
        reset: () => this.post({ type: 'grundy:reset' }),
        undo: () => this.post({ type: 'grundy:undo' }),
        redo: () => this.post({ type: 'grundy:redo' }),
      };
      if (this.frame.src !== this.address) this.follow();
      this.send();
    }
    const { type, ...detail } = message;
    if (message.type === 'grundy:height') {
      this.frame.style.height = this.heightFor(message.height, message.touched);
      return;
    }
    this.tell(type.replace(':', '-') as 'grundy-move', detail as { move: string; text: string });
  };
}

if (!customElements.get(NAME)) customElements.define(NAME, GrundyGame);
