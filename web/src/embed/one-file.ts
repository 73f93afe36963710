/** `<grundy-game>` in a file that holds everything: it opens from a disk, years from now, without a network. */

import { textOf } from './attributes.js';
import { createEmbed } from './create-embed.js';
import { settingsOf } from './settings.js';
import { themeSheet } from './theme.js';

class GrundyGame extends HTMLElement {
  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const settings = settingsOf((name) => this.getAttribute(name));
    document.adoptedStyleSheets = [themeSheet(':root', settings.theme)];
    root.replaceChildren(createEmbed(textOf(this.attributes), settings, this.dataset.site ?? ''));
  }
}

customElements.define('grundy-game', GrundyGame);
