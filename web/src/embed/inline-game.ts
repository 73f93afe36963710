import { textOf } from './attributes.js';
import { createEmbed } from './create-embed.js';
import type { EmbedView } from './embed-view.js';
import { queryOf, settingsOf } from './settings.js';
import { colour } from './theme.js';

/** `<grundy-game>` where its script holds everything: no frame, and no address that anything is fetched from. */
export class InlineGame extends HTMLElement {
  private readonly root = this.attachShadow({ mode: 'open' });
  private readonly watcher = new MutationObserver(() => this.draw());
  private view: EmbedView | null = null;
  /** The settings that it was made with. */
  private query: string | null = null;

  connectedCallback(): void {
    this.draw();
    this.watcher.observe(this, { attributes: true });
  }

  disconnectedCallback(): void {
    this.watcher.disconnect();
  }

  /** The position on screen, as a text. */
  get state(): string {
    return this.view?.shown ?? textOf(this.attributes);
  }

  /** Shows another position; Reset leads back to the author's. */
  setState(text: string): void {
    void this.view?.show(text);
  }

  reset(): void {
    void this.view?.reset();
  }

  undo(): void {
    void this.view?.undo();
  }

  redo(): void {
    void this.view?.redo();
  }

  private draw(): void {
    const settings = settingsOf((name) => this.getAttribute(name));
    const text = textOf(this.attributes);
    // A class or a style that the page sets takes nothing from the reader.
    if (this.view && this.query === queryOf(settings)) {
      this.view.text = text;
      return;
    }
    this.query = queryOf(settings);
    this.view = createEmbed(text, settings, this.dataset.site ?? '');
    colour(this.root, settings.theme);
    this.root.replaceChildren(this.view);
  }
}
