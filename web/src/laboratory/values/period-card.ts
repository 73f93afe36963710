import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Freshest } from '../freshest.js';
import type { HeapRun } from '../runs/heap-run.js';
import { certificateWords, periodWords, suspectedWords } from '../../words/sequence-words.js';
import { count, formatNumber } from '#words/language';
import { guideLink, guideStyles } from '../../controls/guide-link.js';
import { sharedStyles } from '../../styles/shared-styles.js';

const PAGE = 60;
/** More exceptions are not fetched. */
const MOST = 100_000;

/** What is proved of a period, and in another place what only looks like one. Fires `jump` with a heap. */
@customElement('grundy-period')
export class PeriodCard extends LitElement {
  @property({ attribute: false }) run!: HeapRun;
  @property({ type: Number }) version = 0;
  @state() private exceptions: Float64Array | null = null;
  @state() private values: readonly (number | null)[] = [];
  @state() private page = 0;
  private round = -1;
  private readonly fresh = new Freshest(() => this.fetch());

  static override styles = [
    sharedStyles,
    guideStyles,
    css`
      .proved {
        padding: 1rem 1.1rem;
        border: 2px solid var(--accent);
        border-radius: 12px;
        background: var(--surface);
      }
      .proved > p {
        max-width: 70ch;
      }
      .sentence {
        margin: 0.4rem 0;
        font-size: 1.1rem;
        font-weight: 600;
      }
      dl {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 1.6rem;
        margin: 0.6rem 0;
      }
      dl div {
        display: flex;
        gap: 0.5rem;
      }
      dd {
        margin: 0;
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }
      .suspected {
        padding: 0.6rem 0.9rem;
        border: 1px dashed var(--line-strong);
        border-radius: 8px;
        font-style: italic;
      }
      .proved .muted {
        min-height: 24px;
        margin: 0;
      }
      summary {
        width: fit-content;
        min-height: 24px;
        cursor: pointer;
        color: var(--accent);
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2rem;
        margin: 0.5rem 0;
        padding: 0;
        list-style: none;
      }
      li button {
        min-height: 28px;
        padding: 0 0.5em;
        font-size: 0.9rem;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  override willUpdate(): void {
    const { progress, round } = this.run;
    if (round !== this.round) {
      this.round = round;
      this.exceptions = null;
      this.page = 0;
    }
    if (progress?.period && !this.exceptions) void this.fresh.want();
  }

  private async fetch(): Promise<void> {
    const { run, page } = this;
    const { round } = run;
    if (!run.progress?.period) return;
    const exceptions = this.exceptions ?? (await run.client.ask('exceptions', MOST));
    if (round !== run.round) return;
    const shown = exceptions.subarray(page * PAGE, (page + 1) * PAGE);
    const values = await Promise.all(Array.from(shown, (heap) => run.client.ask('value', heap)));
    if (round !== run.round || page !== this.page) return;
    this.exceptions = exceptions;
    this.values = values;
  }

  protected override render() {
    const period = this.run.progress?.period;
    if (period) {
      return html`
        <section class="proved" aria-labelledby="proved">
          <h2 id="proved">Period, proved</h2>
          <p class="sentence">${periodWords(period)}</p>
          <dl>
            <div><dt>${guideLink('Period', 'period')}</dt><dd data-figure="Period">${formatNumber(period.period)}</dd></div>
            <div><dt>${guideLink('Preperiod', 'preperiod')}</dt><dd data-figure="Preperiod">${formatNumber(period.preperiod)}</dd></div>
            <div><dt>${guideLink('Saltus', 'saltus')}</dt><dd data-figure="Saltus">${formatNumber(period.saltus)}</dd></div>
          </dl>
          <p class="certificate">${certificateWords(period.certificate)} ${guideLink('More about the proof', 'certificate')}</p>
          ${this.list()}
        </section>
      `;
    }
    const suspected = this.run.progress?.suspected;
    return suspected ? html`<p class="suspected">${suspectedWords(suspected)} ${guideLink('Why not?', 'suspected')}</p>` : nothing;
  }

  private list() {
    const { exceptions, page } = this;
    if (!exceptions) return html`<p class="muted">Looking for exceptions.</p>`;
    if (exceptions.length === 0) return html`<p class="muted">There are no exceptions: it holds from the first heap on.</p>`;
    const all = exceptions.length === MOST ? `the first ${formatNumber(MOST)} exceptions` : count(exceptions.length, 'exception');
    const last = Math.min(exceptions.length, (page + 1) * PAGE);
    return html`
      <details>
        <summary>${all.charAt(0).toUpperCase() + all.slice(1)} before it</summary>
        <p class="muted">Heaps of the preperiod whose value is not what the period would give them; after the colon the value.</p>
        <ul>
          ${Array.from(
            exceptions.subarray(page * PAGE, last),
            (heap, index) => html`<li><button title="Show heap ${heap} in the plot" @click=${() => this.jump(heap)}>${formatNumber(heap)}: ${this.values[index] ?? '…'}</button></li>`,
          )}
        </ul>
        ${exceptions.length <= PAGE
          ? nothing
          : html`<div class="row" role="group" aria-label="Exceptions shown">
              <button ?disabled=${page === 0} @click=${() => this.turn(page - 1)}>Earlier</button>
              <button ?disabled=${last === exceptions.length} @click=${() => this.turn(page + 1)}>Later</button>
              <span class="muted">${formatNumber(page * PAGE + 1)} to ${formatNumber(last)}</span>
            </div>`}
      </details>
    `;
  }

  private turn(page: number): void {
    this.page = page;
    this.values = [];
    void this.fresh.want();
  }

  private jump(heap: number): void {
    this.dispatchEvent(new CustomEvent<number>('jump', { detail: heap }));
  }
}
