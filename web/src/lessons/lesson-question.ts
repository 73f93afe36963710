/** `<grundy-question>`: a question about a position that the reader answers before the lesson does, with hints, and with other positions if they are drawn. */

import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { textOf } from '../embed/attributes.js';
import { readEntries } from '../params/params.js';
import { KeptFocus } from '../controls/kept-focus.js';
import { unless } from '../controls/resting.js';
import { outcomeStyles, sharedStyles } from '../styles/shared-styles.js';
import * as words from '#words/lessons';
import { answerOf, compared, isTable, type Ask } from './answer.model.js';
import { instanceOf, isDrawn, seedAfter } from './instance.model.js';
import { nameIn } from './instance-names.js';
import { analysisOf, fetchSolver } from './lesson-solver.js';
import { toldStyles } from './told-styles.js';
import { keepScore, scoreOf, type Score } from './score.js';
import { lookup } from '../params/lookup.js';

/** The seed that the page is built with, so that it reads the same without scripts. */
const FIRST_SEED = 1;

function seedAsked(): number {
  const seed = Number(new URLSearchParams(location.search).get('seed') ?? FIRST_SEED);
  return Number.isSafeInteger(seed) && seed >= 0 ? seed : FIRST_SEED;
}

const NEXT = lookup<string>({ '': 'W', W: 'L', L: '' });

/**
 * The lesson writes its content: the question; in `slot="board"` a picture that hides its answer until the reader has answered;
 * in `slot="after"` what is said then; in `slot="hint"` hints. After these the solver gives one more.
 */
@customElement('grundy-question')
export class LessonQuestion extends LitElement {
  @property() ask: Ask = 'outcome';
  /** The position, with ranges such as `[1..9]` for what is drawn. */
  @property() position = '';
  /** How many sizes a table has, from 0. */
  @property({ type: Number }) cells = 0;
  /** The seed that draws the position. The address can set it for all questions of a lesson. */
  @property({ type: Number }) seed = seedAsked();
  /** Whether it is one of a set: then its position stays, and the page keeps the score. */
  @property({ type: Boolean }) fixed = false;
  @state() private filled: readonly string[] = [];
  @state() private hints = 0;
  @state() private told = '';
  @state() private solved = false;
  /** Where the last hint takes its button away. */
  protected readonly focusing = new KeptFocus(this, () => this.renderRoot.querySelector('input,[aria-disabled]'));
  @state() private waiting = false;
  /** Sentences of the last hint. */
  @state() private reasons: readonly string[] = [];
  @state() private score: Score = { right: 0, tried: 0 };
  /** Whether an answer to this position was counted: only the first is. */
  private counted = false;
  /** The `hide` attributes of the boards, which are removed once the reader has answered. */
  private readonly covers = new Map<Element, string>();

  static override styles = [
    sharedStyles,
    css`
      :host {
        margin: 1.2rem 0;
        padding: 0.9rem 1rem 1rem;
        border-inline-start: 3px solid var(--accent);
        background: var(--sunken);
        border-radius: 0 var(--radius) var(--radius) 0;
      }
      ::slotted(p) {
        margin: 0 0 0.6rem;
      }
      .answer {
        margin-top: 0.6rem;
      }
      input {
        width: 6em;
      }
      .cells + button {
        margin-top: 0.6rem;
      }
      .cells {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
        margin: 0;
        padding: 0;
        border: 0;
      }
      .cells button {
        position: relative;
        display: grid;
        justify-items: center;
        min-width: 2.75rem;
        min-height: 3.6rem;
        padding: 0.2rem 0;
        font-weight: 600;
      }
      .cells label {
        display: grid;
        justify-items: center;
      }
      .cells input {
        width: 2.75rem;
        padding-inline: 0;
        text-align: center;
      }
      .cells small {
        font-weight: 400;
      }
      ${outcomeStyles}
      .lose::after {
        content: '';
        position: absolute;
        bottom: 5px;
        left: 5px;
        width: 7px;
        height: 7px;
        border-radius: 50%;
        background: var(--lost-mark);
      }
      .cells .wrong {
        outline: 3px solid var(--danger);
        outline-offset: 1px;
      }
      legend {
        padding: 0;
        margin-bottom: 0.4rem;
      }
      ${toldStyles}
      .hints {
        margin-top: 0.4rem;
      }
      ul {
        margin: 0;
        padding-inline-start: 1.2rem;
      }
      @media screen {
        .covered {
          display: none;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    this.filled = Array.from({ length: this.cells }, () => '');
    if (this.drawn) {
      if (!this.fixed) this.score = scoreOf(this.name);
      this.show();
    }
    for (const sign of ['pointerenter', 'focusin'])
      this.addEventListener(sign, () => void fetchSolver().catch(() => {}), { once: true });
  }

  /** The position that is asked about. */
  get text(): string {
    return instanceOf(this.position, this.seed);
  }

  private get drawn(): boolean {
    return isDrawn(this.position);
  }

  private get name(): string {
    return `${location.pathname.split('/').pop() ?? ''}#${this.id}`;
  }

