import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { HeapRun } from '../runs/heap-run.js';
import { sequenceFile } from './sequence-file.js';
import { readCount } from '../../params/typed-count.js';
import { EXPORTS, sequenceStem, type ExportForm } from '../../formats/sequence-export.js';
import { formatNumber } from '#words/language';
import { DATA, notWritten, writeRange } from '#words/laboratory/laboratory';
import { Superseded } from '../../solver/superseded.js';
import { download } from '../../controls/download.js';
import { unless } from '../../controls/resting.js';
import { labelStyles } from '../../styles/label-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';

/** How many values are offered at least once a period gives all of them. */
const OFFERED = 10_000;

/** The values and the plot as files. Fires `plot-file` with `svg` or `png`. */
@customElement('grundy-sequence-data')
export class SequenceData extends LitElement {
  @property({ attribute: false }) run!: HeapRun;
  @property({ type: Number }) version = 0;
  @state() private from = '0';
  /** Empty for all values that are known. */
  @state() private to = '';
  @state() private share: number | null = null;
  @state() private failure = '';
  private abort: AbortController | null = null;

  static override styles = [
    sharedStyles,
    labelStyles,
    css`
      input {
        width: 9rem;
        font-family: var(--mono);
        font-size: var(--text);
      }
      :host > * + * {
        margin-top: 0.8rem;
      }
      progress {
        flex: 1 1 8rem;
        height: 10px;
        accent-color: var(--accent);
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.abort?.abort();
  }

  private get last(): number {
    const { progress, known } = this.run;
    return progress?.period ? Math.max(OFFERED, progress.computed) : known;
  }

  private get range(): { from: number; to: number } | null {
    const from = readCount(this.from, this.run.known);
    const to = this.to === '' ? this.last : readCount(this.to, this.run.known);
    return from === null || to === null || to <= from ? null : { from, to };
  }

  protected override render() {
    const { range, share } = this;
    const busy = share !== null;
    return html`
      <div class="row">
        <label>${DATA.from} <input id="export-from" type="text" autocomplete="off" .value=${this.from} @input=${(event: Event) => (this.from = (event.target as HTMLInputElement).value)} /></label>
        <label>
          ${DATA.to}
          <input id="export-to" type="text" autocomplete="off" placeholder=${formatNumber(this.last)} .value=${this.to} @input=${(event: Event) => (this.to = (event.target as HTMLInputElement).value)} />
        </label>
      </div>
      ${range ? nothing : html`<p class="problem">${writeRange(this.run.known)}</p>`}
      <div class="row" role="group" aria-label=${DATA.values}>
        ${(Object.keys(EXPORTS) as ExportForm[]).map(
          (form) =>
            html`<button title=${EXPORTS[form].meaning} aria-disabled=${!range || busy} @click=${unless(!range || busy, () => void this.save(form))}>${EXPORTS[form].name}</button>`,
        )}
      </div>
      <div class="row" role="group" aria-label=${DATA.plot}>
        <button ?disabled=${!this.run.progress} @click=${() => this.plot('svg')}>${DATA.plotSvg}</button>
        <button ?disabled=${!this.run.progress} @click=${() => this.plot('png')}>${DATA.plotPng}</button>
      </div>
      ${
        busy
          ? html`<div class="row"><progress aria-label=${DATA.progress} max="1" .value=${share}></progress> <button @click=${() => this.abort?.abort()}>${DATA.stop}</button></div>`
          : nothing
      }
      ${this.failure === '' ? nothing : html`<p class="problem" role="alert">${this.failure}</p>`}
    `;
  }

  private plot(kind: 'svg' | 'png'): void {
    this.dispatchEvent(new CustomEvent('plot-file', { detail: kind }));
  }

  private async save(form: ExportForm): Promise<void> {
    const { run, range } = this;
    if (!range) return;
    this.abort = new AbortController();
    this.share = 0;
    this.failure = '';
    try {
      const file = await sequenceFile(
        run,
        form,
        range.from,
        range.to,
        (share) => (this.share = share),
        this.abort.signal,
      );
      if (file) download(file, `${sequenceStem(run.rule!.rules)}.${EXPORTS[form].ending}`);
    } catch (error) {
      if (!(error instanceof Superseded))
        this.failure = notWritten(error instanceof Error ? error.message : String(error));
    }
    this.share = null;
  }
}
