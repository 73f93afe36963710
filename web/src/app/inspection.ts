import type { Analysis } from 'grundy-wasm';
import { html, nothing, type ReactiveControllerHost } from 'lit';
import { Examination, type ExamineSource } from '../panels/examine/examination.js';
import { contentChoices, contentHere, withContent } from '../panels/legend/content.model.js';
import { colourLegend } from '../panels/legend/coloured.model.js';
import type { ExaminedView } from '../panels/examine/examined.model.js';
import { legendOf, type Content, type Legend } from '../panels/legend/legend.model.js';
import { filledUpTo } from '../panels/fill/filled.model.js';
import { FILLING_MARKS, fillingLegend } from '../panels/fill/filling.model.js';
import { canFill } from '../panels/fill/order.model.js';
import { followedPlace, placeToExamine } from '../panels/examine/followed.model.js';
import type { Place } from '../places/place.js';
import { variedName, type Shading } from '../panels/shading/whole.model.js';
import type { EditorInput } from '../pictures/editor-input.js';
import type { Highlight } from '../controls/events.js';
import '../panels/legend/content-switch.js';
import '../panels/fill/fill-bar.js';

/** How the reader looks at the picture: which place is looked into, what the places show, and whether the table is filling. */
export class Inspection {
  place: Place | null = null;
  content: Content = 'number';
  private filling = false;
  private pinned: Highlight | null = null;
  private veiled: { shown: Analysis; place: Place; result: Analysis } | null = null;
  private readonly examination: Examination;

  constructor(host: ReactiveControllerHost & HTMLElement, source: ExamineSource) {
    this.examination = new Examination(source, () => host.requestUpdate());
    host.addEventListener('grundy-place', ({ detail }) => {
      this.place = detail;
      host.requestUpdate();
    });
    host.addEventListener('grundy-pin', ({ detail }) => {
      this.pinned = detail;
      host.requestUpdate();
    });
    host.addEventListener('grundy-fill', ({ detail }) => {
      this.filling = detail;
      host.requestUpdate();
    });
    host.addEventListener('grundy-content', ({ detail }) => {
      this.content = detail;
      host.requestUpdate();
    });
  }

  /** Another position is shown. */
  moveOn(before: Analysis | null, analysis: Analysis): void {
    this.halt();
    if (before && this.place) this.place = followedPlace(before, analysis, this.place);
  }

  /** Nothing fills or stays lit while a match is played or places are to be found out. */
  halt(): void {
    this.filling = false;
    this.pinned = null;
  }

  view(analysis: Analysis): ExaminedView | null {
    return this.examination.of(analysis, placeToExamine(analysis, this.place));
  }

  /** What the places show here; a table that fills cannot be blank. */
  contentOf(analysis: Analysis): Content {
    const here = contentHere(analysis, this.content);
    return here === 'nothing' && this.filled(analysis) ? contentHere(analysis, 'number') : here;
  }

  /** The picture as it is looked at. */
  input(analysis: Analysis, shading: Shading): Pick<EditorInput, 'analysis' | 'shading' | 'filling'> {
    const content = this.contentOf(analysis);
    const shown = this.veil(withContent(analysis, content), analysis);
    return { analysis: shown, shading: { ...shading, shown: shading.whole ? withContent(shading.shown, content) : shown }, filling: this.filled(analysis) !== null };
  }

  /** The legend of the picture as it is looked at. */
  legend(analysis: Analysis, shading: Shading, coarse: boolean): Legend {
    const content = this.contentOf(analysis);
    const plain = legendOf(analysis, coarse, variedName(shading), content);
    const legend = content === 'colour' && !plain.heat && !shading.whole ? { ...plain, scale: colourLegend(analysis) } : plain;
    return this.filled(analysis) ? fillingLegend(legend) : legend;
  }

  /** The marks that the picture bears while a table fills. */
  marks(analysis: Analysis) {
    if (!this.filled(analysis)) return nothing;
    return FILLING_MARKS.map(
      ({ frame, words }) => html`<li>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><rect class=${frame} x="2.5" y="2.5" width="15" height="15" rx="3.5"></rect></svg>
        ${words}
      </li>`,
    );
  }

  /** While a table fills, the options of the place filled last are lit; else what the reader keeps lit. */
  highlight(analysis: Analysis): Highlight | null {
    if (!this.filled(analysis)) return this.pinned;
    const view = this.view(analysis);
    return view && { items: [], moves: [], places: view.options.map(({ state }) => state) };
  }

  /** What is chosen below the picture. `component` is the one whose table shades it. */
  tools(analysis: Analysis, component: number, fills: boolean) {
    return html`
      <div class="viewing">
        ${fills ? this.fill(analysis, component) : nothing}
        <grundy-content .choices=${contentChoices(analysis)} .chosen=${this.contentOf(analysis)}></grundy-content>
      </div>
    `;
  }

  private fill(analysis: Analysis, component: number) {
    const { place } = this;
    const table = place?.table ?? analysis.components.table[component] ?? 0;
    if (!canFill(analysis, table)) return nothing;
    return html`<grundy-fill .analysis=${analysis} .place=${place} .view=${this.view(analysis)} .table=${table} .filling=${this.filled(analysis) !== null}></grundy-fill>`;
  }

  private veil(shown: Analysis, analysis: Analysis): Analysis {
    const place = this.filled(analysis);
    if (place === null) return shown;
    if (this.veiled?.shown !== shown || this.veiled.place !== place) this.veiled = { shown, place, result: filledUpTo(shown, analysis, place) };
    return this.veiled.result;
  }

  /** The place up to which the table is filled; null where it is shown as a whole. */
  filled(analysis: Analysis): Place | null {
    const place = this.filling ? placeToExamine(analysis, this.place) : null;
    return place && canFill(analysis, place.table) ? place : null;
  }
}
