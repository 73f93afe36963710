import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { copiedOf, COPY_REFUSED } from '#words/controls';
import { sharedStyles } from '../styles/shared-styles.js';
import './copy-button.js';

/** A text to be pasted elsewhere: shown, copied by a button, or selected if the browser refuses to copy. */
@customElement('grundy-snippet')
export class SnippetField extends LitElement {
  @property() name = '';
  /** What to do with it; may be empty. */
  @property() hint = '';
  @property({ attribute: false }) text = '';
  @property({ type: Number }) rows = 2;
  /** Why the text is not to be copied now; empty if it may be. */
  @property() held = '';
  /** Whether it was asked for while it was held. */
  @state() private asked = false;
  @state() private refused = false;
  /** Whether it was copied. This is said here, since a screen reader hears nothing outside an open dialog. */
  @state() private copied = false;
  @query('textarea') private field!: HTMLTextAreaElement;
  @query('grundy-copy') private copier!: HTMLElement;

  static override styles = [
    sharedStyles,
    css`
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 0.6rem;
        margin-bottom: 0.3rem;
      }
      textarea {
        display: block;
        width: 100%;
        font-family: var(--mono);
        font-size: var(--small);
        line-height: 1.45;
        resize: vertical;
        overflow-wrap: anywhere;
      }
      p {
        margin-top: 0.3rem;
        font-size: var(--small);
      }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('held')) this.asked = false;
    if (!changed.has('text')) return;
    this.refused = false;
    this.copied = false;
  }

  override focus(): void {
    this.copier.shadowRoot?.querySelector('button')?.focus();
  }

  protected override render() {
    const { name, hint, text, rows } = this;
    return html`
      <div class="head">
        <h3 id="name">${name}</h3>
        <grundy-copy .text=${text} .of=${name} .held=${this.held !== ''} @held=${() => (this.asked = true)} @refused=${this.mark} @grundy-announce=${() => (this.copied = true)}></grundy-copy>
      </div>
      <textarea readonly rows=${rows} spellcheck="false" aria-labelledby="name" .value=${text} @focus=${() => this.field.select()}></textarea>
      <p role="status" class=${this.refused || this.asked ? '' : 'unseen'}>${this.asked ? this.held : this.refused ? COPY_REFUSED : this.copied ? copiedOf(name) : nothing}</p>
      ${hint === '' ? nothing : html`<p class="muted">${hint}</p>`}
    `;
  }

  private readonly mark = (): void => {
    this.refused = true;
    this.field.focus();
    this.field.select();
  };
}
