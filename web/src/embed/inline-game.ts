import { createEmbed } from './create-embed.js';
import { GameElement, type Drawn } from './game-element.js';
import { inheritedSheet } from './inherited-colour.js';
import type { Theme } from '../params/embed-settings.js';
import { themeSheet } from '../styles/theme-sheet.js';

/** `<grundy-game>` whose script holds everything: it uses no frame and fetches nothing. */
export class InlineGame extends GameElement {
  protected drawn: (Drawn & { text: string }) | null = null;

  protected build(): void {
    const view = createEmbed(this.text, this.settings, this.dataset.site ?? '');
    this.drawn = view;
    this.root.replaceChildren(this.inherited.element, view);
    this.send();
  }

  protected follow(): void {
    this.drawn!.text = this.text;
  }

  protected colour(theme: Theme): void {
    this.root.adoptedStyleSheets = [inheritedSheet, themeSheet(':host', theme)];
  }
}
