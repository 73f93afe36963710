import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { readCount } from '../../params/typed-count.js';
import type { Limits, Range } from './plot.model.js';
import { formatNumber } from '#words/language';
import { JUMPS, writeOneHeap, writeTwoHeaps } from '#words/laboratory/plot';
import { labelStyles } from '../../styles/label-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';

/** Leads to one heap, or to a range of them, by number. Fires `jump` with a heap and `range-change` with a range. */
@customElement('grundy-jumps')
export class PlotJumps extends LitElement {
  @property({ attribute: false }) limits: Limits = { end: 0, widest: 0 };
  @property({ attribute: false }) range: Range | null = null;
  @state() private problem = '';

  static override styles = [
    sharedStyles,
    labelStyles,
    css`
      .jumps,
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1.1rem;
      }
      form {
        align-items: center;
        column-gap: 0.5rem;
      }
      @media (max-width: 34rem) {
        form {
          flex-basis: 100%;
        }
      }
      input {
        width: 7.5rem;
        font-family: var(--mono);
        font-size: var(--text);
      }
    `,
  ];

  protected override render() {
    const { range, problem } = this;
    return html`
      <div class="jumps">
        <form @submit=${this.jump}>
          <label>${JUMPS.heap} <input id="jump" name="heap" type="text" autocomplete="off" aria-invalid=${problem !== ''} /></label>
          <button>${JUMPS.go}</button>
        </form>
        <form @submit=${this.show}>
          <label>${JUMPS.from} <input id="range-from" name="from" type="text" autocomplete="off" .value=${range ? formatNumber(Math.floor(range.from)) : ''} placeholder="0" /></label>
          <label>${JUMPS.to} <input id="range-to" name="to" type="text" autocomplete="off" .value=${range ? formatNumber(Math.ceil(range.to)) : ''} placeholder=${JUMPS.all} /></label>
          <button>${JUMPS.show}</button>
        </form>
      </div>
      ${problem === '' ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
    `;
  }

  private numberIn(form: HTMLFormElement, name: string): number | null {
    return readCount((form.elements.namedItem(name) as HTMLInputElement).value, this.limits.end);
  }

  private readonly jump = (event: SubmitEvent): void => {
    event.preventDefault();
    const heap = this.numberIn(event.target as HTMLFormElement, 'heap');
    this.problem = heap === null || heap >= this.limits.end ? writeOneHeap(this.limits.end) : '';
    if (this.problem === '') this.dispatchEvent(new CustomEvent<number>('jump', { detail: heap! }));
  };

  private readonly show = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const blank = ['from', 'to'].every(
      (name) => (form.elements.namedItem(name) as HTMLInputElement).value.trim() === '',
    );
    const [from, to] = [this.numberIn(form, 'from'), this.numberIn(form, 'to')];
    this.problem = '';
    if (blank) this.dispatchEvent(new CustomEvent('range-change', { detail: { range: null } }));
    else if (from === null || to === null || to <= from) this.problem = writeTwoHeaps(this.limits.end);
    else this.dispatchEvent(new CustomEvent('range-change', { detail: { range: { from, to } } }));
  };
}