  private get boards(): NodeListOf<HTMLElement> {
    return this.querySelectorAll('grundy-game');
  }

  /** Puts the position of this seed into the boards and the words around them. */
  private show(): void {
    for (const board of this.boards) {
      const other = readEntries(this.text).filter(([key, value]) => board.getAttribute(key) !== value);
      if (other.length === 0) continue;
      for (const [key, value] of other) board.setAttribute(key, value);
      // The page was built with the picture and the words of another position.
      const link = document.createElement('a');
      const text = textOf(board.attributes);
      link.href = `../#${text}`;
      link.textContent = text;
      board.replaceChildren(link);
    }
    nameIn(this, this.text);
  }

  private uncover(): void {
    this.solved = true;
    for (const board of this.querySelectorAll('[slot="board"]')) {
      const hide = board.getAttribute('hide');
      if (hide !== null) this.covers.set(board, hide);
      board.removeAttribute('hide');
    }
  }

  private readonly another = (): void => {
    this.seed = seedAfter(this.position, this.seed);
    this.solved = false;
    this.counted = false;
    this.told = '';
    this.hints = 0;
    this.reasons = [];
    this.filled = this.filled.map(() => '');
    for (const field of this.renderRoot.querySelectorAll('input')) field.value = '';
    for (const [board, hide] of this.covers) board.setAttribute('hide', hide);
    this.show();
  };

  private async analysis(): Promise<Analysis | null> {
    const { text } = this;
    this.waiting = true;
    try {
      const analysis = await analysisOf(text);
      return text === this.text ? analysis : null;
    } catch (error) {
      this.told = error instanceof Error ? error.message : String(error);
      return null;
    } finally {
      this.waiting = false;
    }
  }

  private async claim(answer: string): Promise<void> {
    const analysis = await this.analysis();
    if (!analysis) return;
    const right = answer === answerOf(this.ask, analysis);
    if (this.ask !== 'outcome') return this.judge(right, words.WRONG);
    this.judge(right, words.WRONG_WINNER);
    // Once one of two answers is judged, the other one is no longer a guess.
    this.uncover();
  }

  private async check(): Promise<void> {
    if (!isTable(this.ask))
      return this.claim(String(Number(this.renderRoot.querySelector('input')?.value.trim() || NaN)));
    const analysis = await this.analysis();
    if (!analysis) return;
    const { wrong, blank } = compared(this.filled, answerOf(this.ask, analysis));
    this.judge(wrong.length === 0 && blank === 0, words.cellsWrong(wrong.map(String), blank), wrong.length > 0);
  }

  private judge(right: boolean, otherwise: string, counts = true): void {
    this.told = right ? words.RIGHT : otherwise;
    if (right) this.uncover();
    // A table that is right so far but not full does not count as an answer yet.
    if (this.counted || !(right || counts)) return;
    this.counted = true;
    if (this.fixed) this.dispatchEvent(new CustomEvent('exercise-answered', { detail: right, bubbles: true }));
    if (!this.drawn || this.fixed) return;
    this.score = { right: this.score.right + Number(right), tried: this.score.tried + 1 };
    keepScore(this.name, this.score);
  }

  private get ownHints(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[slot="hint"]')];
  }

