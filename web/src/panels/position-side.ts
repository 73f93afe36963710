import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ContinuationSource } from './moves/strategy.js';
import { TurnPages, type TurnSource } from './moves/turn-pages.js';
import type { ExaminedView } from './examine/examined.model.js';
import { placeToExamine } from './examine/followed.model.js';
import type { Place } from '../places/place.js';
import { placeView } from './examine/place-view.model.js';
import { hasStrategy } from './moves/strategy.model.js';
import type { Shading } from '../pictures/shading.model.js';
import { wholeWords } from '../stage/shading/whole.model.js';
import { KeptFocus } from '../controls/kept-focus.js';
import { LaterPart } from '../controls/later-part.js';
import { once } from '../controls/once.js';
import { readingStyles } from '../styles/reading-styles.js';
import { sharedStyles } from '../styles/shared-styles.js';
import { SELECT_A_PLACE } from '#words/panels/places';
import './verdict/judge-line.js';
import './moves/moves-list.js';
import './examine/place-card.js';
import './examine/place-line.js';
import './reasons/why-steps.js';

const fetchStrategy = once(() => import('./moves/strategy-card.js'));
const fetchExamine = once(() => import('./examine/examine-card.js'));

/** The column beside the picture: the winning turns, the examined place, the reasons, the replies, the judge's line. */
@customElement('grundy-side')
export class PositionSide extends LitElement {
  @property({ attribute: false }) solver!: TurnSource & ContinuationSource;
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) place: Place | null = null;
  /** What is known of the options of the place. */
  @property({ attribute: false }) view: ExaminedView | null = null;
  @property({ attribute: false }) shading!: Shading;
  /** Whether a table fills: its player says which place is looked into. */
  @property({ attribute: false }) filling = false;
  private readonly reasons = new LaterPart(this, 1, 'both');
  protected readonly focusing = new KeptFocus(this);
  private readonly pages = new TurnPages({ turns: (text, from) => this.solver.turns(text, from) }, () =>
    this.requestUpdate(),
  );

  static override styles = [
    sharedStyles,
    readingStyles,
    css`
      .hint {
        margin-top: 1rem;
        font-size: var(--small);
      }
    `,
  ];

  /** Scrolls the card of the examined place into view. */
  private readonly look = (): void =>
    this.renderRoot.querySelector('grundy-place')?.scrollIntoView({ block: 'center' });

  protected override render() {
    const { analysis, place } = this;
    return html`
      <section part="moves">
        ${place === null || this.filling ? nothing : html`<grundy-place-line part="line" .place=${placeView(analysis, place)} @look=${this.look}></grundy-place-line>`}
        <grundy-moves .analysis=${analysis} .pages=${this.pages.pagesOf(analysis)} @more=${() => void this.pages.more(analysis)}></grundy-moves>
      </section>
      <div class="parts" part="rest">
        ${place === null ? nothing : this.lookedInto(analysis, place)}
        ${this.reasons.draw(analysis, () => this.why(analysis))}
      </div>
    `;
  }

  private lookedInto(analysis: Analysis, place: Place) {
    const { shading } = this;
    return html`
      <section class="part">
        <grundy-place .place=${placeView(analysis, place, wholeWords(shading, place.table, place.state))}></grundy-place>
        ${this.examine()}
      </section>
    `;
  }

  private why(analysis: Analysis) {
    return html`
      <section class="part">
        <grundy-why .analysis=${analysis}></grundy-why>
        ${this.place === null ? html`<p class="muted hint">${SELECT_A_PLACE}</p>` : nothing}
      </section>
      ${hasStrategy(analysis) ? this.strategy(analysis) : nothing}
      ${analysis.judge === '' ? nothing : html`<section class="part"><grundy-judge .line=${analysis.judge}></grundy-judge></section>`}
    `;
  }

  private strategy(analysis: Analysis) {
    fetchStrategy();
    return html`<grundy-strategy class="part" .analysis=${analysis} .source=${this.solver}></grundy-strategy>`;
  }

  private examine() {
    const place = placeToExamine(this.analysis, this.place);
    if (!place) return nothing;
    fetchExamine();
    return html`<grundy-examine .place=${place} .view=${this.view}></grundy-examine>`;
  }
}
