import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Verdict } from '../../telling/verdict.model.js';
import { sharedStyles } from '../../styles/shared-styles.js';

/** Who wins, in one sentence, and the numbers below it. The theorem behind it stands above the reasons. */
@customElement('grundy-verdict')
export class VerdictLine extends LitElement {
  @property({ attribute: false }) verdict: Verdict | null = null;

  static override styles = [
    sharedStyles,
    css`
      :host {
        container-type: inline-size;
      }
      h2 {
        font-family: var(--serif);
        font-size: var(--display);
        font-weight: 600;
        line-height: 1.15;
        letter-spacing: -0.01em;
        text-wrap: balance;
      }
      .facts {
        margin-top: 0.35rem;
      }
      .facts::first-letter {
        text-transform: uppercase;
      }
      /* As many lines as the longest facts take: what stands below must not move while a piece is dragged. */
      @container (max-width: 28rem) {
        .many {
          min-height: 2lh;
        }
      }
    `,
  ];

  protected override render() {
    const { verdict } = this;
    if (!verdict) return nothing;
    const { tone, headline, facts } = verdict;
    return html`
      <h2 data-outcome=${tone}>${headline}</h2>
      ${facts.length === 0 ? nothing : html`<p class="facts muted ${facts.length > 2 ? 'many' : ''}">${facts.join(' · ')}</p>`}
    `;
  }
}
