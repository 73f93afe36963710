import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { CLOSE, KEEP, NAME } from '#words/paste';
import { KeptFocus } from '../controls/kept-focus.js';
import { sharedStyles } from '../styles/shared-styles.js';
import type { Deed, Offer } from './paste-outcome.model.js';

/** Says what a pasted text was read as, and opens it as what the reader taps. Fires `choose` with that, or with null to keep what is on screen. */
@customElement('grundy-offer')
export class OfferBar extends LitElement {
  @property({ attribute: false }) offer: Offer | null = null;
  @query('button') private first!: HTMLElement | null;
  protected readonly focusing = new KeptFocus(this);

  static override styles = [
    sharedStyles,
    css`
      .offer {
        display: grid;
        gap: 0.5rem;
        margin-block: 0.4rem;
        padding: 0.6rem 0.8rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--surface);
        overflow-wrap: anywhere;
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem;
      }
      button {
        max-width: 100%;
        padding-block: 0.3rem;
        text-align: left;
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.keyed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keyed);
  }

  override updated(changed: Map<string, unknown>): void {
    if (!changed.has('offer') || this.offer === null) return;
    this.first?.focus();
    this.scrollIntoView({ block: 'nearest' });
  }

  protected override render() {
    const { offer } = this;
    if (offer === null) return nothing;
    return html`
      <div class="offer" role="group" aria-label=${NAME} aria-describedby="said">
        <p id="said">${offer.said}</p>
        <div class="choices">
          ${offer.choices.map(({ label, deed }) => html`<button @click=${() => this.choose(deed)}>${label}</button>`)}
          <button @click=${() => this.choose(null)}>${offer.choices.length === 0 ? CLOSE : KEEP}</button>
        </div>
      </div>
    `;
  }

  private readonly keyed = (event: KeyboardEvent): void => {
    const elsewhere = event
      .composedPath()
      .some(
        (target) =>
          target instanceof HTMLDialogElement ||
          target instanceof HTMLTextAreaElement ||
          target instanceof HTMLInputElement,
      );
    if (this.offer === null || event.key !== 'Escape' || event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    this.choose(null);
  };

  private choose(deed: Deed | null): void {
    this.dispatchEvent(new CustomEvent<Deed | null>('choose', { detail: deed }));
  }
}
