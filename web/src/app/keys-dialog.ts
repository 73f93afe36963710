import { css, html, LitElement } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import { CLOSE } from '#words/controls';
import { KEY_HELP, KEYS_TITLE } from '#words/keys';
import { dialogStyles } from '../styles/dialog-styles.js';
import { sharedStyles } from '../styles/shared-styles.js';

/** The list of keys. */
@customElement('grundy-keys')
export class KeysDialog extends LitElement {
  @query('dialog') private dialog!: HTMLDialogElement;

  static override styles = [
    sharedStyles,
    dialogStyles,
    css`
      .body {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
        gap: 1.4rem;
      }
      dl {
        display: grid;
        grid-template-columns: minmax(6.5rem, auto) 1fr;
        gap: 0.3rem 0.8rem;
        margin: 0.5rem 0 0;
        font-size: var(--small);
      }
      dt {
        font-weight: 600;
      }
      dd {
        margin: 0;
        color: var(--muted);
      }
    `,
  ];

  async open(): Promise<void> {
    await this.updateComplete;
    this.dialog.showModal();
  }

  protected override render() {
    return html`
      <dialog aria-labelledby="title" @click=${(event: MouseEvent) => event.target === this.dialog && this.dialog.close()}>
        <div class="bar">
          <h2 id="title">${KEYS_TITLE}</h2>
          <button @click=${() => this.dialog.close()}>${CLOSE}</button>
        </div>
        <div class="body">
          ${KEY_HELP.map(
            ({ title, keys }) => html`
              <section>
                <h3>${title}</h3>
                <dl>${keys.map(([key, meaning]) => html`<dt>${key}</dt><dd>${meaning}</dd>`)}</dl>
              </section>
            `,
          )}
        </div>
      </dialog>
    `;
  }
}
