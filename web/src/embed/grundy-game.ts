/** `<grundy-game>`: what an author's one script tag defines. A frame by default; `mode="inline"` needs none. */

import type { EmbedView } from './embed-view.js';
import { textOf } from './attributes.js';
import { frameMessage, type HostMessage } from './messages.js';
import { ownFolder } from './own-folder.js';
import { queryOf, settingsOf } from './settings.js';

const NAME = 'grundy-game';

const here = ownFolder(`${NAME}.js`);
const site = new URL('../', here).href;

/** So high is an embed until it tells its height. */
const HEIGHT = 420;

/** An embed this near to the window is fetched. */
const NEAR = '300px';

const STYLE = `
:host { display: block; position: relative; }
:host([hidden]) { display: none; }
iframe { display: block; width: 100%; border: 0; color-scheme: inherit; background: none; }
.fallback { padding: 0.5rem 0; }
iframe + .fallback:not(.below) { position: absolute; inset: 0 0 auto; }
`;

type Mounted = { mount(root: ShadowRoot, text: string, valueOf: (name: string) => string | null): EmbedView };

class GrundyGame extends HTMLElement {
  /** The position on screen, as a text; the author's until the embed is ready. */
  state = '';
  private readonly root = this.attachShadow({ mode: 'open' });
  private readonly fallback = document.createElement('div');
  private readonly watcher = new MutationObserver(() => this.changed());
  private frame: HTMLIFrameElement | null = null;
  private view: EmbedView | null = null;
  private shown = '';
  private nearness: IntersectionObserver | null = null;

  connectedCallback(): void {
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    this.root.adoptedStyleSheets = [style];
    this.fallback.className = 'fallback';
    this.fallback.append(document.createElement('slot'));
    this.build();
    this.watcher.observe(this, { attributes: true });
    addEventListener('message', this.hear);
  }

  disconnectedCallback(): void {
    this.watcher.disconnect();
    this.nearness?.disconnect();
    removeEventListener('message', this.hear);
  }

  /** Shows another position; Reset leads back to the author's. */
  setState(text: string): void {
    if (this.view) void this.view.show(text);
    else this.tell({ type: 'grundy:show', text });
  }

  reset(): void {
    if (this.view) void this.view.reset();
    else this.tell({ type: 'grundy:reset' });
  }

  undo(): void {
    if (this.view) void this.view.undo();
    else this.tell({ type: 'grundy:undo' });
  }

  redo(): void {
    if (this.view) void this.view.redo();
    else this.tell({ type: 'grundy:redo' });
  }

  private get text(): string {
    return textOf(this.attributes);
  }

  /** All that the element is made of besides its text: when it changes, the embed is made anew. */
  private get kind(): string {
    return `${this.getAttribute('mode') ?? ''} ${this.query}`;
  }

  private get query(): string {
    return queryOf(settingsOf((name) => this.getAttribute(name)));
  }

  private build(): void {
    this.shown = this.kind;
    this.state = this.text;
    this.frame = null;
    this.view = null;
    this.nearness?.disconnect();
    if (this.getAttribute('mode') === 'inline') {
      this.root.replaceChildren(this.fallback);
      this.nearness = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && void this.mount(), { rootMargin: NEAR });
      this.nearness.observe(this);
    } else {
      this.frame = this.frameOf();
      this.root.replaceChildren(this.frame, this.fallback);
    }
  }

  private frameOf(): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    const height = Number(this.getAttribute('height'));
    frame.loading = 'lazy';
    frame.allow = 'clipboard-write; fullscreen';
    frame.title = this.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 200) || 'A game, solved by Grundy';
    frame.style.height = `${height > 0 ? height : HEIGHT}px`;
    frame.src = this.address;
    return frame;
  }

  private get address(): string {
    return `${site}embed/${this.query}#${this.text}`;
  }

  private async mount(): Promise<void> {
    this.nearness?.disconnect();
    const kind = this.shown;
    try {
      const { mount } = (await import(/* @vite-ignore */ `${here}embed.js`)) as Mounted;
      if (this.shown !== kind || this.view !== null || !this.isConnected) return;
      this.view = mount(this.root, this.text, (name) => this.getAttribute(name));
      this.view.addEventListener('grundy-ready', () => this.fallback.remove(), { once: true });
      this.view.addEventListener('grundy-change', (event) => (this.state = (event as CustomEvent<{ text: string }>).detail.text));
    } catch (error) {
      // The fallback stays.
      this.dispatch('grundy-error', { message: error instanceof Error ? error.message : String(error) });
    }
  }

  private changed(): void {
    if (this.kind !== this.shown) this.build();
    else if (this.view) this.view.text = this.text;
    else if (this.frame && this.frame.src !== this.address) this.frame.src = this.address;
  }

  private tell(message: HostMessage): void {
    this.frame?.contentWindow?.postMessage(message, new URL(site).origin);
  }

  /** Anybody may post messages; only what this element's own frame says from our own address counts. */
  private readonly hear = ({ source, origin, data }: MessageEvent): void => {
    if (!this.frame || source !== this.frame.contentWindow || origin !== new URL(site).origin) return;
    const message = frameMessage(data);
    if (!message) return;
    const { type, ...detail } = message;
    if (message.type === 'grundy:height') {
      this.frame.style.height = `${message.height}px`;
      return;
    }
    if (message.type === 'grundy:ready') this.fallback.remove();
    else if (message.type === 'grundy:error') this.fallback.classList.add('below');
    if (message.type === 'grundy:change') this.state = message.text;
    this.dispatch(type.replace(':', '-'), detail);
  };

  private dispatch(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

if (!customElements.get(NAME)) customElements.define(NAME, GrundyGame);
