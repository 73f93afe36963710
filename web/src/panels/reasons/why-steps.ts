import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { stepViews, type StepView } from '../../words/wording.js';
import { send, type Highlight } from '../../controls/events.js';
import { LaterPart } from '../../controls/later-part.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { pin, WHY } from '#words/panels/answers';
import './binary-columns.js';

/** The explanation, step by step; each step lights up what it speaks of, and keeps it lit when pressed. */
@customElement('grundy-why')
export class WhySteps extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  /** The step that stays lit. */
  @state() private pinned: number | null = null;
  private steps: StepView[] = [];
  private readonly columns = new LaterPart(this, 1);

  static override styles = [
    sharedStyles,
    css`
      ol {
        margin: 0.6rem 0 0;
        padding: 0;
        list-style: none;
      }
      .step {
        position: relative;
        display: block;
        width: 100%;
        padding: 0.45rem 0.5rem 0.45rem 2.3rem;
        border: 1.5px solid transparent;
        border-radius: 8px;
        background: none;
        color: inherit;
        text-align: left;
      }
      grundy-binary {
        padding: 0.1rem 0.5rem 0.45rem 2.3rem;
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
      button.step:hover,
      button.step:focus-visible,
      button.step[aria-pressed='true'] {
        background: var(--sunken);
        color: var(--ink);
      }
      button.step[aria-pressed='true'] {
        border-color: var(--accent);
      }
      button.step:hover .count,
      button.step:focus-visible .count,
      button.step[aria-pressed='true'] .count {
        background: var(--accent);
        color: var(--on-accent);
      }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('analysis')) return;
    this.steps = stepViews(this.analysis);
    this.pinned = null;
  }

  protected override render() {
    if (this.steps.length === 0) return nothing;
    return html`
      <h2>${WHY}</h2>
      <ol>
        ${this.steps.map((step, index) => html`<li>${this.step(step, index)}${step.binary ? this.columns.draw(this.analysis, () => html`<grundy-binary .table=${step.binary}></grundy-binary>`) : nothing}</li>`)}
      </ol>
    `;
  }

  private step({ text, items, moves }: StepView, index: number) {
    const words = html`<span class="count" aria-hidden="true">${index + 1}</span>${text}`;
    if (items.length === 0 && moves.length === 0) return html`<div class="step">${words}</div>`;
    const show = (): void => send(this, 'grundy-highlight', { items, moves });
    const hide = (): void => send(this, 'grundy-highlight', null);
    return html`
      <button
        class="step"
        aria-pressed=${this.pinned === index}
        title=${pin(this.pinned === index)}
        @mouseenter=${show}
        @mouseleave=${hide}
        @focus=${show}
        @blur=${hide}
        @click=${() => this.pin(index, { items, moves })}
      >
        ${words}
      </button>
    `;
  }

  private pin(index: number, highlight: Highlight): void {
    const off = this.pinned === index;
    this.pinned = off ? null : index;
    send(this, 'grundy-pin', off ? null : highlight);
    if (off) send(this, 'grundy-highlight', null);
  }
}
