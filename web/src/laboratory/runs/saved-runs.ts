import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isBroken, type KeptRun, type SavedRun } from './run-record.js';
import { FAULTS, lockedWords, SAVED_RUNS, savedRun } from '#words/laboratory/laboratory';
import { memoryWords } from '#words/laboratory/sequences';
import { unless } from '../../controls/resting.js';
import { sharedStyles } from '../../styles/shared-styles.js';

/** The runs that this browser keeps. Broken ones can only be deleted. Fires `run-continue` and `run-delete` with one of them. */
@customElement('grundy-saved-runs')
export class SavedRuns extends LitElement {
  @property({ attribute: false }) runs: readonly KeptRun[] = [];
  /** Why the saved runs cannot be listed; empty if they can. */
  @property() failure = '';
  @property({ type: Boolean }) busy = false;
  /** Why none of them can replace the present run; empty if one can. */
  @property() locked = '';
  /** The run that a second press deletes. */
  @state() private doomed: KeptRun | null = null;

  static override styles = [
    sharedStyles,
    css`
      ul {
        display: grid;
        gap: 0.6rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1rem;
        align-items: center;
        justify-content: space-between;
        padding-bottom: 0.6rem;
        border-bottom: 1px solid var(--line);
      }
      li:last-child {
        padding-bottom: 0;
        border-bottom: none;
      }
      code {
        font-family: var(--mono);
        font-size: var(--small);
        overflow-wrap: anywhere;
      }
      small {
        color: var(--muted);
      }
    `,
  ];

  protected override render() {
    if (this.failure !== '') return html`<p class="problem">${this.failure}</p>`;
    if (this.runs.length === 0) return html`<p class="muted">${SAVED_RUNS.none}</p>`;
    return html`
      ${this.locked === '' ? nothing : html`<p class="muted">${lockedWords(this.locked)}</p>`}
      <ul>
        ${this.runs.map((run) => this.run(run))}
      </ul>
    `;
  }

  private run(run: KeptRun) {
    // The list is read again whenever a tab writes, so the same run may be another object.
    const doomed = this.doomed !== null && this.doomed.id === run.id;
    const resting = this.busy || this.locked !== '';
    return html`
      <li data-saved=${isBroken(run) ? '' : run.rules}>
        <div>${isBroken(run) ? html`<b>${SAVED_RUNS.broken}</b><br /><small>${FAULTS[run.fault]}</small>` : this.words(run)}</div>
        <div class="row">
          ${isBroken(run) ? nothing : html`<button aria-disabled=${resting} title=${this.locked} @click=${unless(resting, () => this.tell('run-continue', run))}>${SAVED_RUNS.continue}</button>`}
          <button aria-disabled=${this.busy} @click=${unless(this.busy, () => (doomed ? this.tell('run-delete', run) : (this.doomed = run)))} @blur=${() => (this.doomed = null)}>
            ${doomed ? SAVED_RUNS.really : SAVED_RUNS.delete}
          </button>
        </div>
      </li>
    `;
  }

  private words({ title, rules, computed, size, saved, sums }: SavedRun) {
    return html`
      <b>${title}</b> <code>${rules}</code><br />
      <small>${savedRun(computed, memoryWords(size), saved, sums !== null)}</small>
    `;
  }

  private tell(name: string, run: KeptRun): void {
    this.doomed = null;
    this.dispatchEvent(new CustomEvent<KeptRun>(name, { detail: run }));
  }
}
