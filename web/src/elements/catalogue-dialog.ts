import type { Catalogue, Example, GameEntry } from 'grundy-wasm';
import { css, html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { gameGroups, type GameGroup } from '../view-model/catalogue.js';
import { dialogStyles } from './dialog-styles.js';
import { send } from './events.js';
import { sharedStyles } from './shared-styles.js';

/** The games and their examples, as the core lists them. */
@customElement('grundy-catalogue')
export class CatalogueDialog extends LitElement {
  @property({ attribute: false }) catalogue: Catalogue | null = null;
  @property() current = '';
  @state() private search = '';
  @query('input') private field!: HTMLInputElement;
  @query('dialog') private dialog!: HTMLDialogElement;

  static override styles = [
    sharedStyles,
    dialogStyles,
    css`
      .bar {
        flex-wrap: wrap;
        gap: 0.6rem 1rem;
      }
      .bar h2 {
        flex: 1 1 8rem;
      }
      .bar input {
        flex: 1 1 100%;
        order: 1;
        min-width: 0;
      }
      @media (min-width: 36rem) {
        .bar h2 {
          flex: none;
        }
        .bar input {
          flex-basis: 10rem;
          order: 0;
        }
      }
      .body {
        display: grid;
        gap: 1.6rem;
      }
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
        gap: 1rem;
        margin-top: 0.6rem;
      }
      article {
        border: 1px solid var(--line);
        border-radius: 12px;
        padding: 0.9rem;
      }
      h3 {
        font-size: 1.1rem;
      }
      h4 {
        margin: 0;
        font-size: 1rem;
        font-weight: 650;
      }
      article > p {
        margin: 0.2rem 0 0.7rem;
        font-size: 0.92rem;
      }
      .examples {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        gap: 0.4rem;
      }
      button.example {
        display: flex;
        flex-direction: column;
        align-items: start;
        justify-content: start;
        gap: 0;
        width: 100%;
        padding: 0.5rem 0.7rem;
        text-align: left;
        line-height: 1.35;
      }
      button.example:hover {
        background: var(--sunken);
      }
      b {
        display: block;
        font-weight: 600;
      }
      code {
        display: block;
        font: 0.8rem/1.4 var(--mono);
        color: var(--muted);
        overflow-wrap: anywhere;
      }
      small {
        color: var(--muted);
        font-size: 0.8rem;
      }
    `,
  ];

  async open(): Promise<void> {
    await this.updateComplete;
    this.dialog.showModal();
    // On a touch screen the keyboard would cover the games.
    if (matchMedia('(pointer: fine)').matches) this.field.focus();
  }

  protected override render() {
    const groups = this.catalogue ? gameGroups(this.catalogue, this.search) : [];
    return html`
      <dialog aria-labelledby="title" @click=${this.clicked}>
        <div class="bar">
          <h2 id="title">Games and examples</h2>
          <input
            type="search"
            placeholder="Search: nim, knight, Topcoder…"
            aria-label="Search the games"
            autocomplete="off"
            spellcheck="false"
            .value=${this.search}
            @input=${(event: InputEvent) => (this.search = (event.target as HTMLInputElement).value)}
          />
          <button autofocus @click=${() => this.dialog.close()}>Close</button>
        </div>
        <div class="body">
          ${groups.map((group) => this.group(group))}
          <p class="muted" role="status">${groups.length === 0 ? `No game here speaks of “${this.search.trim()}”.` : ''}</p>
        </div>
      </dialog>
    `;
  }

  private group({ title, games }: GameGroup) {
    return html`
      <section>
        <h3>${title}</h3>
        <div class="games">${games.map((game) => this.game(game))}</div>
      </section>
    `;
  }

  private game(game: GameEntry) {
    return html`
      <article data-game=${game.key}>
        <h4>${game.title}</h4>
        <p>${game.rule} <small>${game.source}</small></p>
        <div class="examples">${game.examples.map((example) => this.example(example))}</div>
      </article>
    `;
  }

  private example(example: Example) {
    return html`
      <button class="example" aria-current=${example.text === this.current} @click=${() => this.choose(example)}>
        <b>${example.title}</b>
        <code>${example.text}</code>
        <small>${example.source}</small>
      </button>
    `;
  }

  private choose(example: Example): void {
    this.dialog.close();
    send(this, 'grundy-edit', { text: example.text });
  }

  private clicked(event: MouseEvent): void {
    if (event.target === this.dialog) this.dialog.close();
  }
}
