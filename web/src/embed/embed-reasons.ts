import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { afterFrame } from '../controls/after-frame.js';
import { sharedStyles } from '../styles/shared-styles.js';
import { TurnPages } from '../panels/moves/turn-pages.js';
import type { SolverClient } from '../solver/client.js';
import '../panels/moves/moves-list.js';
import '../panels/reasons/why-steps.js';
import { ruleText } from '../telling/rules.model.js';

/** The rule, the winning turns and the reasons below an embed. */
@customElement('grundy-reasons')
export class EmbedReasons extends LitElement {
  /** The position on screen. */
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) solver!: SolverClient;
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

  /** Where they begin below what the reader sees, as in a low frame, the press would seem to do nothing. */
  protected override firstUpdated(): void {
    void afterFrame().then(() => this.scrollIntoView({ block: 'nearest' }));
  }

  protected override render() {
    const { analysis } = this;
    return html`
      <div>
        <p class="muted">${ruleText(analysis)}</p>
        <grundy-moves .analysis=${analysis} .pages=${this.pages.pagesOf(analysis)} @more=${() => void this.pages.more(analysis)}></grundy-moves>
        <grundy-why .analysis=${analysis}></grundy-why>
      </div>
    `;
  }
}
