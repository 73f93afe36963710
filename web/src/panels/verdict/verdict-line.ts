import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { SHADE_LETTERS } from '#words/outcomes';
import type { Verdict } from '../../words/verdict.js';
import { outcomeStyles, sharedStyles } from '../../styles/shared-styles.js';

/** Whose win it is, why that can be trusted, and the numbers beside it. */
@customElement('grundy-verdict')
export class VerdictLine extends LitElement {
  @property({ attribute: false }) verdict: Verdict | null = null;

  static override styles = [
    sharedStyles,
    css`
      :host {
        container-type: inline-size;
      }
      .line {
        display: flex;
        gap: 0.9rem;
        align-items: start;
      }
      .badge {
        flex: none;
        display: grid;
        place-items: center;
        width: 3rem;
        height: 3rem;
        border-radius: 12px;
        border: 2px solid var(--line-strong);
        font-weight: 750;
        font-size: 1.35rem;
        color: var(--on-shade);
        position: relative;
      }
      ${outcomeStyles}
      .dot {
        position: absolute;
        top: 5px;
        right: 5px;
        width: 8px;
        height: 8px;
        border-radius: 50%;
        background: var(--lost-mark);
      }
      .undecided {
        color: var(--ink);
      }
      h2 {
        font-size: clamp(1.15rem, 0.85rem + 1.4vw, 1.75rem);
        font-weight: 700;
        letter-spacing: -0.015em;
        line-height: 1.2;
      }
      p {
        margin-top: 0.2rem;
      }
      .reason {
        font-size: 0.9rem;
      }
      /* As many lines as the longest words take: the board below must not move while a piece is dragged. */
      .line {
        --lines: 2;
        min-height: calc(2.3rem + var(--lines) * 1.5rem);
      }
      @container (max-width: 42rem) {
        .many {
          --lines: 4;
        }
      }
      @container (max-width: 35rem) {
        .line {
          --lines: 3;
        }
        .many {
          --lines: 5;
        }
      }
      @container (max-width: 24rem) {
        .line {
          --lines: 3;
          gap: 0.7rem;
          min-height: calc(1.7rem + var(--lines) * 1.3rem);
        }
        .many {
          --lines: 6;
        }
        .badge {
          width: 2.5rem;
          height: 2.5rem;
          font-size: 1.15rem;
        }
        p {
          font-size: 0.86rem;
          line-height: 1.3rem;
        }
        .facts {
          font-size: 0.82rem;
        }
        .reason {
          font-size: 0.84rem;
        }
      }
    `,
  ];

  protected override render() {
    const { verdict } = this;
    if (!verdict) return nothing;
    const letter = SHADE_LETTERS[verdict.tone === 'undecided' ? 'unknown' : verdict.tone];
    return html`
      <div class="line ${verdict.facts.length > 2 ? 'many' : ''}">
        <span class="badge ${verdict.tone}" aria-hidden="true">${letter}${verdict.tone === 'lose' ? html`<i class="dot"></i>` : verdict.tone === 'draw' ? html`<i class="bars"></i>` : nothing}</span>
        <div>
          <h2>${verdict.headline}</h2>
          <p class="facts">${verdict.facts.join(' · ')}</p>
          <p class="reason muted">${verdict.reason}</p>
        </div>
      </div>
    `;
  }
}
