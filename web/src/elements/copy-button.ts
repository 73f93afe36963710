import { css, html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { send } from './events.js';
import { icon } from './icons.js';
import { sharedStyles } from './shared-styles.js';

/** How long it says that it copied. */
const THANKS_MS = 1500;

/** Copies a text. Fires `refused` where the browser does not allow that. */
@customElement('grundy-copy')
export class CopyButton extends LitElement {
  @property({ attribute: false }) text = '';
  @property() name = 'Copy';
  /** Where there is little room the sign stands for the name. */
  @property({ type: Boolean }) sign = false;
  @state() private copied = false;

  static override styles = [
    sharedStyles,
    css`
      @media (max-width: 52rem) {
        button.sign-only {
          padding: 0;
        }
        .sign-only span {
          display: none;
        }
      }
    `,
  ];

  protected override render() {
    const words = this.copied ? 'Copied' : this.name;
    if (!this.sign) return html`<button @click=${this.copy}>${words}</button>`;
    return html`<button class="sign-only" aria-label=${words} title=${words} @click=${this.copy}>${icon(this.copied ? 'tick' : 'link')}<span>${words}</span></button>`;
  }

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.text);
      this.copied = true;
      send(this, 'grundy-announce', 'Copied');
      setTimeout(() => (this.copied = false), THANKS_MS);
    } catch {
      // Frames and plain http may refuse the clipboard.
      this.dispatchEvent(new CustomEvent('refused'));
    }
  }
}
