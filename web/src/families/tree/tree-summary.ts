import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { treeFacts } from './summary.model.js';
import { NOT_DRAWN } from '#words/pictures/trees';
import { sharedStyles } from '../../styles/shared-styles.js';

/** The facts shown in place of a picture for a tree too large to be drawn. */
@customElement('grundy-tree-summary')
export class TreeSummary extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;

  static override styles = [
    sharedStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.3rem 1rem;
        margin: 0 0 0.8rem;
        padding: 0.9rem 1.1rem;
        border: 1px solid var(--line);
        border-radius: 12px;
        background: var(--surface);
      }
      dt {
        color: var(--muted);
      }
      dd {
        margin: 0;
      }
    `,
  ];

  protected override render() {
    return html`
      <dl>${treeFacts(this.analysis).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
      <p class="muted">${NOT_DRAWN}</p>
    `;
  }
}
