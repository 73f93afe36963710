import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { problemViews } from '../words/problems.js';
import { DISMISS, moreProblems, notShown, solverStopped } from '#words/site';
import type { Refusal } from '../session/session.js';
import { KeptFocus } from '../controls/kept-focus.js';
import { sharedStyles } from '../styles/shared-styles.js';

const FIRST = 4;

/** Says why the page does not show what was asked for last. */
@customElement('grundy-problems')
export class ProblemBanner extends LitElement {
  @property({ attribute: false }) refusal: Refusal | null = null;
  @property() failure: string | null = null;
  /** Whether there is a position to fall back on. */
  @property({ type: Boolean }) shown = false;
  protected readonly focusing = new KeptFocus(this);

  static override styles = [
    sharedStyles,
    css`
      .banner {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 0.8rem;
        align-items: start;
        margin-bottom: 1rem;
        padding: 0.7rem 0.9rem;
        border: 1px solid var(--danger);
        border-radius: var(--radius);
        background: var(--surface);
        overflow-wrap: anywhere;
      }
      /* Lies over the page: a banner that appears during a drag must not push the board from under the finger. */
      .over {
        position: fixed;
        z-index: 5;
        bottom: 0.75rem;
        left: 0.75rem;
        right: 0.75rem;
        max-width: 46rem;
        max-height: 40vh;
        margin: 0 auto;
        overflow: auto;
        box-shadow: var(--raised);
      }
      /* Below the button, beside which it would get only half the width of a phone. */
      ul {
        grid-column: 1 / -1;
        margin: 0.3rem 0 0;
        padding-left: 1.1rem;
      }
      b {
        color: var(--danger);
        font-weight: 600;
      }
      button {
        grid-area: 1 / 2;
      }
    `,
  ];

  protected override render() {
    return html`<div role="status">${this.content()}</div>`;
  }

  private content() {
    if (this.failure !== null) {
      const { mark, after } = solverStopped(this.failure, this.shown);
      return this.banner(html`<p><b>${mark}</b> ${after}</p>`);
    }
    if (this.refusal === null) return nothing;
    const problems = problemViews(this.refusal.problems);
    const rest = problems.length - FIRST;
    const { mark, after } = notShown(this.refusal.first ?? false);
    return this.banner(html`
      <p><b>${mark}</b> ${after}</p>
      <ul>
        ${problems.slice(0, FIRST).map(({ text }) => html`<li>${text}</li>`)}
        ${rest > 0 ? html`<li>${moreProblems(rest)}</li>` : nothing}
      </ul>
    `);
  }

  private banner(content: unknown) {
    return html`
      <div class="banner ${this.shown ? 'over' : ''}">
        ${content}
        <button @click=${() => this.dispatchEvent(new CustomEvent('dismiss'))}>${DISMISS}</button>
      </div>
    `;
  }
}
