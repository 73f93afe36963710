import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { FETCHING_REASONS } from '#words/embed';
import { afterFrame } from '../controls/after-frame.js';
import { sharedStyles } from '../styles/shared-styles.js';
import { TurnPages } from '../panels/moves/turn-pages.js';
import type { EmbedSolver } from './embed-solver.js';
import '../panels/moves/moves-list.js';
import '../panels/reasons/why-steps.js';
import { ruleText } from '../telling/rules.model.js';

/** The rule, the winning turns and the reasons below an embed, asked of the full solver when the reader wants them. */
@customElement('grundy-reasons')
export class EmbedReasons extends LitElement {
  /** The position on screen. */
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) solver!: EmbedSolver;
  @state() private explained: Analysis | null = null;
  @state() private failure = '';
  private readonly pages = new TurnPages({ turns: (text, from) => this.solver.turns(text, from) }, () =>
    this.requestUpdate(),
  );

  static override styles = [
    sharedStyles,
    css`
      div {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.8rem;
        padding: 0.9rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
      }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('analysis')) void this.explain(this.analysis.text);
  }

  private async explain(text: string): Promise<void> {
    this.failure = '';
    if (this.explained?.text === text) return;
    try {
      const reply = await this.solver.explain(text);
      if (reply.ok && this.analysis.text === text) this.explained = reply.analysis;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  /** Where they begin below what the reader sees, as in a low frame, the press would seem to do nothing. */
  override updated(changed: Map<string, unknown>): void {
    if (changed.has('explained') && changed.get('explained') === null)
      void afterFrame().then(() => this.scrollIntoView({ block: 'nearest' }));
  }

  protected override render() {
    const { analysis, explained, failure } = this;
    if (failure !== '') return html`<p class="problem" role="alert">${failure}</p>`;
    if (explained?.text !== analysis.text) return html`<p class="muted" role="status">${FETCHING_REASONS}</p>`;
    return html`
      <div>
        <p class="muted">${ruleText(explained)}</p>
        <grundy-moves .analysis=${explained} .pages=${this.pages.pagesOf(explained)} @more=${() => void this.pages.more(explained)}></grundy-moves>
        <grundy-why .analysis=${explained}></grundy-why>
      </div>
    `;
  }
}
