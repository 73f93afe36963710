import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { INPUT, stopped } from '#words/gallery/gallery';
import { sharedStyles } from '../styles/shared-styles.js';
import { solver } from '../session/page-solver.js';
import { Superseded } from '../solver/superseded.js';
import { answerInput, type Answered } from './answer-input.js';
import type { Input } from './problem.model.js';

/** Rows of the field: the whole sample and one more, at most 9. */
const rowsOf = (sample: string): number => Math.min(9, 1 + sample.split('\n').length);

/** A field for an input as the judge gives it, and the output that the judge would print. */
@customElement('grundy-problem-input')
export class ProblemInput extends LitElement {
  @property({ attribute: false }) input!: Input;
  @state() private answered: Answered | null = null;
  @state() private running: AbortController | null = null;
  @query('textarea') private field!: HTMLTextAreaElement;

  static override styles = [
    sharedStyles,
    css`
      label {
        display: block;
        margin-bottom: 0.3rem;
      }
      textarea,
      pre {
        width: 100%;
        margin: 0 0 0.6rem;
        font-family: var(--mono);
        font-size: var(--small);
        line-height: 1.45;
      }
      textarea {
        display: block;
        white-space: pre;
        overflow-x: auto;
        resize: vertical;
      }
      pre {
        max-height: 14rem;
        margin: 0.6rem 0 0;
        padding: 0.5rem 0.7rem;
        overflow: auto;
        border-radius: 8px;
        background: var(--sunken);
      }
      pre:focus-visible {
        outline-offset: 0;
      }
      .problem {
        margin-top: 0.6rem;
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.cancel();
  }

  protected override render() {
    const { answered, running } = this;
    const problem = answered !== null && 'problem' in answered ? answered.problem : '';
    return html`
      <label for="input">${INPUT.label}</label>
      <textarea
        id="input"
        translate="no"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        rows=${rowsOf(this.input.sample)}
        aria-invalid=${problem !== ''}
        aria-describedby="answer"
        .value=${this.input.sample}
        @keydown=${this.pressed}
      ></textarea>
      <div class="row">
        <button aria-disabled=${running !== null} @click=${this.answer}>${INPUT.answer}</button>
        ${running ? html`<button @click=${this.cancel}>${INPUT.cancel}</button>` : nothing}
      </div>
      <div id="answer" role="status">
        ${running ? html`<p class="muted">${INPUT.waiting}</p>` : nothing} ${problem === '' ? nothing : html`<p class="problem">${problem}</p>`}
        ${answered !== null && 'output' in answered ? html`<pre tabindex="0" role="region" aria-label=${INPUT.output} translate="no">${answered.output}</pre>` : nothing}
      </div>
    `;
  }

  /** Ctrl+Enter or ⌘+Enter answers the input, as in other text boxes. */
  private readonly pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void this.answer();
  };

  private readonly answer = async (): Promise<void> => {
    if (this.running) return;
    const running = new AbortController();
    this.running = running;
    this.answered = null;
    try {
      this.answered = await answerInput(this.input, this.field.value, solver, running.signal);
    } catch (error) {
      if (!(error instanceof Superseded))
        this.answered = { problem: stopped(error instanceof Error ? error.message : String(error)) };
    }
    this.running = null;
  };

  private readonly cancel = (): void => this.running?.abort();
}
