import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LONG_TEXT, longText } from '#words/site';
import { download } from '../controls/download.js';
import { sharedStyles } from '../styles/shared-styles.js';
import '../controls/copy-button.js';

/** A text too long to be edited in a field: it can be copied or saved, and dropped onto the page again. */
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
    return html`
      <p class="muted">${longText(this.text.length, this.linkable)}</p>
      <div class="row">
        <grundy-copy name=${LONG_TEXT.copy} .text=${this.text}></grundy-copy>
        <button @click=${this.save}>${LONG_TEXT.download}</button>
      </div>
    `;
  }

  private readonly save = (): void => download(new Blob([this.text], { type: 'text/plain' }), 'position.txt');
}
