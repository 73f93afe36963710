import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Freshest } from '../freshest.js';
import type { HeapRun } from '../runs/heap-run.js';
import { barsOf, type Bar } from './frequency.model.js';
import {
  FREQUENCIES,
  frequenciesAmong,
  heapsAndShare,
  NOTHING_COMPUTED,
  UNSEEN_COMMON,
  valuesNotDrawn,
} from '#words/laboratory/laboratory';
import { guideLink, guideStyles } from '../../controls/guide-link.js';
import { labelStyles } from '../../styles/label-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';

/** Bars that are drawn at most. */
const MOST_BARS = 400;

/** How often each value occurs. */
@customElement('grundy-value-bars')
export class ValueBars extends LitElement {
  @property({ attribute: false }) run!: HeapRun;
  @property({ type: Number }) version = 0;
  @state() private frequencies: ArrayLike<number> = [];
  @state() private rares: ReadonlySet<number> = new Set();
  @state() private even = true;
  private readonly fresh = new Freshest(() => this.fetch(), 600);

  static override styles = [
    sharedStyles,
    guideStyles,
    labelStyles,
    css`
      /* What is heard alone scrolls with the bars. */
      .bars {
        position: relative;
        display: grid;
        grid-template-columns: auto minmax(4rem, 1fr) auto;
        gap: 3px 0.7rem;
        align-items: center;
        max-height: 26rem;
        margin-top: 0.7rem;
        overflow-y: auto;
        font-size: var(--small);
      }
      .bars > div {
        display: contents;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem;
        align-items: center;
        justify-content: space-between;
      }
      .number {
        text-align: right;
      }
      input {
        min-height: 0;
      }
      svg {
        display: block;
        width: 100%;
        height: 14px;
      }
      rect,
      i {
        fill: var(--accent);
        background: var(--accent);
      }
      .rare {
        fill: var(--lost-edge);
        background: var(--lost-edge);
      }
      .key {
        display: flex;
        gap: 1.2rem;
        margin-top: 0.7rem;
        font-size: var(--small);
      }
      i {
        display: inline-block;
        width: 1.4em;
        height: 0.7em;
        margin-right: 0.3em;
      }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('version') || changed.has('run')) void this.fresh.want();
  }

  private async fetch(): Promise<void> {
    const { run } = this;
    const { round } = run;
    const [frequencies, rares] = run.progress
      ? await Promise.all([run.client.ask('frequencies'), run.client.ask('rareValues')])
      : [[], []];
    if (round !== run.round) return;
    this.frequencies = frequencies;
    this.rares = new Set(rares);
  }

  protected override render() {
    const bars = barsOf(this.frequencies, this.even, this.rares);
    if (bars.length === 0) return html`<p class="muted">${NOTHING_COMPUTED}</p>`;
    const all = bars.reduce((sum, { count }) => sum + count, 0);
    return html`
      <div class="head">
        <p>${frequenciesAmong(all)} ${guideLink(FREQUENCIES.why, 'rare')}</p>
        <label><input type="checkbox" .checked=${this.even} @change=${(event: Event) => (this.even = (event.target as HTMLInputElement).checked)} /> ${FREQUENCIES.even}</label>
      </div>
      ${this.key()}
      <div class="bars" role="table" aria-label=${FREQUENCIES.label} tabindex="0">
        <div role="row"><span role="columnheader">${FREQUENCIES.value}</span><span role="columnheader">${FREQUENCIES.length}</span><span role="columnheader" class="number">${FREQUENCIES.heaps}</span></div>
        ${bars.slice(0, MOST_BARS).map((bar) => this.bar(bar, all))}
      </div>
      ${bars.length > MOST_BARS ? html`<p class="muted">${valuesNotDrawn(bars.length - MOST_BARS)}</p>` : nothing}
    `;
  }

  private key() {
    if (this.rares.size > 0)
      return html`<p class="key muted"><span><i class="rare"></i> ${FREQUENCIES.rare}</span> <span><i></i> ${FREQUENCIES.common}</span></p>`;
    if (!this.run.progress?.sparse?.parity) return nothing;
    return html`<p class="key muted">${FREQUENCIES.alternating}</p>`;
  }

  /** Only rare values, which are few, get a visible word; `common` is for screen readers. */
  private named(kind: Bar['kind']) {
    if (kind === null) return nothing;
    return kind === 'rare' ? html` · <b>${FREQUENCIES.rare}</b>` : html`<span class="unseen">${UNSEEN_COMMON}</span>`;
  }

  private bar({ value, count, length, kind }: Bar, all: number) {
    return html`
      <div role="row">
        <span role="rowheader" class="number">${value}</span>
        <span role="cell"><svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true"><rect class=${kind ?? ''} width=${length * 100} height="14"></rect></svg></span>
        <span role="cell" class="number">${heapsAndShare(count, all)}${this.named(kind)}</span>
      </div>
    `;
  }
}
