import type { Asked, LostCount } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { valueOf, withoutKey, withValue } from '../../params/params.js';
import { readCount } from '../../params/typed-count.js';
import { FIRST_COUNT, lostCountView } from './lost-count.model.js';
import { LOST_COUNT } from '#words/pictures/tools';
import { newGesture, send } from '../../controls/events.js';
import { KeptFocus } from '../../controls/kept-focus.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import '../../controls/copy-button.js';

/** The question how many pile sizes are lost, and its answer. Fires `cancel`. */
@customElement('grundy-lost-count')
export class LostCountPanel extends LitElement {
  @property() text = '';
  @property({ attribute: false }) asked: Asked | null = null;
  /** Whether this question is still being computed, so that `asked` answers an earlier one. */
  @property({ type: Boolean }) computing = false;
  /** The content of the field while it has the focus: it may not be a number yet, or be refused. */
  @state() private typing: string | null = null;
  private gesture = '';
  protected readonly focusing = new KeptFocus(this, () => this.renderRoot.querySelector('button'));

  static override styles = [
    sharedStyles,
    css`
      .copy {
        margin-top: 0.5rem;
      }
      :host {
        margin-top: 1.2rem;
        text-align: center;
      }
      .row {
        justify-content: center;
      }
      h2 {
        margin-bottom: 0.5rem;
      }
      input {
        width: 13rem;
        max-width: 100%;
      }
      .answer {
        margin-top: 0.6rem;
        font-weight: 600;
        font-size: var(--text);
        overflow-wrap: anywhere;
      }
    `,
  ];

  protected override render() {
    const { asked } = this;
    const upTo = valueOf(this.text, 'count');
    return html`
      <h2>${LOST_COUNT.heading}</h2>
      <div class="row">
        <label for="count">${LOST_COUNT.upTo}</label>
        <input
          id="count"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          placeholder=${FIRST_COUNT}
          .value=${live(this.typing ?? upTo ?? '')}
          @focus=${() => (this.gesture = newGesture('typing'))}
          @input=${({ target }: Event) => this.typed((target as HTMLInputElement).value)}
          @blur=${() => (this.typing = null)}
        />
        <button @click=${() => this.ask(upTo === undefined ? FIRST_COUNT : '')}>${upTo === undefined ? LOST_COUNT.count : LOST_COUNT.clear}</button>
      </div>
      ${this.computing && upTo !== undefined ? this.counting() : asked?.kind === 'lost-count' ? this.answer(asked) : nothing}
    `;
  }

  private counting() {
    return html`<p class="answer row counting"><span>${LOST_COUNT.counting}</span> <button @click=${() => this.dispatchEvent(new CustomEvent('cancel'))}>${LOST_COUNT.cancel}</button></p>`;
  }

  private answer(lost: LostCount) {
    const { answer, number, proof } = lostCountView(lost);
    return html`
      <p class="answer">${answer}</p>
      <p class="muted">${proof}</p>
      ${number === '' ? nothing : html`<p class="copy"><grundy-copy name=${LOST_COUNT.copy} .text=${number}></grundy-copy></p>`}
    `;
  }

  private typed(number: string): void {
    this.typing = number;
    this.ask(String(readCount(number, Number.MAX_SAFE_INTEGER) ?? number));
  }

  private ask(number: string): void {
    const typed = number.replaceAll(/\s/g, '');
    send(this, 'grundy-edit', {
      text: typed === '' ? withoutKey(this.text, 'count') : withValue(this.text, 'count', typed),
      gesture: this.gesture,
    });
  }
}
