import type { Catalogue, Example, GameEntry } from 'grundy-wasm';
import { css, html, LitElement } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { dialogStyles } from './dialog-styles.js';
import { send } from './events.js';
import { sharedStyles } from './shared-styles.js';

/** The games and their examples, as the core lists them. */
@customElement('grundy-catalogue')
export class CatalogueDialog extends LitElement {
  @property({ attribute: false }) catalogue: Catalogue | null = null;
  @property() current = '';
  @query('dialog') private dialog!: HTMLDialogElement;

  static override styles = [
    sharedStyles,
    dialogStyles,
    css`
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 25rem), 1fr));
        gap: 1.1rem;
      }
      section {
        border: 1px solid var(--line);
        border-radius: 12px;
        padding: 0.9rem;
      }
      h3 {
        font-size: 1.05rem;
      }
      section > p {
        margin: 0.25rem 0 0.7rem;
        font-size: 0.92rem;
      }
      .examples {
        display: grid;
        gap: 0.4rem;
      }
      button.example {
        display: block;
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
  }

  protected override render() {
    return html`
      <dialog aria-labelledby="title" @click=${this.clicked}>
        <div class="bar">
          <h2 id="title">Games and examples</h2>
          <button @click=${() => this.dialog.close()}>Close</button>
        </div>
        <div class="body games">${(this.catalogue?.games ?? []).map((game) => this.game(game))}</div>
      </dialog>
    `;
  }

  private game(game: GameEntry) {
    return html`
      <section>
        <h3>${game.title}</h3>
        <p>${game.rule} <small>${game.source}</small></p>
        <div class="examples">${game.examples.map((example) => this.example(example))}</div>
      </section>
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
