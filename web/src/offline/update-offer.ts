import { css, html, LitElement } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { NEWER_VERSION } from '#words/site';
import { sharedStyles } from '../styles/shared-styles.js';

/** Says that a newer version of the site is ready. Fires `reload` when the reader wants it. */
@customElement('grundy-update')
export class UpdateOffer extends LitElement {
  @state() private taken = false;

  static override styles = [
    sharedStyles,
    css`
      :host {
        position: fixed;
        inset: auto 1rem 1rem auto;
        z-index: 10;
        max-width: calc(100vw - 2rem);
        padding: 0.6rem 0.6rem 0.6rem 0.9rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--surface);
        box-shadow: var(--shadow);
        color: var(--ink);
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  protected override render() {
    return html`
      <div class="row" role="status">
        <span>${NEWER_VERSION.ready}</span>
        <span class="row">
          <button ?disabled=${this.taken} @click=${this.take}>${this.taken ? NEWER_VERSION.reloading : NEWER_VERSION.reload}</button>
          <button class="plain" @click=${() => this.remove()}>${NEWER_VERSION.later}</button>
        </span>
      </div>
    `;
  }

  private take(): void {
    this.taken = true;
    this.dispatchEvent(new Event('reload'));
  }
}
