import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Freshest } from '../freshest.js';
import type { HeapRun } from '../runs/heap-run.js';
import { readCount } from '../../params/typed-count.js';
import { ROWS, rowsWindow, rowStart, USUAL_LENGTH, type RowsWindow } from './period-rows.model.js';
import { heapHint, NOTHING_COMPUTED, rowsOf, TABLE } from '#words/laboratory/laboratory';
import { formatNumber } from '#words/language';
import { restingButton } from '../../controls/resting.js';
import { labelStyles } from '../../styles/label-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';

const MOST_EXCEPTIONS = 100_000;

/** The values in rows as long as the period, or as the reader chooses. Values that break the period are marked. */
@customElement('grundy-period-table')
export class PeriodTable extends LitElement {
  @property({ attribute: false }) run!: HeapRun;
  @property({ type: Number }) version = 0;
  /** The heap that was jumped to. */
  @property({ type: Number }) heap: number | null = null;
  @state() private chosen: number | null = null;
  @state() private row = 0;
  @state() private column = 0;
  @state() private lines: readonly Float64Array[] = [];
  @state() private exceptions: ReadonlySet<number> = new Set();
  private shown: RowsWindow | null = null;
  private round = -1;
  private readonly fresh = new Freshest(() => this.fetch(), 600);

  static override styles = [
    sharedStyles,
    labelStyles,
    css`
      input {
        width: 8rem;
        font-family: var(--mono);
        font-size: var(--text);
      }
      .scroll {
        margin: 0.7rem 0;
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        font-family: var(--mono);
        font-size: var(--small);
        line-height: 1.4;
      }
      th {
        padding: 0 0.25rem;
        font-weight: 400;
        color: var(--muted);
        text-align: right;
        white-space: nowrap;
      }
      td {
        min-width: 1.8em;
        padding: 0.1rem 0.25rem;
        border: 1px solid var(--line);
        text-align: right;
      }
      /* Marked by its frame and weight, not by a colour alone. */
      .mark {
        background: var(--lost);
        border: 1px solid var(--line);
        box-shadow: inset 0 0 0 2px var(--lost-edge);
        color: var(--on-shade);
        font-weight: 600;
      }
      .here {
        outline: 3px solid var(--accent);
        outline-offset: -1px;
        font-weight: 600;
      }
      .key {
        display: inline-block;
        width: 1.4em;
        height: 1.1em;
        margin-right: 0.4em;
        vertical-align: text-bottom;
      }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>): void {
    if (this.run.round !== this.round) {
      this.round = this.run.round;
      this.chosen = null;
      // While there is progress, the old lines stay until the next ones come.
      if (!this.run.progress) this.lines = [];
      this.row = this.column = 0;
    }
    if (changed.has('heap') && this.heap !== null) {
      this.row = Math.max(0, Math.floor(this.heap / this.rowLength) - Math.floor(ROWS / 2));
      this.column = Math.max(0, (this.heap % this.rowLength) - Math.floor(this.window.columns / 2));
    }
    if (['version', 'run', 'chosen', 'row', 'column', 'heap'].some((name) => changed.has(name))) void this.fresh.want();
  }

  private get rowLength(): number {
    return this.chosen ?? this.run.progress?.period?.period ?? USUAL_LENGTH;
  }

  private get window(): RowsWindow {
    return rowsWindow(this.rowLength, this.row, this.column, this.run.known);
  }

  private async fetch(): Promise<void> {
    const { run, window } = this;
    const { round, progress } = run;
    if (!progress) return;
    const starts = Array.from({ length: window.rows }, (_, index) => rowStart(window, index));
    const [exceptions, ...lines] = await Promise.all([
      progress.period ? run.client.ask('exceptions', MOST_EXCEPTIONS) : new Float64Array(),
      ...starts.map((start) => run.client.ask('values', start, window.columns)),
    ]);
    if (round !== run.round) return;
    this.exceptions = new Set(exceptions as Float64Array);
    this.shown = window;
    this.lines = lines as Float64Array[];
  }

  protected override render() {
    const { run, window, rowLength, shown } = this;
    const period = run.progress?.period ?? null;
    const all = Math.max(1, Math.ceil(run.known / rowLength));
    return html`
      <div class="row">
        <label>${TABLE.length} <input id="row-length" type="text" autocomplete="off" .value=${formatNumber(rowLength)} @change=${this.lengthen} /></label>
        ${period && rowLength !== period.period ? html`<button @click=${() => (this.chosen = null)}>${TABLE.asPeriod}</button>` : nothing}
        <div class="row" role="group" aria-label=${TABLE.rows}>
          ${restingButton(TABLE.earlier, window.row === 0, () => (this.row = Math.max(0, window.row - ROWS)))}
          ${restingButton(TABLE.later, window.row + ROWS >= all, () => (this.row = window.row + ROWS))}
        </div>
        ${
          rowLength <= window.columns
            ? nothing
            : html`<div class="row" role="group" aria-label=${TABLE.columns}>
              ${restingButton(TABLE.left, window.column === 0, () => (this.column = window.column - window.columns))}
              ${restingButton(TABLE.right, window.column + window.columns >= rowLength, () => (this.column = window.column + window.columns))}
            </div>`
        }
      </div>
      ${shown && this.lines.length > 0 ? this.table(shown) : html`<p class="muted">${NOTHING_COMPUTED}</p>`}
      ${period && this.exceptions.size > 0 ? html`<p class="muted"><span class="key mark"></span>${TABLE.breaks}</p>` : nothing}
    `;
  }

  private table(shown: RowsWindow) {
    return html`
      <div class="scroll" tabindex="0" role="region" aria-label=${rowsOf(shown.length)}>
        <table>
          <thead>
            <tr><th scope="col">${TABLE.heap}</th>${Array.from({ length: shown.columns }, (_, column) => html`<th scope="col">+${shown.column + column}</th>`)}</tr>
          </thead>
          <tbody>
            ${this.lines.map((line, index) => this.line(line, (shown.row + index) * shown.length, rowStart(shown, index)))}
          </tbody>
        </table>
      </div>
    `;
  }

  private line(values: Float64Array, name: number, first: number) {
    return html`<tr>
      <th scope="row">${formatNumber(name)}</th>
      ${Array.from(values, (value, column) => this.value(value, first + column))}
    </tr>`;
  }

  private value(value: number, heap: number) {
    const breaks = this.exceptions.has(heap);
    const here = heap === this.heap;
    if (!breaks && !here) return html`<td>${value}</td>`;
    return html`<td class="${breaks ? 'mark' : ''} ${here ? 'here' : ''}" title=${heapHint(heap, breaks)}>${value}</td>`;
  }

  private readonly lengthen = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    const length = readCount(field.value, 1e12);
    if (length === null || length === 0) field.value = formatNumber(this.rowLength);
    else {
      this.chosen = length;
      this.row = this.column = 0;
    }
  };
}
