import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { COPIED, COPY, copyLabel } from '#words/controls';
import { send } from './events.js';
import { sharedStyles } from '../styles/shared-styles.js';

/** Milliseconds for which the button says that it copied. */
const THANKS_MS = 1500;

/** Copies a text. Fires `refused` where the browser does not allow that, and `held` where the text is not to be copied yet. */
@customElement('grundy-copy')
export class CopyButton extends LitElement {
  @property({ attribute: false }) text = '';
  @property() name: string = COPY;
  /** What is copied, if the words on the button do not say it. */
  @property() of = '';
  @property({ type: Boolean }) held = false;
  @state() private copied = false;

  static override styles = [sharedStyles];

  protected override render() {
    const words = this.copied ? COPIED : this.name;
    return html`<button aria-disabled=${this.held} aria-label=${this.of === '' ? nothing : copyLabel(words, this.of)} @click=${this.copy}>${words}</button>`;
  }

  private async copy(): Promise<void> {
    if (this.held) return void this.dispatchEvent(new CustomEvent('held'));
    try {
      await navigator.clipboard.writeText(this.text);
      this.copied = true;
      send(this, 'grundy-announce', COPIED);
      setTimeout(() => (this.copied = false), THANKS_MS);
    } catch {
      // Frames and plain http may refuse the clipboard.
      this.dispatchEvent(new CustomEvent('refused'));
    }
  }
}
