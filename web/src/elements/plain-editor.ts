import { html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.js';

/** Stands where a game has no picture: its text can be edited all the same. */
@customElement('grundy-plain-editor')
export class PlainEditor extends LitElement {
  static override styles = sharedStyles;

  protected override render() {
    return html`<p class="muted">This game is edited as text, below.</p>`;
  }
}
