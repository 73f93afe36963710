import type { Problem } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { newGesture, send } from '../controls/events.js';
import { PILES } from '../params/bare-values.js';
import { problemViews } from '../words/problems.js';
import { FORMULA, mendTo, moreProblems, notShown } from '#words/site';
import { asPiles } from '#words/paste';
import { sharedStyles } from '../styles/shared-styles.js';
import type { GameRow } from '../words/catalogue.js';
import { numbersTyped, positionTyped, runsOf } from './formula.model.js';
import { offered, ruleHelpStyles, signRow } from './rule-help.js';
import {
  completions,
  isRule,
  mends,
  noteMends,
  ruleSent,
  ruleShown,
  wordBefore,
  type Meant,
} from '../params/rule-text.js';
import { valueOf } from '../params/params.js';
import type { TextNote } from '../families/family.model.js';
import type { MenuButton } from '../controls/menu-button.js';
import '../controls/menu-button.js';

declare global {
  interface PageEvents {
    /** Asks for the dialog that answers a list of positions, with the list where there is one. */
    'grundy-many': string | null;
    /** A text was pasted into the line that is no position: the page says what it reads. */
    'grundy-paste': string;
  }
}

/** Characters shown in the field; longer texts belong in files, since they make a browser slow. */
export const LONGEST_SHOWN = 20_000;

/** Characters shown of a text that is too long for the field. */
const BEGINNING = 200;

const FIRST = 6;

/** One shared object: a new one would redraw the line. */
export const NO_PROBLEMS: readonly Problem[] = [];