  private readonly hint = async (): Promise<void> => {
    this.hints += 1;
    if (this.hints <= this.ownHints.length) return;
    // From here on the solver tells the answer, so it no longer counts.
    this.counted = true;
    const analysis = await this.analysis();
    if (!analysis) return;
    if (isTable(this.ask)) return this.give(answerOf(this.ask, analysis));
    const [{ stepViews }, { familiar }] = await Promise.all([
      import('../telling/steps.model.js'),
      import('../families/families.model.js'),
    ]);
    this.reasons = stepViews(await familiar(analysis)).map(({ text }) => text);
  };

  /** Fills in the first cell that is not right. */
  private give(answer: string): void {
    this.hints -= 1;
    const right = answer.split(',');
    const size = this.filled.findIndex((cell, at) => cell !== right[at]);
    if (size < 0) return;
    this.fill(size, right[size] ?? '');
    this.told = words.cellGiven(size);
  }

  protected override render() {
    const { hints, solved, told, waiting } = this;
    this.ownHints.forEach((hint, at) => hint.toggleAttribute('data-covered', at >= hints));
    return html`
      <slot></slot>
      <slot name="board"></slot>
      <div class="answer">${this.field()}</div>
      <p class="told ${told === '' ? '' : 'said'}" role="status">${waiting && told === '' ? words.WAITING : told}</p>
      <div class="hints">
        <slot name="hint"></slot>
        ${this.reasons.length === 0 ? nothing : html`<ul>${this.reasons.map((reason) => html`<li>${reason}</li>`)}</ul>`}
      </div>
      <div class="row">
        ${solved || this.reasons.length > 0 ? nothing : html`<button class="plain" @click=${this.hint}>${words.HINT}</button>`}
        ${this.drawn && !this.fixed ? html`<button @click=${this.another}>${words.ANOTHER}</button>` : nothing}
        ${this.score.tried > 0 ? html`<span class="muted score">${words.score(this.score.right, this.score.tried)}</span>` : nothing}
      </div>
      <div class="after ${solved ? '' : 'covered'}"><slot name="after"></slot></div>
    `;
  }

  private field() {
    const { ask, solved } = this;
    if (ask === 'outcome')
      return html`<div class="row" role="group" aria-label=${words.CLAIM}>
        ${(['win', 'lose'] as const).map((claim) => html`<button data-claim=${claim} aria-disabled=${solved} @click=${unless(solved, () => void this.claim(claim))}>${words.CLAIMS[claim]}</button>`)}
      </div>`;
    return html`<form @submit=${this.submit}>
      ${ask === 'table' ? this.letters() : ask === 'numbers' ? this.numbers() : html`<label>${words.ANSWER} <input inputmode="numeric" autocomplete="off" ?readonly=${solved} /></label>`}
      <button aria-disabled=${solved}>${words.CHECK}</button>
    </form>`;
  }

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    if (!this.solved) void this.check();
  };

  private letters() {
    return html`<fieldset class="cells">
      <legend>${words.TABLE.letters}</legend>
      ${this.filled.map(
        (letter, size) => html`<button
          type="button"
          data-cell-of=${size}
          class=${letter === 'W' ? 'win' : letter === 'L' ? 'lose' : ''}
          aria-disabled=${this.solved}
          @click=${unless(this.solved, () => this.fill(size, NEXT[this.filled[size] ?? ''] ?? ''))}
        >
          <small>${size}</small>${letter}
        </button>`,
      )}
    </fieldset>`;
  }

  private numbers() {
    return html`<fieldset class="cells">
      <legend>${words.TABLE.numbers}</legend>
      ${this.filled.map(
        (number, size) => html`<label
          ><small>${size}</small>
          <input inputmode="numeric" autocomplete="off" data-cell-of=${size} .value=${number} ?readonly=${this.solved} @input=${({ target }: InputEvent) => this.fill(size, (target as HTMLInputElement).value.trim())}
        /></label>`,
      )}
    </fieldset>`;
  }

  private fill(size: number, cell: string): void {
    this.filled = this.filled.with(size, cell);
    this.told = '';
  }
}

declare global {
  interface HTMLElementEventMap {
    /** Of a question of a set: whether the first answer was right. */
    'exercise-answered': CustomEvent<boolean>;
  }
}
