import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { HeapRun } from './heap-run.js';
import { MOST_WANTED } from '../laboratory-settings.js';
import { readCount } from '../../params/typed-count.js';
import { formatNumber } from '#words/language';
import { readingShare, RUN, runStopped, savingShare, writeCount } from '#words/laboratory/laboratory';
import { demandWords, statusWords } from '#words/laboratory/sequences';
import { unless } from '../../controls/resting.js';
import { guideLink, guideStyles } from '../../controls/guide-link.js';
import { sharedStyles } from '../../styles/shared-styles.js';

export type RunAction = 'start' | 'pause' | 'cancel' | 'save';

const USUAL = [3, 4, 5, 6, 7, 8, 9];

/** How many values are wanted, and the buttons of the run. Fires `run` with what was pressed, and `values-change` with the number. */
@customElement('grundy-run')
export class RunControl extends LitElement {
  @property({ attribute: false }) run!: HeapRun;
  @property({ type: Number }) version = 0;
  @property({ type: Number }) wanted = 0;
  /** The result of saving or of continuing a saved run, in words. */
  @property() note = '';
  @property({ type: Boolean }) saving = false;
  /** The share of a run that is saved or read so far; null while neither is done. */
  @property({ attribute: false }) share: number | null = null;
  @state() private draft: string | null = null;

  static override styles = [
    sharedStyles,
    guideStyles,
    css`
      label {
        display: grid;
        gap: 0.2rem;
        font-size: var(--small);
        color: var(--muted);
      }
      .count {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: end;
      }
      .count label {
        flex: 1 1 8rem;
        max-width: 13rem;
      }
      .count select {
        flex: 0 1 7rem;
        min-width: 0;
      }
      input {
        width: 100%;
        min-width: 0;
        font-family: var(--mono);
        font-size: var(--text);
      }
      .demand {
        margin: 0.3rem 0 0.7rem;
        font-size: var(--small);
      }
      .status,
      progress ~ p:not(:empty) {
        margin-top: 0.7rem;
      }
      progress {
        display: block;
        width: 100%;
        height: 10px;
        margin-top: 0.4rem;
        accent-color: var(--accent);
      }
      .go {
        min-width: 6rem;
        background: var(--accent);
        border-color: var(--accent);
        color: var(--on-accent);
      }
      .go[aria-disabled='true'] {
        background: var(--surface);
        border-color: var(--line);
        color: var(--muted);
      }
    `,
  ];

  private get count(): number | null {
    const count = this.draft === null ? this.wanted : readCount(this.draft, MOST_WANTED);
    return count === 0 ? null : count;
  }

  private get goal(): number {
    const { rule, progress } = this.run;
    return Math.min(this.wanted, progress?.most ?? rule?.most ?? this.wanted);
  }

  protected override render() {
    const { run, wanted, count, saving } = this;
    const { rule, progress, state: doing } = run;
    const computed = progress?.computed ?? 0;
    return html`
      <div class="count">
        <label>
          ${RUN.count}
          <input
            id="wanted"
            type="text"
            inputmode="text"
            autocomplete="off"
            spellcheck="false"
            aria-describedby="demand"
            aria-invalid=${count === null}
            .value=${this.draft ?? formatNumber(wanted)}
            @input=${(event: InputEvent) => (this.draft = (event.target as HTMLInputElement).value)}
            @change=${this.counted}
          />
        </label>
        <select aria-label=${RUN.usualLabel} @change=${this.chosen}>
          <option value="" selected>${RUN.usual}</option>
          ${USUAL.map((power) => html`<option value=${10 ** power}>${formatNumber(10 ** power)}</option>`)}
        </select>
      </div>
      <div id="demand" class="demand">
        ${
          count === null
            ? html`<p class="problem">${writeCount(MOST_WANTED)}</p>`
            : html`<p class="muted">${rule ? demandWords(rule, count, progress?.largest) : ''} ${rule ? guideLink(RUN.why, 'memory') : nothing}</p>`
        }
      </div>
      <div class="row" role="group" aria-label=${RUN.group}>${this.buttons()}</div>
      <p class="status">${rule || doing === 'reading' ? statusWords(doing, progress, this.goal) : RUN.noRule}</p>
      ${
        doing === 'running' || doing === 'paused'
          ? html`<progress aria-label=${RUN.progress} max="1" .value=${Math.min(1, computed / Math.max(1, this.goal))}></progress>`
          : nothing
      }
      ${run.failure === '' ? nothing : html`<p class="problem" role="alert">${runStopped(run.failure)}</p>`}
      <p class="muted" role="status">${this.note}</p>
      ${this.share === null ? nothing : html`<p class="muted">${saving ? savingShare(this.share) : readingShare(this.share)}</p>`}
    `;
  }

  private buttons() {
    const { run, saving } = this;
    const { state: doing, progress, rule } = run;
    const computed = progress?.computed ?? 0;
    const more = rule !== null && !progress?.period && computed < this.goal;
    const begun = doing === 'paused' || (doing === 'done' && more);
    const running = doing === 'running';
    const startable = this.count !== null && (doing === 'empty' ? rule !== null : more) && doing !== 'reading';
    const unsavable = computed === 0 || saving || doing === 'reading';
    // One element for all three, so that it keeps the focus when it is pressed.
    return html`
      <button class="go" aria-disabled=${!running && !startable} @click=${unless(!running && !startable, () => this.tell(running ? 'pause' : 'start'))}>${running ? RUN.pause : begun ? RUN.continue : RUN.start}</button>
      <button aria-disabled=${doing === 'empty'} title=${RUN.cancelHint} @click=${unless(doing === 'empty', () => this.tell('cancel'))}>${doing === 'ready' || doing === 'done' ? RUN.clear : RUN.cancel}</button>
      <button aria-disabled=${unsavable} title=${RUN.saveHint} @click=${unless(unsavable, () => this.tell('save'))}>
        ${saving ? RUN.saving : RUN.save}
      </button>
    `;
  }

  private tell(action: RunAction): void {
    this.dispatchEvent(new CustomEvent<RunAction>('run', { detail: action }));
  }

  private readonly counted = (): void => {
    const { count } = this;
    if (count === null) return;
    this.draft = null;
    this.want(count);
  };

  private readonly chosen = ({ target }: Event): void => {
    const list = target as HTMLSelectElement;
    this.draft = null;
    if (list.value !== '') this.want(Number(list.value));
    list.value = '';
  };

  private want(values: number): void {
    this.dispatchEvent(new CustomEvent<number>('values-change', { detail: values }));
  }
}
