import type { Analysis, GameEntry, Problem, Reply } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { problemsTogether } from '#words/controls';
import { MISERE, notAnswered } from '#words/laboratory/laboratory';
import { heapAsked, miserePeriodWords, misereQuestion, provingQuestion } from './misere-sequence.model.js';
import { problemText } from '../words/problems.js';
import { sharedStyles } from '../styles/shared-styles.js';
import '../pictures/strip/value-strip.js';

/** Shows, in misère play, which heaps alone are won and which lost. The sequence beside it is that of normal play. */
@customElement('grundy-misere')
export class MisereSequence extends LitElement {
  /** The text that the laboratory shows. */
  @property() text = '';
  @property({ attribute: false }) games: readonly GameEntry[] = [];
  @property({ attribute: false }) solver!: { analyze(text: string): Promise<Reply> };
  @state() private analysis: Analysis | null = null;
  @state() private period = '';
  @state() private problems: readonly Problem[] = [];
  @state() private failure = '';
  private asked: string | null = null;

  static override styles = [
    sharedStyles,
    css`
      grundy-strip {
        display: block;
        margin: 0.7rem 0;
      }
    `,
  ];

  override willUpdate(): void {
    const question = misereQuestion(this.text, this.games);
    if (question === this.asked) return;
    this.asked = question;
    this.analysis = null;
    this.period = MISERE.waiting;
    this.problems = [];
    this.failure = '';
    if (question !== null) void this.ask(question);
  }

  private async ask(question: string): Promise<void> {
    try {
      const reply = await this.solver.analyze(question);
      if (this.asked !== question) return;
      if (!reply.ok) {
        this.problems = reply.problems;
        return;
      }
      this.analysis = reply.analysis;
      const proving = provingQuestion(question, reply.analysis);
      if (proving !== null) this.period = MISERE.looking;
      const proof = proving === null ? reply : await this.solver.analyze(proving);
      if (this.asked === question) this.period = miserePeriodWords(proof.ok ? proof.analysis : reply.analysis);
    } catch (error) {
      if (this.asked === question) this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  protected override render() {
    const { analysis, problems, failure } = this;
    if (this.asked === null) return nothing;
    const said =
      failure !== ''
        ? notAnswered(failure)
        : problems.length > 0
          ? problemsTogether(problems.map(problemText))
          : this.period;
    return html`
      <h2>${MISERE.title}</h2>
      <p class="muted">${MISERE.note}</p>
      ${analysis === null ? nothing : html`<grundy-strip .analysis=${analysis} .piles=${heapAsked(analysis)} .table=${0}></grundy-strip>`}
      <p role="status">${said}</p>
    `;
  }
}
