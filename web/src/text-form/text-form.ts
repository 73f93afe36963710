import type { Problem } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { withoutKey } from '../params/params.js';
import { bareList } from '../params/bare-values.js';
import { listIn } from './number-list.model.js';
import { addressOf } from '../session/address.js';
import { fieldsView, withField, type FieldView } from './fields.model.js';
import { isFormula, isRule } from '../params/rule-text.js';
import { newGesture, send } from '../controls/events.js';
import { mendTo, parameterHint, TEXT_FORM } from '#words/site';
import { sharedStyles } from '../styles/shared-styles.js';
import type { TextNote } from '../families/family.model.js';
import type { GameRow } from '../words/catalogue.js';

/** A form of the position, one field for each parameter, updated both ways, and a button to the dialog for many positions. */
@customElement('grundy-text')
export class TextForm extends LitElement {
  /** The text of the position on screen. */
  @property() text = '';
  /** The text asked for last, if it was refused. */
  @property() refused: string | null = null;
  @property({ attribute: false }) problems: readonly Problem[] = [];
  @property({ attribute: false }) notes: readonly TextNote[] = [];
  @property({ attribute: false }) game: GameRow | undefined;
  /** Whether the text is too long to be edited. */
  @property({ type: Boolean }) long = false;
  /** The text being typed, which must not be overwritten meanwhile. */
  @state() private draft: string | null = null;
  private gesture = '';
  /** The parameters shown at once. They stay the same during typing, so that no field moves. */
  private inSight: ReadonlySet<string> = new Set();

  static override styles = [
    sharedStyles,
    css`
      .head {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        align-items: center;
        gap: 0.5rem;
        margin-bottom: 0.4rem;
      }
      .fields {
        display: grid;
        gap: 0.7rem;
        margin-top: 0.9rem;
      }
      label {
        display: grid;
        grid-template-columns: minmax(4.5rem, 6.5rem) 1fr;
        gap: 0.2rem 0.6rem;
        align-items: center;
      }
      label span {
        font-family: var(--mono);
        font-size: var(--small);
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      label input {
        width: 100%;
        min-width: 0;
        font-family: var(--mono);
        font-size: var(--small);
      }
      .hint,
      .note,
      .field .problem {
        font-size: var(--small);
        margin-top: 0.2rem;
      }
      details {
        margin-top: 0.8rem;
      }
      summary {
        width: fit-content;
        min-height: 24px;
        cursor: pointer;
        color: var(--accent);
        font-size: var(--small);
      }
    `,
  ];

  override willUpdate(): void {
    if (this.long) void import('./long-text.js');
    if (this.draft !== null || this.long) return;
    const { fields } = fieldsView(this.refused ?? this.text, this.game, this.problems);
    this.inSight = new Set(fields.filter(({ inSight }) => inSight).map(({ key }) => key));
  }

  protected override render() {
    const whole = this.draft ?? this.refused ?? this.text;
    return html`
      <div class="head">
        <h2>${TEXT_FORM.title}</h2>
        <button aria-haspopup="dialog" title=${TEXT_FORM.manyHint} @click=${this.openMany}>${TEXT_FORM.many}</button>
      </div>
      ${
        this.long
          ? html`<grundy-long-text .text=${this.text} .linkable=${addressOf(this.text) !== ''}></grundy-long-text>`
          : this.fields(fieldsView(whole, this.game, this.problems, this.notes).fields, whole)
      }
    `;
  }

  private fields(fields: readonly FieldView[], whole: string) {
    const folded = fields.filter(({ key }) => !this.inSight.has(key));
    return html`
      <div class="fields">${fields.filter(({ key }) => this.inSight.has(key)).map((field) => this.field(field, whole))}</div>
      ${
        folded.length === 0
          ? nothing
          : html`
            <details ?open=${folded.some(({ problems }) => problems.length > 0)}>
              <summary>${TEXT_FORM.more}</summary>
              <div class="fields">${folded.map((field) => this.field(field, whole))}</div>
            </details>
          `
      }
    `;
  }

  private field({ key, value, meaning, form, problems, notes, meant, required }: FieldView, whole: string) {
    const id = `hint-${key.replace(/[^a-z0-9-]/g, '-')}`;
    return html`
      <div class="field">
        <label>
          <span translate="no">${key}</span>
          <input
            type="text"
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            aria-describedby=${id}
            aria-invalid=${problems.length > 0}
            .value=${live(value)}
            @focus=${() => (this.gesture = newGesture('typing'))}
            @input=${(event: InputEvent) => {
              const typed = (event.target as HTMLInputElement).value;
              this.typed(typed === '' && !required ? withoutKey(whole, key) : withField(whole, key, typed));
            }}
            @blur=${this.left}
            @paste=${(event: ClipboardEvent) => this.pasted(event, key, whole)}
          />
        </label>
        <div id=${id}>
          ${problems.map((problem) => html`<p class="problem">${problem}</p>`)} ${notes.map((note) => html`<p class="note">${note}</p>`)}
          ${meant.map(({ shown, text }) => html`<button translate="no" @click=${() => this.typed(text)}>${mendTo(shown)}</button>`)}
          ${meaning === '' ? nothing : html`<p class="hint muted">${parameterHint(meaning, form)}</p>`}
        </div>
      </div>
    `;
  }

  private readonly openMany = (): void => {
    send(this, 'grundy-done', null);
    send(this, 'grundy-many', null);
  };

  private typed(text: string): void {
    this.draft = text;
    send(this, 'grundy-edit', { text: text.trim().replace(/^#/, ''), gesture: this.gesture });
  }

  /** A field has one line: of several, a formula keeps each as an alternative; numbers and anything else are read as on the page. */
  private pasted(event: ClipboardEvent, key: string, whole: string): void {
    const text = event.clipboardData?.getData('text') ?? '';
    const lines = /\S\s*[\r\n]\s*\S/.test(text);
    const rule = isRule(whole) && isFormula(key);
    const list = key === bareList(whole) ? listIn(text, whole) : null;
    const written = rule && lines ? text.trim().replaceAll(/\s*;?\s*[\r\n]+\s*/g, '; ') : list?.list;
    if (written === undefined ? !lines : written === text) return;
    event.preventDefault();
    if (written === undefined || written.includes('\n')) {
      send(this, 'grundy-done', null);
      return send(this, 'grundy-paste', text);
    }
    const field = event.target as HTMLInputElement;
    field.setRangeText(written, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  private left(): void {
    this.draft = null;
  }
}