/** Whether a text is several positions, one a line; these belong in the dialog for lists. */
const isList = (text: string): boolean => (text.match(/^\s*#?game=/gm)?.length ?? 0) > 1;

/** The position as one line, edited in place and updated both ways; a form of its parameters opens from it. Fires `dismiss` to give up a refused text. */
@customElement('grundy-formula')
export class FormulaBar extends LitElement {
  /** The text of the position on screen. */
  @property() text = '';
  /** The text asked for last, if it was refused. */
  @property() refused: string | null = null;
  @property({ attribute: false }) problems: readonly Problem[] = [];
  /** What is said of the text of the position on screen. */
  @property({ attribute: false }) notes: readonly TextNote[] = [];
  @property({ attribute: false }) game: GameRow | undefined;
  /** Whether the position changes by moves only. */
  @property({ type: Boolean }) fixed = false;
  /** The text being typed, which must not be overwritten meanwhile. */
  @state() private draft: string | null = null;
  /** Whether the form is open: it shows problems below each field, and would cover those below the line. */
  @state() private formIsOpen = false;
  /** Completions of the word before the caret; Tab takes the one at index `chosen`. */
  @state() private choices: readonly string[] = [];
  @state() private chosen = 0;
  @query('textarea') private field!: HTMLTextAreaElement;
  /** Where to put the caret once the field is drawn. */
  private caret: number | null = null;
  private gesture = '';

  static override styles = [
    sharedStyles,
    css`
      :host {
        position: relative;
        min-width: 0;
      }
      /* The line keeps its place in the bar; while edited, it grows over what is below. */
      .line {
        position: relative;
        height: 2.25rem;
      }
      .field {
        position: relative;
        z-index: 3;
        display: grid;
        min-height: 100%;
        border-radius: 1.125rem;
        background: var(--sunken);
      }
      .field:focus-within {
        box-shadow: var(--raised);
        outline: 2px solid var(--accent);
      }
      .field.bad {
        outline: 2px solid var(--danger);
      }
      .runs,
      textarea {
        grid-area: 1 / 1;
        width: 100%;
        min-height: 2.25rem;
        max-height: 40vh;
        margin: 0;
        padding: 0.45rem 2.4rem 0.45rem 1.1rem;
        border: 0;
        background: none;
        font-family: var(--mono);
        font-size: var(--small);
        line-height: 1.35rem;
        font-variant-ligatures: none;
        letter-spacing: 0;
        white-space: pre;
        overflow: hidden;
      }
      .runs {
        text-overflow: ellipsis;
        pointer-events: none;
        color: var(--ink);
      }
      .key {
        color: var(--muted);
      }
      .value {
        color: var(--accent);
      }
      .wrong {
        color: var(--danger);
        text-decoration: underline wavy;
        text-underline-offset: 0.25em;
      }
      /* The typed text is transparent: the coloured runs behind it are seen. */
      textarea {
        height: 100%;
        resize: none;
        color: transparent;
        caret-color: var(--ink);
        outline: none;
        text-overflow: clip;
      }
      textarea::selection {
        color: transparent;
        background: color-mix(in srgb, var(--accent) 30%, transparent);
      }
      .field:focus-within .runs,
      .field:focus-within textarea {
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        overflow: hidden auto;
      }
      grundy-menu {
        position: absolute;
        z-index: 4;
        top: 0;
        right: 0;
      }
      /* A rule is shown whole, on several lines. */
      .rule {
        height: auto;
      }
      .rule .runs,
      .rule textarea {
        padding-block: 0.3rem;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      .rule textarea:focus-visible {
        outline: none;
      }
      ${ruleHelpStyles}
      .said {
        position: absolute;
        top: calc(100% + 0.4rem);
        left: 0;
        right: 0;
        padding: 0.7rem 1rem;
        border: 1px solid var(--danger);
        border-radius: 12px;
        background: var(--danger-soft);
        max-height: 50vh;
        overflow: auto;
        box-shadow: var(--raised);
      }
      .noted {
        border-color: var(--line-strong);
        background: var(--surface);
      }
      .noted p {
        margin: 0;
        overflow-wrap: anywhere;
      }
      .not-shown button {
        flex: none;
      }
      .not-shown {
        display: flex;
        justify-content: space-between;
        align-items: center;
        gap: 0.5rem;
      }
      ul {
        margin: 0.3rem 0 0;
        padding-left: 1.1rem;
      }
      @media (forced-colors: active) {
        .runs {
          visibility: hidden;
        }
      }
    `,
  ];

  private get isLong(): boolean {
    return this.whole.length > LONGEST_SHOWN;
  }

  private get whole(): string {
    return this.draft ?? this.refused ?? this.text;
  }

  protected override render() {
    const { shown, rule, choices, chosen } = this;
    const bad = this.problems.length > 0;
    return html`
      <div class="line ${rule ? 'rule' : ''}">
        <div class="field ${bad ? 'bad' : ''}">
          <div class="runs" aria-hidden="true" translate="no">${runsOf(shown, this.problems).map(({ text, kind }) => html`<span class=${kind}>${text}</span>`)}</div>
          <textarea
            rows="1"
            translate="no"
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            aria-label=${FORMULA.name}
            aria-invalid=${bad}
            aria-autocomplete=${rule ? 'list' : nothing}
            aria-controls=${choices.length > 0 ? 'offered' : nothing}
            aria-activedescendant=${choices.length > 0 ? `offered-${chosen}` : nothing}
            aria-describedby=${bad && !this.formIsOpen ? 'said' : nothing}
            ?readonly=${this.fixed || this.isLong}
            .value=${live(shown)}
            @focus=${() => (this.gesture = newGesture('typing'))}
            @input=${({ inputType }: InputEvent) => this.typed(inputType === 'insertFromPaste' || inputType === 'insertFromDrop')}
            @paste=${this.pasted}
            @keydown=${this.keyed}
            @blur=${this.left}
          ></textarea>
          ${rule && !this.fixed ? signRow((sign) => this.insert(sign)) : nothing}
          ${rule ? offered(choices, chosen, (choice) => this.complete(choice)) : nothing}
          ${this.formIsOpen || choices.length > 0 ? nothing : bad ? this.said() : this.noted()}
        </div>
        ${this.fixed ? nothing : html`<grundy-menu data-menu="form" label=${FORMULA.open} .content=${() => this.form()} @toggle=${({ target }: Event) => (this.formIsOpen = (target as MenuButton).open)}></grundy-menu>`}
      </div>
    `;
  }

  /** The problems, right below the line, however high it has grown. */
  private said() {
    const problems = problemViews(this.problems);
    return html`
      <div class="said problem" id="said">
        ${this.notShown()}
        <ul class="problem">
          ${problems.slice(0, FIRST).map(({ key, text, problem }) => html`<li data-key=${key}>${text} ${this.mend(mends(this.whole, problem), key, problem.passage?.to ?? 0)}</li>`)}
          ${problems.length > FIRST ? html`<li>${moreProblems(problems.length - FIRST)}</li>` : nothing}
        </ul>
        ${this.piles()}
      </div>
    `;
  }

  /** Buttons that write what was likely meant. The caret stays as far from the end as `place` of the value is. */
  private mend(meant: readonly Meant[], key: string, place: number) {
    const mend = (text: string): void => {
      const behind = this.shown.length - this.shown.indexOf(`${key}=`) - key.length - 1 - place;
      this.write(text);
      this.caret = this.shown.length - behind;
      this.field.focus();
    };
    return meant.map(
      ({ shown, text }) =>
        html`<button translate="no" @pointerdown=${(event: Event) => event.preventDefault()} @click=${() => mend(text)}>${mendTo(shown)}</button> `,
    );
  }

  /** What was read, while it is typed, where something else was likely meant. */
  private noted() {
    const notes = this.notes.filter(({ meant }) => meant !== null);
    if (notes.length === 0 || this.draft === null) return nothing;
    return html`
      <div class="said noted" role="status">
        ${notes.map((note) => html`<p>${note.said} ${this.mend(noteMends(this.whole, note), note.key, (valueOf(this.shown.replaceAll('\n', ''), note.key) ?? '').length)}</p>`)}
      </div>
    `;
  }

  /** Opens numbers alone as piles, where the game on screen has no list of numbers. */
  private piles() {
    const numbers = numbersTyped(this.whole);
    if (numbers === null) return nothing;
    const text = `${PILES}${numbers}`;
    return html`<button @pointerdown=${(event: Event) => event.preventDefault()} @click=${() => this.write(text)}>${asPiles(numbers.split(',').length)}</button>`;
  }

  private notShown() {
    const { mark, after } = notShown(false);
    return html`<p class="not-shown"><span role="status"><b>${mark}</b> ${after}</span> <button @click=${this.back}>${FORMULA.back}</button></p>`;
  }

  private form() {
    void import('./text-form.js');
    return html`
      <grundy-text .text=${this.text} .refused=${this.refused} .problems=${this.problems} .notes=${this.notes} .game=${this.game} .long=${this.isLong}></grundy-text>
      ${this.problems.length > 0 ? this.notShown() : nothing}
    `;
  }

  /** The text in the field; only its beginning if it is too long. */
  private get shown(): string {
    if (this.isLong) return `${this.whole.slice(0, BEGINNING)}…`;
    return this.rule ? ruleShown(this.whole) : this.whole;
  }

  private get rule(): boolean {
    return !this.isLong && isRule(this.whole);
  }

  private typed(pasted: boolean): void {
    const { value, selectionEnd } = this.field;
    // A position is one line, even if it was pasted as several.
    const plain = value.replaceAll(/\s*\n\s*/g, '');
    this.write(isRule(plain) ? ruleSent(value, pasted) : plain);
    // Line breaks are set anew, and the caret moves with them.
    if (this.rule && this.shown !== value) this.caret = selectionEnd + this.shown.length - value.length;
    this.offer(selectionEnd);
  }

  private write(text: string): void {
    this.draft = text;
    send(this, 'grundy-edit', { text: positionTyped(text, this.text), gesture: this.gesture });
  }

  override updated(): void {
    if (this.caret !== null) this.field.setSelectionRange(this.caret, this.caret);
    this.caret = null;
  }

  private offer(caret: number): void {
    this.choices = this.rule ? completions(this.shown, caret) : [];
    this.chosen = 0;
  }

  private complete(choice: string): void {
    this.insert(choice.slice(wordBefore(this.shown, this.field.selectionEnd).length));
    this.choices = [];
  }

  /** Writes at the caret, over what is selected. */
  private insert(written: string): void {
    const { value, selectionStart, selectionEnd } = this.field;
    this.write(ruleSent(`${value.slice(0, selectionStart)}${written}${value.slice(selectionEnd)}`, false));
    this.caret = selectionStart + written.length;
    this.choices = [];
    this.field.focus();
  }

  private readonly pasted = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text') ?? '';
    // Several lines that are no position would become one line here.
    const lines = !this.fixed && /\S\s*[\r\n]\s*\S/.test(text) && !/^\s*\S*=/.test(text);
    if (!isList(text) && !lines) return;
    event.preventDefault();
    send(this, lines ? 'grundy-paste' : 'grundy-many', text);
  };

  private readonly keyed = (event: KeyboardEvent): void => {
    if (this.choices.length > 0 && this.chooses(event.key)) return event.preventDefault();
    if (event.key === 'Escape' && this.problems.length > 0) this.back();
    // The text was applied while it was typed; leaving the field gives the keys back to the page.
    else if (event.key === 'Enter') (event.target as HTMLTextAreaElement).blur();
    else return;
    event.preventDefault();
  };

  /** Handles a key of the list of completions; false if the key is not for it. */
  private chooses(key: string): boolean {
    const { choices, chosen } = this;
    if (key === 'ArrowDown' || key === 'ArrowUp')
      this.chosen = (chosen + (key === 'ArrowDown' ? 1 : choices.length - 1)) % choices.length;
    else if (key === 'Tab') this.complete(choices[chosen] ?? '');
    else if (key === 'Escape') this.choices = [];
    else return false;
    return true;
  }

  private readonly back = (): void => {
    this.draft = null;
    this.dispatchEvent(new CustomEvent('dismiss'));
  };

  private readonly left = ({ target }: FocusEvent): void => {
    this.draft = null;
    this.choices = [];
    (target as HTMLTextAreaElement).scrollTo(0, 0);
  };
}
