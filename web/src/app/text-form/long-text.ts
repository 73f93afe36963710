import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { formatNumber } from '#words/language';
import { download } from '../../controls/download.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import '../../controls/copy-button.js';

/** A text that is too long to be edited in a field: it can be copied and saved, and comes back by being dropped onto the page. */
@customElement('grundy-long-text')
export class LongText extends LitElement {
  @property({ attribute: false }) text = '';
  /** Whether it still fits into a link. */
  @property({ type: Boolean }) linkable = false;

  static override styles = [
    sharedStyles,
    css`
      .row {
        margin-top: 0.6rem;
      }
    `,
  ];

  protected override render() {
    const link = this.linkable ? 'The link holds all of it.' : 'It is too long for a link too, so the address bar does not hold it: copy the text or save it. A saved text can be dropped onto this page.';
    return html`
      <p class="muted">The text has ${formatNumber(this.text.length)} characters, too many to be edited here. ${link}</p>
      <div class="row">
        <grundy-copy name="Copy the text" .text=${this.text}></grundy-copy>
        <button @click=${this.save}>Download the text</button>
      </div>
    `;
  }

  private readonly save = (): void => download(new Blob([this.text], { type: 'text/plain' }), 'position.txt');
}
