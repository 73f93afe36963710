import type { Sum } from 'grundy-wasm';
import type { Noun } from '#words/language';
import { PIECE } from '#words/names';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { SUM_RULE } from '#words/site';
import { sumOptions } from '../telling/sums.model.js';
import type { NumberChange } from '../controls/number-field.js';
import { sharedStyles } from '../styles/shared-styles.js';

export interface SumChange {
  sum: Sum;
  upTo: number | string;
  gesture: string | undefined;
}

/** The least number for `up to`: up to 1 would be the ordinary sum. */
const LEAST = 2;

/** How many components a turn moves. Fires `sum-change`. */
@customElement('grundy-sum')
export class SumSwitch extends LitElement {
  @property() sum: Sum = 'disjunctive';
  @property({ type: Number }) upTo = 0;
  @property({ attribute: false }) noun: Noun = PIECE;

  static override styles = [
    sharedStyles,
    css`
      :host {
        max-width: 100%;
      }
      .group {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.35rem 0.5rem;
      }
      label {
        font-size: var(--small);
        color: var(--muted);
      }
      grundy-number {
        width: 7rem;
      }
      @media (max-width: 34rem) {
        label {
          display: none;
        }
        select {
          flex: 1 1 5rem;
          min-width: 0;
        }
        grundy-number {
          width: 6rem;
        }
      }
    `,
  ];

  override willUpdate(): void {
    if (this.sum === 'up-to') void import('../controls/number-field.js');
  }

  protected override render() {
    return html`
      <div class="group" role="group" aria-label=${SUM_RULE.group}>
        <label for="sum">${SUM_RULE.label}</label>
        <select id="sum" aria-label=${SUM_RULE.label} title=${SUM_RULE.group} @change=${({ target }: Event) => this.tell((target as HTMLSelectElement).value as Sum, this.upTo || LEAST)}>
          ${sumOptions(this.noun).map(([value, words]) => html`<option value=${value} .selected=${value === this.sum}>${words}</option>`)}
        </select>
        ${
          this.sum === 'up-to'
            ? html`<grundy-number
              label=${SUM_RULE.most}
              least=${LEAST}
              .value=${this.upTo}
              @number-change=${({ detail }: CustomEvent<NumberChange>) => this.tell('up-to', detail.value, detail.gesture)}
            ></grundy-number>`
            : nothing
        }
      </div>
    `;
  }

  private tell(sum: Sum, upTo: number | string, gesture?: string): void {
    this.dispatchEvent(
      new CustomEvent<SumChange>('sum-change', { detail: { sum, upTo, gesture }, bubbles: true, composed: true }),
    );
  }
}
