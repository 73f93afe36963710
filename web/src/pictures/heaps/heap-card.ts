import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { DrawnHeaps } from './heaps.model.js';
import { newGesture } from '../../controls/events.js';
import type { Stretch } from './heap-rows.js';
import { icon } from '../../controls/icons.js';
import type { NumberChange } from '../../controls/number-field.js';
import { unless } from '../../controls/resting.js';
import { pileCardStyles, pileTag } from './pile-face.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import './heap-rows.js';
import { heapCard, NOTHING_LEFT } from '#words/pictures/heaps';
import { REMOVE } from '#words/pictures/piles';
import { writeHeaps } from '../../params/heaps.js';

/** One component as a row of the grid: a face, which takes focus and keys, and controls. Fires `heaps-change`, `heaps-step`, `heaps-remove` and `stretch`. */
@customElement('grundy-heap')
export class HeapCard extends LitElement {
  @property({ attribute: false }) heaps!: DrawnHeaps;
  /** What a highlighted move leaves of it. */
  @property({ attribute: false }) leaves: readonly number[] | null = null;
  /** Whether only moves change it, and what a move leaves that is not made yet. */
  @property({ type: Boolean }) playing = false;
  @property({ attribute: false }) meant: readonly number[] | null = null;
  @property({ type: Boolean }) lit = false;
  /** Whether its controls are left out. */
  @property({ type: Boolean, reflect: true }) compact = false;
  @property({ type: Boolean }) current = false;
  @property({ type: Boolean }) parting = false;
  @property({ attribute: false }) chosen: Stretch | null = null;
  @query('.face') private face!: HTMLElement;
  /** Null where the card is compact. */
  @query('input') private field!: HTMLInputElement | null;
  private typing: string | null = null;
  private gesture = '';

  static override styles = [
    sharedStyles,
    pileCardStyles,
    css`
      .face {
        min-height: 2.5rem;
        align-content: end;
      }
      .foot {
        justify-content: start;
        gap: 0.35rem 0.6rem;
        padding-top: 0.3rem;
      }
      .lit .foot {
        box-shadow: inset 0 3px 0 var(--accent);
      }
      .edit {
        display: flex;
        align-items: center;
        gap: 0.15rem;
      }
      .edit button {
        min-width: 32px;
        padding: 0;
        border-color: transparent;
        background: none;
        color: var(--muted);
      }
      .edit input:not(:hover, :focus-visible) {
        border-color: transparent;
        background: none;
      }
      input,
      .size {
        font-size: var(--large);
        font-weight: 600;
        line-height: 1.2;
      }
      input {
        min-width: 3ch;
        max-width: 100%;
        field-sizing: content;
        text-align: center;
      }
      .long {
        font-size: var(--large);
      }
    `,
  ];

  override focus(): void {
    this.face.focus();
  }

  typeNumber(): void {
    this.field?.focus();
    this.field?.select();
  }

  startWith(digit: string): void {
    const { field } = this;
    if (field === null) return;
    field.focus();
    field.value = digit;
    this.typed(field);
  }

  protected override render() {
    const {
      label,
      heaps,
      figure,
      places,
      index,
      written,
      shade,
      tint,
      leaves: [best = null],
    } = this.heaps;
    return html`
      <div class="card ${this.lit ? 'lit' : ''}">
        <div class="face" role="gridcell" tabindex=${this.current ? 0 : -1}>
          <span class="unseen">${label}</span>
          ${
            heaps.length === 0
              ? html`<span class="muted" aria-hidden="true">${NOTHING_LEFT}</span>`
              : html`<grundy-heap-rows
                .heaps=${heaps.map(({ coins }) => coins)}
                .figure=${figure}
                .places=${places}
                .numbers=${heaps.map((heap) => heap.number)}
                .leaves=${this.leaves ?? this.meant}
                .best=${best}
                .shade=${shade}
                .tint=${tint}
                .chosen=${this.chosen}
                .parting=${this.parting}
              ></grundy-heap-rows>`
          }
        </div>
        <div class="foot">
          ${this.compact ? html`<span class="size ${written.length > 6 ? 'long' : ''}" aria-hidden="true">${written}</span>` : this.controls()}
          <span class="muted" aria-hidden="true">${heapCard(this.heaps.nouns).name(index + 1)}</span>
          ${pileTag(this.heaps)}
          ${
            this.compact || this.playing
              ? nothing
              : html`<span role="gridcell">
                <button class="icon" tabindex="-1" aria-label=${heapCard(this.heaps.nouns).remove(index + 1)} title=${REMOVE} @click=${() => this.dispatchEvent(new CustomEvent('heaps-remove'))}>${icon('cross')}</button>
              </span>`
          }
        </div>
      </div>
    `;
  }

  private controls() {
    const { index, written, heaps } = this.heaps;
    const step = (by: number): void =>
      this.tell('heaps-step', { value: String(Math.max(0, (heaps[0]?.coins ?? 0) + by)), gesture: newGesture('step') });
    const several = heaps.length > 1;
    const value = this.typing ?? (this.meant ? writeHeaps(this.meant) : written);
    return html`
      <div class="edit" role="gridcell">
        <button tabindex="-1" ?hidden=${several} aria-label=${heapCard(this.heaps.nouns).less(index + 1)} aria-disabled=${heaps.length === 0} @click=${unless(heaps.length === 0, () => step(-1))}>${icon('minus')}</button>
        <input
          class=${value.length > 6 ? 'long' : ''}
          type="text"
          inputmode="numeric"
          spellcheck="false"
          autocomplete="off"
          tabindex="-1"
          size=${Math.max(3, Math.min(16, value.length))}
          aria-label=${heapCard(this.heaps.nouns).coins(index + 1)}
          .value=${live(value)}
          @focus=${() => (this.gesture = newGesture('typing'))}
          @input=${({ target }: InputEvent) => this.typed(target as HTMLInputElement)}
          @blur=${this.left}
        />
        <button tabindex="-1" ?hidden=${several} aria-label=${heapCard(this.heaps.nouns).more(index + 1)} @click=${() => step(1)}>${icon('plus')}</button>
      </div>
    `;
  }

  private typed(field: HTMLInputElement): void {
    this.typing = field.value;
    if (this.typing !== '') this.tell('heaps-change', { value: this.typing, gesture: this.gesture });
  }

  private left(): void {
    this.typing = null;
    this.requestUpdate();
  }

  private tell(name: 'heaps-change' | 'heaps-step', detail: NumberChange): void {
    this.dispatchEvent(new CustomEvent<NumberChange>(name, { detail }));
  }
}
