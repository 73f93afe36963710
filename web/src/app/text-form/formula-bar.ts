import type { Problem } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { newGesture, send } from '../../controls/events.js';
import { problemViews } from '../../words/problems.js';
import { FORMULA, moreProblems, notShown } from '#words/site';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { GameRow } from '../../words/catalogue.js';
import { runsOf } from './formula.model.js';
import type { MenuButton } from '../../controls/menu-button.js';
import '../../controls/menu-button.js';

/** Longer texts belong in files: a field of a megabyte makes a browser crawl. */
export const LONGEST_SHOWN = 20_000;

/** Of a text that is too long for a field. */
const BEGINNING = 200;

const FIRST = 6;

/** Several positions, one a line, belong in the dialog that answers lists. */
const isList = (text: string): boolean => (text.match(/^\s*#?game=/gm)?.length ?? 0) > 1;

/** The position as one line that is edited in place, live in both directions; the form of its single keys opens from it. Fires `dismiss` to give up what was refused. */
@customElement('grundy-formula')
export class FormulaBar extends LitElement {
  /** The text of what is on screen. */
  @property() text = '';
  /** What the reader asked for last, when it was refused. */
  @property() refused: string | null = null;
  @property({ attribute: false }) problems: readonly Problem[] = [];
  @property({ attribute: false }) game: GameRow | undefined;
  /** Whether the position only changes by moves. */
  @property({ type: Boolean }) fixed = false;
  /** What is being typed and so must not be rewritten under the reader's hands. */
  @state() private draft: string | null = null;
  /** The form says what is wrong below each field, and would hide what is said below the line. */
  @state() private formIsOpen = false;
  private gesture = '';

  static override styles = [
    sharedStyles,
    css`
      :host {
        position: relative;
        min-width: 0;
      }
      /* The line keeps its place in the bar; while it is edited it grows over what is below. */
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
      /* What is typed is seen in the runs behind it. */
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
    const shown = this.isLong ? `${this.whole.slice(0, BEGINNING)}…` : this.whole;
    const bad = this.problems.length > 0;
    return html`
      <div class="line">
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
            aria-describedby=${bad && !this.formIsOpen ? 'said' : nothing}
            ?readonly=${this.fixed || this.isLong}
            .value=${live(shown)}
            @focus=${() => (this.gesture = newGesture('typing'))}
            @input=${({ target }: InputEvent) => this.typed(target as HTMLTextAreaElement)}
            @paste=${this.pasted}
            @keydown=${this.keyed}
            @blur=${this.left}
          ></textarea>
          ${bad && !this.formIsOpen ? this.said() : nothing}
        </div>
        ${this.fixed ? nothing : html`<grundy-menu data-menu="form" label=${FORMULA.open} .content=${() => this.form()} @toggle=${({ target }: Event) => (this.formIsOpen = (target as MenuButton).open)}></grundy-menu>`}
      </div>
    `;
  }

  /** What is wrong, right below the line, however far that has grown. */
  private said() {
    const problems = problemViews(this.problems);
    return html`
      <div class="said problem" id="said">
        ${this.notShown()}
        <ul class="problem">
          ${problems.slice(0, FIRST).map(({ key, text }) => html`<li data-key=${key}>${text}</li>`)}
          ${problems.length > FIRST ? html`<li>${moreProblems(problems.length - FIRST)}</li>` : nothing}
        </ul>
      </div>
    `;
  }

  private notShown() {
    const { mark, after } = notShown(false);
    return html`<p class="not-shown"><span role="status"><b>${mark}</b> ${after}</span> <button @click=${this.back}>${FORMULA.back}</button></p>`;
  }

  private form() {
    void import('./text-form.js');
    return html`
      <grundy-text .text=${this.text} .refused=${this.refused} .problems=${this.problems} .game=${this.game} .long=${this.isLong}></grundy-text>
      ${this.problems.length > 0 ? this.notShown() : nothing}
    `;
  }

  private typed(field: HTMLTextAreaElement): void {
    // The position is one line, however it was pasted.
    const text = field.value.replaceAll(/\s*\n\s*/g, '');
    this.draft = text;
    send(this, 'grundy-edit', { text: text.trim().replace(/^#/, ''), gesture: this.gesture });
  }

  private readonly pasted = (event: ClipboardEvent): void => {
    const list = event.clipboardData?.getData('text') ?? '';
    if (!isList(list)) return;
    event.preventDefault();
    send(this, 'grundy-many', list);
  };

  private readonly keyed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.problems.length > 0) this.back();
    // What was written stands already; now the keys of the page are heard again.
    else if (event.key === 'Enter') (event.target as HTMLTextAreaElement).blur();
    else return;
    event.preventDefault();
  };

  private readonly back = (): void => {
    this.draft = null;
    this.dispatchEvent(new CustomEvent('dismiss'));
  };

  private readonly left = ({ target }: FocusEvent): void => {
    this.draft = null;
    (target as HTMLTextAreaElement).scrollTo(0, 0);
  };
}
