import { textOf } from './attributes.js';
import type { EmbedEvents } from './events.js';
import { InheritedColour, inheritedSheet } from './inherited-colour.js';
import { queryOf, settingsOf, type EmbedSettings, type Theme } from '../params/embed-settings.js';

/** The embed that is drawn, in the page or in a frame. */
export interface Drawn {
  show(text: string): unknown;
  reset(): unknown;
  undo(): unknown;
  redo(): unknown;
}

/** What `<grundy-game>` does wherever its embed is drawn. */
export abstract class GameElement extends HTMLElement {
  /** Fulfilled when the first position is drawn. */
  readonly ready: Promise<void>;
  protected readonly root = this.attachShadow({ mode: 'open' });
  protected readonly inherited = new InheritedColour(() => this.recolour());
  /** The embed that is drawn; null until it listens. */
  protected abstract drawn: Drawn | null;
  /** The author's position. */
  protected text = '';
  protected settings!: EmbedSettings;
  /** What the reader has, if it is not the author's. */
  private position = '';
  private drawnText: string | null = null;
  private wanted: string | null = null;
  private kind: string | null = null;
  private theme: Theme = 'auto';
  private readonly watcher = new MutationObserver(() => this.read());

  constructor() {
    super();
    this.root.adoptedStyleSheets = [inheritedSheet];
    this.ready = new Promise((resolve) => this.addEventListener('grundy-ready', () => resolve(), { once: true }));
    this.addEventListener('grundy-change', ({ detail }) => (this.drawnText = this.position = detail.text));
  }

  connectedCallback(): void {
    this.read();
    this.watcher.observe(this, { attributes: true });
  }

  disconnectedCallback(): void {
    this.watcher.disconnect();
  }

  /** Without this, `moveBefore` would count as taking the element out and putting it in again. */
  connectedMoveCallback(): void {}

  /** The position on screen as a text; until the first is drawn, the author's. */
  get state(): string {
    return this.drawnText ?? this.text;
  }

  /** Shows another position, once the embed listens; `reset` leads back to the author's. */
  setState(text: string): void {
    this.wanted = text;
    this.send();
  }

  reset(): void {
    this.wanted = null;
    void this.drawn?.reset();
  }

  undo(): void {
    void this.drawn?.undo();
  }

  redo(): void {
    void this.drawn?.redo();
  }

  /** Makes a new embed, from the settings. */
  protected abstract build(): void;

  /** Called when the author's position has changed. */
  protected abstract follow(): void;

  protected abstract colour(theme: Theme): void;

  /** Shows what was wanted meanwhile. To be called once `drawn` is there. */
  protected send(): void {
    if (this.wanted === null || !this.drawn) return;
    void this.drawn.show(this.wanted);
    this.wanted = null;
  }

  /** To be called before the embed begins again with the author's position: then the reader's is shown again. */
  protected keepPosition(): void {
    if (this.position !== this.text) this.wanted ??= this.position;
  }

  /** Colours the embed as the author chose, or else light or dark like the page. */
  protected recolour(anew = false): void {
    let { theme } = this.settings;
    if (theme === 'auto') theme = this.inherited.isLight ? 'dark' : 'light';
    if (theme === this.theme && !anew) return;
    this.theme = theme;
    this.colour(theme);
  }

  protected tell<Name extends keyof EmbedEvents>(name: Name, detail: EmbedEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  private read(): void {
    const text = textOf(this.attributes);
    const moved = text !== this.text;
    if (moved) {
      this.text = text;
      this.position = text;
      // What was set before the element came into the page is newer than its first attributes.
      if (this.kind !== null) this.wanted = null;
    }
    const settings = settingsOf((name) => this.getAttribute(name));
    const kind = `${this.getAttribute('mode') ?? ''} ${this.getAttribute('site') ?? ''} ${this.hasAttribute('poster')} ${queryOf(settings)}`;
    // Other attributes, such as a class or a style, must not make a new embed: the reader would lose what they did.
    if (kind !== this.kind) {
      this.kind = kind;
      this.settings = settings;
      this.keepPosition();
      this.build();
      this.recolour(true);
    } else if (moved) {
      this.follow();
    }
  }
}
