import { html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.js';

/** How long it says that it copied. */
const THANKS_MS = 1500;

/** Copies a text. Fires `refused` where the browser does not allow that. */
@customElement('grundy-copy')
export class CopyButton extends LitElement {
  @property({ attribute: false }) text = '';
  @property() name = 'Copy';
  @state() private copied = false;

  static override styles = sharedStyles;

  protected override render() {
    return html`<button @click=${this.copy}>${this.copied ? 'Copied' : this.name}</button>`;
  }

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.text);
      this.copied = true;
      setTimeout(() => (this.copied = false), THANKS_MS);
    } catch {
      // Frames and plain http may refuse the clipboard.
      this.dispatchEvent(new CustomEvent('refused'));
    }
  }
}
