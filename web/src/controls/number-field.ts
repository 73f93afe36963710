import { html, LitElement, css } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { oneLess, oneMore } from '#words/controls';
import { newGesture } from './events.js';
import { icon } from './icons.js';
import { unless } from './resting.js';
import { sharedStyles } from '../styles/shared-styles.js';

export interface NumberChange {
  value: string;
  gesture: string;
}

/**
 * A whole number, typed or stepped. Fires `number-change` on the reader's input only; what is typed in one go
 * carries one gesture, so that undo takes it back at once.
 */
@customElement('grundy-number')
export class NumberField extends LitElement {
  @property() label = '';
  @property({ type: Number }) value = 0;
  @property({ type: Number }) least = 0;
  /** Leaves the field to the keys of the editor around it, which is then the only Tab stop. */
  @property({ type: Boolean }) roving = false;
  @query('input') private input!: HTMLInputElement;
  private gesture = newGesture('typing');
  private typing = false;

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: inline-flex;
      }
      button {
        width: 32px;
        min-width: 32px;
        padding: 0;
        border-color: var(--line-strong);
      }
      button:first-of-type {
        border-radius: 8px 0 0 8px;
      }
      button:last-of-type {
        border-radius: 0 8px 8px 0;
      }
      input {
        width: 100%;
        min-width: 0;
        flex: 1 1 6ch;
        border-radius: 0;
        margin: 0 -1px;
        padding: 0 0.15em;
        text-align: center;
        appearance: textfield;
        -moz-appearance: textfield;
      }
      input::-webkit-inner-spin-button {
        display: none;
      }
      @media print {
        input {
          border-color: transparent;
        }
      }
      input:focus-visible {
        z-index: 1;
        position: relative;
      }
    `,
  ];

  override focus(): void {
    this.input.focus();
    this.input.select();
  }

  /** Starts typing with a digit that was typed on the thing the number belongs to. */
  startWith(digit: string): void {
    this.input.focus();
    this.input.value = digit;
    this.typed();
  }

  override updated(): void {
    // A number being typed may be unfinished or refused, so it is not overwritten until the reader leaves the field.
    if (this.shadowRoot?.activeElement !== this.input || !this.typing) this.input.value = String(this.value);
  }

  protected override render() {
    const tab = this.roving ? -1 : 0;
    return html`
      <button part="button" tabindex=${tab} aria-label=${oneLess(this.label)} aria-disabled=${this.value <= this.least} @click=${unless(this.value <= this.least, () => this.step(-1))}>${icon('minus')}</button>
      <input
        part="input"
        type="number"
        inputmode="numeric"
        step="1"
        tabindex=${tab}
        min=${this.least}
        aria-label=${this.label}
        @focus=${() => (this.gesture = newGesture('typing'))}
        @input=${this.typed}
        @blur=${this.left}
        @keydown=${this.keyed}
      />
      <button part="button" tabindex=${tab} aria-label=${oneMore(this.label)} @click=${() => this.step(1)}>${icon('plus')}</button>
    `;
  }

  private step(by: number): void {
    this.typing = false;
    this.tell(String(Math.max(this.least, this.value + by)), newGesture('step'));
  }

  private typed(): void {
    this.typing = true;
    if (this.input.value !== '') this.tell(this.input.value, this.gesture);
  }

  private keyed(event: KeyboardEvent): void {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      this.step(event.key === 'ArrowUp' ? 1 : -1);
    }
  }

  private left(): void {
    this.typing = false;
    this.input.value = String(this.value);
  }

  private tell(value: string, gesture: string): void {
    this.dispatchEvent(new CustomEvent<NumberChange>('number-change', { detail: { value, gesture } }));
  }
}
