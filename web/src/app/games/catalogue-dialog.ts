import { css, html, LitElement } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { CLOSE } from '#words/controls';
import { GAMES_DIALOG } from '#words/front-page';
import { dialogStyles } from '../../styles/dialog-styles.js';
import type { GameList } from './game-list.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import './game-list.js';
import type { CatalogueRows } from '../../words/catalogue.js';

/** The dialog with all games and their examples, over the playground. */
@customElement('grundy-catalogue')
export class CatalogueDialog extends LitElement {
  @property({ attribute: false }) catalogue: CatalogueRows | null = null;
  @property() current = '';
  @query('grundy-games') private games!: GameList;
  @query('dialog') private dialog!: HTMLDialogElement;

  static override styles = [
    sharedStyles,
    dialogStyles,
    css`
      dialog {
        overflow: hidden;
      }
      dialog[open] {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
      }
      .body {
        overflow-y: auto;
        padding-top: 0;
      }
      grundy-games {
        --behind: var(--surface);
      }
    `,
  ];

  async open(): Promise<void> {
    await this.updateComplete;
    await this.games.updateComplete;
    this.dialog.showModal();
    // On a touch screen the keyboard would cover the games.
    if (matchMedia('(pointer: fine)').matches) this.games.focus();
  }

  protected override render() {
    return html`
      <dialog aria-labelledby="title" @click=${this.clicked}>
        <div class="bar">
          <h2 id="title">${GAMES_DIALOG}</h2>
          <button autofocus @click=${() => this.dialog.close()}>${CLOSE}</button>
        </div>
        <div class="body">
          <grundy-games whole .catalogue=${this.catalogue} .current=${this.current}></grundy-games>
        </div>
      </dialog>
    `;
  }

  /** Closes on a click outside, or on a link, which opens its position itself. */
  private clicked(event: MouseEvent): void {
    if (event.target === this.dialog || event.composedPath().some((target) => target instanceof HTMLAnchorElement))
      this.dialog.close();
  }
}
