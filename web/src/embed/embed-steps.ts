import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { reasonShown } from '#words/panels/answers';
import { STEPS, turnShown } from '#words/steps';
import { moreIcon } from '../controls/more-icons.js';
import { unless } from '../controls/resting.js';
import { readingStyles } from '../styles/reading-styles.js';
import { sharedStyles } from '../styles/shared-styles.js';
import type { SolverClient } from '../solver/client.js';
import { Superseded } from '../solver/superseded.js';
import { stepListOf, type Shown, type StepList } from './step-lists.js';
import type { Steps } from '../params/embed-settings.js';
import '../panels/reasons/binary-columns.js';

/** Steps through the reasons, a table that fills, or a match of perfect players. Fires `step` with what to show, and `go` with another position. */
@customElement('grundy-steps')
export class EmbedSteps extends LitElement {
  @property({ attribute: false }) kind!: Steps;
  /** The position on screen. */
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) solver!: SolverClient;
  @state() private shown: Shown | null = null;
  @state() private busy = false;
  @state() private failure = '';
  private list: StepList | null = null;

  static override styles = [
    sharedStyles,
    readingStyles,
    css`
      :host {
        padding-block: 0.4rem;
        border-block: 1px solid var(--line);
      }
      .row {
        gap: 0.2rem;
        font-size: var(--small);
      }
      .row span {
        min-width: 5em;
        text-align: center;
      }
      /* What stands below stays where it is while short steps are walked. */
      .said {
        min-height: 3lh;
      }
      .said p + p {
        margin-top: 0.2rem;
      }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('kind')) this.list = null;
    if (!changed.has('analysis') || this.list?.follows(this.analysis)) return;
    this.list = stepListOf(this.kind, this.solver, (text) =>
      this.dispatchEvent(new CustomEvent('go', { detail: text })),
    );
    this.shown = null;
    this.failure = '';
    const { analysis } = this;
    void this.show((list) => list.begin(analysis));
  }

  protected override render() {
    const { shown, failure, busy } = this;
    if (failure !== '') return html`<p class="problem" role="alert">${failure}</p>`;
    if (shown === null) return html`<p class="muted" role="status">${STEPS.waiting}</p>`;
    const { step, steps, said, binary } = shown;
    const [first, last] = [busy || step === 0, busy || step === steps];
    return html`
      <div class="row" role="group" aria-label=${STEPS.names[this.kind]}>
        <button class="plain back" aria-disabled=${first} @click=${unless(first, () => void this.show((list) => list.to(step - 1)))}>${moreIcon('previous')}${STEPS.back}</button>
        <span class="muted">${steps === null ? turnShown(step) : reasonShown(step, steps)}</span>
        <button class="plain next" aria-disabled=${last} @click=${unless(last, () => void this.show((list) => list.to(step + 1)))}>${STEPS.next}${moreIcon('next')}</button>
      </div>
      <div class="said read" aria-live="polite">
        ${said.map((sentence) => html`<p>${sentence}</p>`)} ${binary ? html`<grundy-binary .table=${binary}></grundy-binary>` : nothing}
      </div>
    `;
  }

  private async show(ask: (list: StepList) => Promise<Shown>): Promise<void> {
    const { list } = this;
    if (list === null) return;
    this.busy = true;
    try {
      const shown = await ask(list);
      if (list !== this.list) return;
      this.shown = shown;
      this.dispatchEvent(new CustomEvent<Shown>('step', { detail: shown }));
    } catch (error) {
      if (!(error instanceof Superseded) && list === this.list)
        this.failure = error instanceof Error ? error.message : String(error);
    } finally {
      if (list === this.list) this.busy = false;
    }
  }
}
