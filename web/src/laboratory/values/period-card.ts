import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Freshest } from '../freshest.js';
import type { HeapRun } from '../runs/heap-run.js';
import { exception, exceptionsBefore, fromTo, PERIOD, showInPlot } from '#words/laboratory/laboratory';
import { formatNumber } from '#words/language';
import { certificateWords, FIGURE_NAMES, periodWords, suspectedWords } from '#words/laboratory/sequences';
import { guideLink, guideStyles } from '../../controls/guide-link.js';
import { restingButton } from '../../controls/resting.js';
import { sharedStyles } from '../../styles/shared-styles.js';

const PAGE = 60;
/** Exceptions that are fetched at most. */
const MOST = 100_000;

/**
 * A proved period with its proof and its exceptions, or what only looks like a period: two sentences in two places, a heading with a frame and a dashed
 * line. Fires `jump` with a heap.
 */
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
        border: 1px solid var(--line);
        border-radius: 12px;
        background: var(--surface);
        box-shadow: var(--shadow);
      }
      .proved > p {
        max-width: 70ch;
      }
      .sentence {
        margin: 0.4rem 0;
        font-size: var(--large);
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
        font-size: var(--small);
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
          <h2 id="proved">${PERIOD.title}</h2>
          <p class="sentence">${periodWords(period)}</p>
          <dl>
            <div><dt>${guideLink(FIGURE_NAMES.period, 'period')}</dt><dd data-figure="period">${formatNumber(period.period)}</dd></div>
            <div><dt>${guideLink(FIGURE_NAMES.preperiod, 'preperiod')}</dt><dd data-figure="preperiod">${formatNumber(period.preperiod)}</dd></div>
            <div><dt>${guideLink(FIGURE_NAMES.saltus, 'saltus')}</dt><dd data-figure="saltus">${formatNumber(period.saltus)}</dd></div>
          </dl>
          <p class="certificate">${certificateWords(period.certificate)} ${guideLink(PERIOD.proof, 'certificate')}</p>
          ${this.list()}
        </section>
      `;
    }
    const suspected = this.run.progress?.suspected;
    return suspected
      ? html`<p class="suspected">${suspectedWords(suspected)} ${guideLink(PERIOD.whyNot, 'suspected')}</p>`
      : nothing;
  }

  private list() {
    const { exceptions, page } = this;
    if (!exceptions) return html`<p class="muted">${PERIOD.looking}</p>`;
    if (exceptions.length === 0) return html`<p class="muted">${PERIOD.none}</p>`;
    const last = Math.min(exceptions.length, (page + 1) * PAGE);
    return html`
      <details>
        <summary>${exceptionsBefore(exceptions.length, exceptions.length === MOST)}</summary>
        <p class="muted">${PERIOD.meaning}</p>
        <ul>
          ${Array.from(
            exceptions.subarray(page * PAGE, last),
            (heap, index) =>
              html`<li><button title=${showInPlot(heap)} @click=${() => this.jump(heap)}>${exception(heap, this.values[index] ?? null)}</button></li>`,
          )}
        </ul>
        ${
          exceptions.length <= PAGE
            ? nothing
            : html`<div class="row" role="group" aria-label=${PERIOD.shown}>
              ${restingButton(PERIOD.earlier, page === 0, () => this.turn(page - 1))}
              ${restingButton(PERIOD.later, last === exceptions.length, () => this.turn(page + 1))}
              <span class="muted">${fromTo(page * PAGE + 1, last)}</span>
            </div>`
        }
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
