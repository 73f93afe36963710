import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { readingStyles } from '../../styles/reading-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { JUDGE } from '#words/panels/answers';
import '../../controls/copy-button.js';

/** The answer as the contest problem of this game prints it, to be copied. */
@customElement('grundy-judge')
export class JudgeLine extends LitElement {
  @property() line = '';

  static override styles = [
    sharedStyles,
    readingStyles,
    css`
      .row {
        justify-content: space-between;
        margin-bottom: 0.4rem;
      }
      p {
        margin-top: 0.4rem;
        font-size: var(--small);
      }
      pre {
        margin: 0;
        padding: 0.5rem 0.7rem;
        border-radius: 8px;
        background: var(--sunken);
        font-family: var(--mono);
        font-size: var(--text);
        line-height: 1.4;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        user-select: all;
      }
    `,
  ];

  protected override render() {
    return html`
      <div class="row">
        <h2 class="label">${JUDGE.title}</h2>
        <grundy-copy name=${JUDGE.copy} .text=${this.line}></grundy-copy>
      </div>
      <pre>${this.line}</pre>
      <p class="muted">${JUDGE.note}</p>
    `;
  }
}
