import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { StepView } from '../view-model/wording.js';
import { send } from './events.js';
import { sharedStyles } from './shared-styles.js';
import './binary-columns.js';

/** The explanation, step by step; each step lights up what it speaks of. */
@customElement('grundy-why')
export class WhySteps extends LitElement {
  @property({ attribute: false }) steps: StepView[] = [];

  static override styles = [
    sharedStyles,
    css`
      ol {
        margin: 0.6rem 0 0;
        padding: 0;
        list-style: none;
      }
      li {
        position: relative;
        padding: 0.45rem 0.5rem 0.45rem 2.3rem;
        border-radius: 8px;
      }
      .count {
        position: absolute;
        left: 0.25rem;
        top: 0.5rem;
        width: 1.5rem;
        height: 1.5rem;
        display: grid;
        place-items: center;
        border-radius: 50%;
        font-size: 0.78rem;
        font-weight: 650;
        background: var(--sunken);
        color: var(--muted);
      }
      li:hover,
      li:focus-visible {
        background: var(--sunken);
      }
      li:hover .count,
      li:focus-visible .count {
        background: var(--accent);
        color: var(--on-accent);
      }
      grundy-binary {
        margin-top: 0.5rem;
      }
    `,
  ];

  protected override render() {
    if (this.steps.length === 0) return nothing;
    return html`
      <h2>Why</h2>
      <ol>
        ${this.steps.map((step, index) => this.step(step, index + 1))}
      </ol>
    `;
  }

  private step({ text, items, binary }: StepView, place: number) {
    const show = (): void => send(this, 'grundy-highlight', { items, moves: [] });
    const hide = (): void => send(this, 'grundy-highlight', null);
    return html`
      <li tabindex="0" @mouseenter=${show} @mouseleave=${hide} @focus=${show} @blur=${hide}>
        <span class="count" aria-hidden="true">${place}</span>${text}${binary ? html`<grundy-binary .table=${binary}></grundy-binary>` : nothing}
      </li>
    `;
  }
}
