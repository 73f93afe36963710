import type { Analysis, Formula, FormulasReply } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { withoutKey } from '../../params/params.js';
import { ruleShown } from '../../params/rule-text.js';
import { notesOf } from '../families.model.js';
import { belowNothing } from '#words/families/rule';
import { FOUND, foundFor, GUESS, NONE_FOUND } from '#words/panels/guess';
import { newGesture, send } from '../../controls/events.js';
import { KeptFocus } from '../../controls/kept-focus.js';
import { unless } from '../../controls/resting.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { guessOf, setGuess, shownGuess, standAt } from './guess.model.js';
import type { RulePosition } from './position.model.js';
import { sameGame } from './same-game.js';
import './rule-notes.js';

declare global {
  interface PageEvents {
    /** Asks which formulas hold for the rule in this text. `show` gets null if the question was dropped or failed. */
    'grundy-formulas': { text: string; show(reply: FormulasReply | null): void };
  }
}

/** Says which known game the rule is and how many moves would go below 0, takes a guess about the rule, and shows the result. */
@customElement('grundy-rule-guess')
export class RuleGuess extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  /** The text that an edit changes. */
  @property() text = '';
  /** The text asked for last, if it was refused. */
  @property() refused: string | null = null;
  /** The content of the field while it has the focus: it may be half a guess, which is refused. */
  @state() private typing: string | null = null;
  /** The formulas found and the rule they belong to; null while the search runs. */
  @state() private found: { of: string; formulas: readonly Formula[] | null } | null = null;
  private gesture = '';
  protected readonly focusing = new KeptFocus(this, () => this.renderRoot.querySelector('input'));

  static override styles = [
    sharedStyles,
    css`
      :host {
        margin-top: 0.8rem;
      }
      .same {
        margin-bottom: 0.6rem;
        text-align: center;
      }
      .same a {
        display: inline-block;
        padding-block: 3px;
        color: var(--accent);
      }
      input {
        flex: 1 1 12rem;
        min-width: 0;
        text-overflow: ellipsis;
        font-family: var(--mono);
        font-size: var(--small);
      }
      .noted {
        margin-bottom: 0.6rem;
        text-align: center;
        overflow-wrap: anywhere;
      }
      .found {
        margin-top: 0.6rem;
      }
      ul {
        margin: 0.3rem 0 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 0.5rem;
        margin-top: 0.3rem;
      }
      li button {
        font-family: var(--mono);
        text-align: start;
        overflow-wrap: anywhere;
      }
      .answer {
        margin-top: 0.4rem;
        font-weight: 600;
        overflow-wrap: anywhere;
      }
    `,
  ];

  protected override render() {
    const { guess, refused } = shownGuess(this.analysis, this.refused);
    const searched = this.found?.of === this.rule;
    const { below } = this.analysis.position as RulePosition;
    return html`
      ${sameGame(this.analysis)} ${below > 0 ? html`<p class="below muted">${belowNothing(below)}</p>` : nothing} ${this.notes()}
      <div class="row">
        <label for="guess">${GUESS.name}</label>
        <input
          id="guess"
          type="text"
          translate="no"
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          placeholder=${GUESS.hint}
          aria-invalid=${refused}
          .value=${live(this.typing ?? ruleShown(guess ?? ''))}
          @focus=${() => (this.gesture = newGesture('typing'))}
          @input=${({ target }: Event) => this.typed((target as HTMLInputElement).value)}
          @blur=${() => (this.typing = null)}
        />
        ${guess === undefined ? nothing : html`<button @click=${() => this.edit(setGuess(this.text, ''))}>${GUESS.clear}</button>`}
        <button aria-disabled=${searched} @click=${unless(searched, () => this.find())}>${GUESS.find}</button>
      </div>
      ${guess === undefined || refused ? nothing : this.answer()} ${this.formulas()}
    `;
  }

  /** What was read in the moves, where it is what was likely meant. */
  private notes() {
    return notesOf(this.analysis.position)
      .filter(({ meant }) => meant === null)
      .map(({ said }) => html`<p class="noted muted">${said}</p>`);
  }

  /** The formulas found, shown as long as the rule stays the same. */
  private formulas() {
    const { found } = this;
    if (found?.of !== this.rule) return nothing;
    if (found.formulas === null) return html`<p class="found muted" role="status">${GUESS.finding}</p>`;
    if (found.formulas.length === 0) return html`<p class="found muted" role="status">${NONE_FOUND}</p>`;
    return html`
      <p class="found muted" role="status">${FOUND}</p>
      <ul>
        ${found.formulas.map((formula) => html`<li><button translate="no" @click=${() => this.edit(setGuess(this.text, ruleShown(formula.guess)))}>${ruleShown(formula.guess)}</button> <span class="muted">${foundFor(formula.outcomes, formula.checked)}</span></li>`)}
      </ul>
    `;
  }

  /** The text without what the formulas do not depend on. */
  private get rule(): string {
    return ['guess', 'at', 'upto'].reduce(withoutKey, this.analysis.text);
  }

  private find(): void {
    // A guess that was refused is given up, and what was said of it with it.
    if (shownGuess(this.analysis, this.refused).refused) this.edit(this.analysis.text);
    const of = this.rule;
    this.found = { of, formulas: null };
    const show = (reply: FormulasReply | null): void => {
      if (this.found?.of === of) this.found = reply?.ok ? { of, formulas: reply.formulas } : null;
    };
    send(this, 'grundy-formulas', { text: this.analysis.text, show });
  }

  private answer() {
    const view = guessOf(this.analysis);
    if (view === null) return nothing;
    const { answer, notes, wrongAt } = view;
    return html`
      <div role="status">
        <p class="answer">${answer} ${wrongAt === null ? nothing : html`<button @click=${() => this.edit(standAt(this.text, wrongAt))}>${GUESS.go}</button>`}</p>
        ${notes.length === 0 ? nothing : html`<p class="muted">${notes.join(' ')}</p>`}
      </div>
    `;
  }

  private typed(shown: string): void {
    this.typing = shown;
    this.edit(setGuess(this.text, shown), this.gesture);
  }

  private edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}
