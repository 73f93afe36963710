import type { Analysis } from 'grundy-wasm';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Examination, type ExamineSource } from '../state/examination.js';
import type { ContinuationSource } from '../state/strategy.js';
import { TurnPages, type TurnSource } from '../state/turn-pages.js';
import { placeToExamine, placeView, type Place } from '../view-model/place.js';
import { hasStrategy } from '../view-model/strategy.js';
import { wholeWords, type Shading } from '../view-model/whole.js';
import { stepViews } from '../view-model/wording.js';
import { cardStyles } from './card-styles.js';
import { send } from './events.js';
import { sharedStyles } from './shared-styles.js';
import './judge-line.js';
import './moves-list.js';
import './place-card.js';
import './why-steps.js';

/** What is said beside the picture: the winning turns, the judge's line, the place looked into, the reasons. */
@customElement('grundy-side')
export class PositionSide extends LitElement {
  @property({ attribute: false }) solver!: TurnSource & ExamineSource & ContinuationSource;
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) place: Place | null = null;
  @property({ attribute: false }) shading!: Shading;
  /** Whether places that fill later than the one looked into are hidden. */
  @property({ type: Boolean }) veiled = false;
  private readonly pages = new TurnPages({ turns: (text, from) => this.solver.turns(text, from) }, () => this.requestUpdate());
  private readonly examination = new Examination(
    { examine: (text, table, place) => this.solver.examine(text, table, place) },
    () => this.requestUpdate(),
  );

  static override styles = [sharedStyles, cardStyles];

  protected override render() {
    const { analysis, place, shading } = this;
    return html`
      <div class="cards">
        <section class="card">
          <grundy-moves .analysis=${analysis} .pages=${this.pages.pagesOf(analysis)} @more=${() => void this.pages.more(analysis)}></grundy-moves>
        </section>
        ${analysis.judge === '' ? nothing : html`<section class="card"><grundy-judge .line=${analysis.judge}></grundy-judge></section>`}
        <section class="card">
          <grundy-place .place=${place && placeView(analysis, place, wholeWords(shading, place.table, place.state))}></grundy-place>
          ${this.examine()}
        </section>
        <section class="card"><grundy-why .steps=${stepViews(analysis)}></grundy-why></section>
        ${hasStrategy(analysis) ? this.strategy(analysis) : nothing}
      </div>
    `;
  }

  private strategy(analysis: Analysis) {
    void import('./strategy-card.js');
    return html`<grundy-strategy .analysis=${analysis} .source=${this.solver}></grundy-strategy>`;
  }

  private examine() {
    const { analysis } = this;
    const place = placeToExamine(analysis, this.place);
    const view = this.examination.of(analysis, place);
    if (!place) return nothing;
    void import('./examine-card.js');
    return html`
      <grundy-examine
        .analysis=${analysis}
        .place=${place}
        .view=${view}
        .veiled=${this.veiled}
        @veil=${({ detail }: CustomEvent<boolean>) => send(this, 'grundy-veil', detail)}
      ></grundy-examine>
    `;
  }
}
