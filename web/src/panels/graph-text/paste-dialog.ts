import type { Position } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { send } from '../../controls/events.js';
import { MOST_CHARACTERS, type GraphForm } from '../../params/graphs/graph-text.js';
import { fetchGraphText } from '../../families/graph-text.model.js';
import { dialogStyles } from '../../styles/dialog-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { CLOSE } from '#words/controls';
import { FORM_NAMES, PASTE } from '#words/panels/graph-text';
import { pasteView, type PasteView } from './paste.model.js';

/** The same graph in each text form. */
const EXAMPLES = [
  '4 3\n1 2\n1 3\n3 4',
  '1-2, 1-3, 3-4',
  '1: 2 3\n3: 4',
  '[[1, 2], [1, 3], [3, 4]]',
  '0 1 1 3',
  'digraph { 1 -> {2 3}; 3 -> 4; }',
];

/** The dialog in which a graph pasted as text replaces the drawn one. */
@customElement('grundy-paste-graph')
export class PasteDialog extends LitElement {
  /** The text that the edit builds on. */
  @property() current = '';
  /** Returns the position on screen; null without one. */
  @property({ attribute: false }) position: () => Position | null = () => null;
  @state() private view: PasteView | null = null;
  private wished: GraphForm | null = null;
  @query('dialog') private dialog!: HTMLDialogElement;
  @query('textarea') private field!: HTMLTextAreaElement;

  static override styles = [
    sharedStyles,
    dialogStyles,
    css`
      dialog {
        width: min(40rem, calc(100vw - 1.5rem));
      }
      textarea {
        min-height: 10rem;
      }
      select {
        max-width: 100%;
      }
      [role='status'] {
        min-height: 3em;
        margin-bottom: 0.6rem;
        overflow-wrap: anywhere;
      }
      label.form {
        display: block;
        margin-bottom: 0.6rem;
      }
      details {
        margin-top: 0.8rem;
        font-size: var(--small);
      }
      summary {
        width: fit-content;
        min-height: 24px;
        cursor: pointer;
        color: var(--accent);
      }
      .examples {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(7rem, max-content));
        gap: 0.4rem 1.4rem;
        margin-top: 0.4rem;
      }
      pre {
        margin: 0;
        font-family: var(--mono);
        white-space: pre-wrap;
      }
      pre:last-child {
        grid-column: 1 / -1;
      }
    `,
  ];

  /** Opens the dialog, with a text in place of the one that was typed last. */
  async open(text: string | null = null): Promise<void> {
    await this.updateComplete;
    this.dialog.showModal();
    if (text !== null) this.field.value = text;
    this.field.select();
    const position = this.position();
    if (position) await fetchGraphText(position);
    this.read();
  }

  protected override render() {
    const { view } = this;
    const wrong = view?.wrong ?? false;
    return html`
      <dialog aria-labelledby="title" @click=${(event: MouseEvent) => event.target === this.dialog && this.dialog.close()}>
        <div class="bar">
          <h2 id="title">${PASTE.title}</h2>
          <button @click=${() => this.dialog.close()}>${CLOSE}</button>
        </div>
        <div class="body" @drop=${this.dropped}>
          <label for="graph">${PASTE.how}</label>
          <textarea id="graph" translate="no" spellcheck="false" autocapitalize="off" autocomplete="off" aria-describedby="said" aria-invalid=${wrong} @input=${this.typed}></textarea>
          ${view && view.forms.length > 1 ? this.choice(view) : nothing}
          <div id="said" role="status">${view?.said.map((sentence) => html`<p class=${wrong ? 'problem' : ''}>${sentence}</p>`)}</div>
          <button ?disabled=${!view?.text} @click=${this.draw}>${PASTE.draw}</button>
          <details>
            <summary>${PASTE.examples}</summary>
            <div class="examples" translate="no">${EXAMPLES.map((example) => html`<pre>${example}</pre>`)}</div>
          </details>
        </div>
      </dialog>
    `;
  }

  private choice({ forms, form }: PasteView) {
    return html`<label class="form">${PASTE.form} <select @change=${(event: Event) => this.wish((event.target as HTMLSelectElement).value as GraphForm)}>
      ${forms.map((each) => html`<option value=${each} .selected=${each === form}>${FORM_NAMES[each]}</option>`)}
    </select></label>`;
  }

  private wish(form: GraphForm): void {
    this.wished = form;
    this.read();
  }

  private readonly typed = (): void => {
    this.wished = null;
    this.read();
  };

  /** Reads a dropped file as if it had been pasted; of one that is too long, only enough to tell so. */
  private readonly dropped = async (event: DragEvent): Promise<void> => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    this.field.value = await file.slice(0, MOST_CHARACTERS + 1).text();
    this.typed();
  };

  private read(): void {
    const position = this.position();
    this.view = position && pasteView(this.field.value, this.wished, position, this.current);
  }

  private readonly draw = (): void => {
    const text = this.view?.text;
    if (!text) return;
    this.dialog.close();
    send(this, 'grundy-edit', { text });
  };
}
