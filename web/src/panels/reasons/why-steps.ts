import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { reasonOf } from '../../telling/theorems.model.js';
import { stepViews, type StepView } from '../../telling/steps.model.js';
import { send } from '../../controls/events.js';
import { moreIcon } from '../../controls/more-icons.js';
import { unless } from '../../controls/resting.js';
import { LaterPart } from '../../controls/later-part.js';
import { readingStyles } from '../../styles/reading-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { pin, reasonShown, WALK_REASONS, WHY } from '#words/panels/answers';
import './binary-columns.js';

/** Milliseconds for which a step is shown while they play: `LOOK` to look up, `READ` to read each character. */
const LOOK = 1500;
const READ = 45;

/** The reasons, step by step: each lights up what it is about when pointed at, and stays lit while shown. */
@customElement('grundy-why')
export class WhySteps extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  /** The step that is shown, counted from 0. */
  @state() private shown: number | null = null;
  @state() private playing: ReturnType<typeof setTimeout> | null = null;
  private steps: StepView[] = [];
  private readonly columns = new LaterPart(this, 1);

  static override styles = [
    sharedStyles,
    readingStyles,
    css`
      .known {
        margin-top: 0.3rem;
        font-size: var(--small);
      }
      ol {
        margin: 0.6rem 0 0;
        padding: 0;
        list-style: none;
      }
      li {
        border-top: 1px solid var(--line);
      }
      li.shown {
        background: color-mix(in srgb, var(--won) 40%, transparent);
      }
      .step {
        position: relative;
        display: block;
        width: 100%;
        padding: 0.7rem 0.5rem 0.7rem 2.3rem;
        border: 0;
        border-radius: 0;
        background: none;
        text-align: left;
      }
      /* The item of the shown step is marked, so its button is not. */
      .step[aria-pressed] {
        background: none;
        color: inherit;
        forced-color-adjust: auto;
      }
      grundy-binary {
        padding: 0 0.5rem 0.8rem 2.3rem;
      }
      .count {
        position: absolute;
        left: 0.5rem;
        top: 0.85rem;
        font-family: var(--sans);
        font-size: var(--small);
        font-weight: 600;
        line-height: 1.4;
        color: var(--muted);
      }
      .step:hover .count,
      .step:focus-visible .count,
      .shown .count {
        color: var(--accent);
      }
      .walk {
        display: flex;
        align-items: center;
        gap: 0.3rem;
        padding-top: 0.5rem;
        border-top: 1px solid var(--line);
        font-size: var(--small);
      }
      .walk button:hover:not([aria-disabled='true']) {
        border-color: transparent;
        color: var(--ink);
      }
      .walk span {
        min-width: 5em;
        text-align: center;
      }
      @media (forced-colors: active) {
        li.shown {
          border-inline-start: 4px solid Highlight;
        }
      }
      @media print {
        .walk {
          display: none;
        }
      }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('analysis')) return;
    this.steps = stepViews(this.analysis);
    this.shown = null;
    this.pause();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pause();
  }

  /** Goes `by` steps on or back; before the first, none is shown. */
  walk(by: number): void {
    const to = (this.shown ?? -1) + by;
    if (to >= -1 && to < this.steps.length) this.show(to < 0 ? null : to);
  }

  protected override render() {
    const { steps, shown } = this;
    if (steps.length === 0) return nothing;
    return html`
      <h2 class="label">${WHY}</h2>
      ${this.analysis.outcome === 'undecided' ? nothing : html`<p class="known muted">${reasonOf(this.analysis)}</p>`}
      <ol>
        ${steps.map((step, index) => html`<li class=${index === shown ? 'shown' : ''}>${this.step(step, index)}${this.binary(step)}</li>`)}
      </ol>
      ${steps.length < 2 ? nothing : this.controls(shown === null ? 0 : shown + 1)}
    `;
  }

  private binary({ binary }: StepView) {
    return binary
      ? this.columns.draw(this.analysis, () => html`<grundy-binary .table=${binary}></grundy-binary>`)
      : nothing;
  }

  private step({ text, items, moves }: StepView, index: number) {
    const here = this.shown === index;
    return html`
      <button
        class="step read said"
        aria-pressed=${here}
        title=${pin(here)}
        @mouseenter=${() => send(this, 'grundy-highlight', { items, moves })}
        @mouseleave=${this.unlight}
        @focus=${() => send(this, 'grundy-highlight', { items, moves })}
        @blur=${this.unlight}
        @click=${() => {
          this.pause();
          this.show(here ? null : index);
          if (here) this.unlight();
        }}
      >
        <span class="count" aria-hidden="true">${index + 1}</span>${text}
      </button>
    `;
  }

  private controls(number: number) {
    const last = this.steps.length;
    const toggle = this.playing === null ? 'play' : 'pause';
    const go = (by: number) => (): void => {
      this.pause();
      this.walk(by);
    };
    return html`
      <div class="walk" role="group" aria-label=${WALK_REASONS.name}>
        <button class="plain back" aria-disabled=${number === 0} @click=${unless(number === 0, go(-1))}>${moreIcon('previous')}${WALK_REASONS.back}</button>
        <span class="muted">${reasonShown(number, last)}</span>
        <button class="plain next" aria-disabled=${number === last} @click=${unless(number === last, go(1))}>${WALK_REASONS.next}${moreIcon('next')}</button>
        <button class="plain play" aria-label=${WALK_REASONS[toggle]} title=${WALK_REASONS[toggle]} @click=${this[toggle]}>${moreIcon(toggle)}</button>
        <p class="unseen" role="status">${number === 0 ? nothing : this.steps[number - 1]?.text}</p>
      </div>
    `;
  }

  private readonly unlight = (): void => send(this, 'grundy-highlight', null);

  private show(index: number | null): void {
    this.shown = index;
    const step = index === null ? null : this.steps[index];
    send(this, 'grundy-pin', step ? { items: step.items, moves: step.moves } : null);
    void this.updateComplete.then(() => this.renderRoot.querySelector('.shown')?.scrollIntoView({ block: 'nearest' }));
  }

  /** Plays from here on; from the first step again if the last one is shown. */
  private readonly play = (): void => {
    if (this.shown === this.steps.length - 1) this.shown = null;
    this.on();
  };

  private on(): void {
    this.walk(1);
    const { shown, steps } = this;
    const more = shown !== null && shown < steps.length - 1;
    this.playing = more ? setTimeout(() => this.on(), LOOK + READ * (steps[shown]?.text.length ?? 0)) : null;
  }

  private readonly pause = (): void => {
    if (this.playing !== null) clearTimeout(this.playing);
    this.playing = null;
  };
}
