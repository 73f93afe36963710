import type { Analysis } from 'grundy-wasm';
import { html, nothing, type ReactiveControllerHost } from 'lit';
import { familyOf } from '../families/families.model.js';
import { Examination, type ExamineSource } from './examine/examination.js';
import { contentChoices, contentHere, withContent } from '../stage/legend/content.model.js';
import { colourLegend } from '../stage/legend/coloured.model.js';
import type { ExaminedView } from './examine/examined.model.js';
import { legendOf, type Content, type Legend } from '../stage/legend/legend.model.js';
import { filledUpTo } from './fill/filled.model.js';
import { FILLING_MARKS, fillingLegend } from './fill/filling.model.js';
import { leadsWords } from './examine/leads.model.js';
import { canFill, fillOrder } from './fill/order.model.js';
import { followedPlace, placeToExamine } from './examine/followed.model.js';
import type { Place } from '../places/place.js';
import type { Shading } from '../pictures/shading.model.js';
import { variedName } from '../stage/shading/whole.model.js';
import type { EditorInput } from '../pictures/editor-input.js';
import { send } from '../controls/events.js';
import type { Highlight } from '../pictures/highlight.js';
import { WHAT_IS_GRUNDY } from '#words/panels/legend';
import { FILL } from '#words/panels/places';
import { PRESENTATION } from '#words/site';
import '../stage/legend/content-switch.js';

declare global {
  interface PageEvents {
    /** Starts or ends the presentation. */
    'grundy-present': null;
  }
}

/** How the reader looks at the picture: which place is examined, what the places show, and whether the table is filling. */
export class Inspection {
  place: Place | null = null;
  content: Content = 'number';
  private filling = false;
  private pinned: Highlight | null = null;
  private veiled: { shown: Analysis; place: Place; result: Analysis } | null = null;
  private readonly examination: Examination;
  /** The place under the pointer, in pictures that report it. */
  private peeked: Place | null = null;
  private readonly peeking: Examination;

  /** The examined place and the place under the pointer are asked of two sources, since a source answers only its newest question. */
  constructor(host: ReactiveControllerHost & HTMLElement, source: ExamineSource, passing: ExamineSource) {
    this.examination = new Examination(source, () => host.requestUpdate());
    this.peeking = new Examination(passing, () => host.requestUpdate());
    host.addEventListener('grundy-peek', ({ detail }) => {
      this.peeked = detail;
      host.requestUpdate();
    });
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

  /** Carries the view over to another position. */
  moveOn(before: Analysis | null, analysis: Analysis): void {
    this.halt();
    if (before?.game !== analysis.game) this.peeked = null;
    if (before && this.place) this.place = followedPlace(before, analysis, this.place);
  }

  /** Stops filling and clears the pinned highlight: a match or an exercise shows neither. */
  halt(): void {
    this.filling = false;
    this.pinned = null;
  }

  view(analysis: Analysis): ExaminedView | null {
    return this.examination.of(analysis, placeToExamine(analysis, this.place));
  }

  /** A line on the options of the place under the pointer, in families that have one. It stays blank until `seen`: once the picture is drawn. */
  leadsLine(analysis: Analysis, seen: boolean) {
    if (!familyOf(analysis.position).leads) return nothing;
    const leads = this.leads(analysis);
    return html`<p class="leads muted ${leads && seen ? '' : 'coming'}">${leads ? leadsWords(analysis, leads.place, leads.view) : '\u00A0'}</p>`;
  }

  /** The place under the pointer, else the examined one, else that of the first component, with its options. */
  private leads(analysis: Analysis): { place: Place; view: ExaminedView } | null {
    const { table, state } = analysis.components;
    const first = state[0] === undefined ? null : { table: table[0] ?? 0, state: state[0] };
    const place = placeToExamine(analysis, this.peeked ?? this.place ?? first);
    const view = this.peeking.of(analysis, place);
    return place && view && { place, view };
  }

  /** What the places show. A table that is filling shows its numbers in place of nothing. */
  contentOf(analysis: Analysis): Content {
    const here = contentHere(analysis, this.content);
    return here === 'nothing' && this.filled(analysis) ? contentHere(analysis, 'number') : here;
  }

  /** The picture's input with the chosen content, and with only the filled places of a table that is filling. */
  input(analysis: Analysis, shading: Shading): Pick<EditorInput, 'analysis' | 'shading' | 'filling'> {
    const content = this.contentOf(analysis);
    const shown = this.veil(withContent(analysis, content), analysis);
    return {
      analysis: shown,
      shading: { ...shading, shown: shading.whole ? withContent(shading.shown, content) : shown },
      filling: this.filled(analysis) !== null,
    };
  }

  /** The legend of the picture that `input` describes. */
  legend(analysis: Analysis, shading: Shading, coarse: boolean): Legend {
    const content = this.contentOf(analysis);
    const plain = legendOf(analysis, coarse, variedName(shading), content);
    const legend =
      content === 'colour' && !plain.heat && !shading.whole ? { ...plain, scale: colourLegend(analysis) } : plain;
    return this.filled(analysis) ? fillingLegend(legend) : legend;
  }

  /** The legend of the frames drawn while a table fills. */
  marks(analysis: Analysis) {
    if (!this.filled(analysis)) return nothing;
    return FILLING_MARKS.map(
      ({ frame, words }) => html`<li>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><rect class=${frame} x="2.5" y="2.5" width="15" height="15" rx="3.5"></rect></svg>
        ${words}
      </li>`,
    );
  }

  /** While a table fills, lights the options of the place filled last; else what the reader pinned or points at. */
  highlight(analysis: Analysis): Highlight | null {
    if (!this.filled(analysis)) return this.pinned ?? this.passing(analysis);
    const view = this.view(analysis);
    return view && { items: [], moves: [], places: view.options.map(({ state }) => state) };
  }

  /** Lights the options of the place under the pointer, except those of several heaps. */
  private passing(analysis: Analysis): Highlight | null {
    const leads = this.peeked && this.leads(analysis);
    return leads
      ? { items: [], moves: [], places: leads.view.options.filter(({ split }) => !split).map(({ state }) => state) }
      : null;
  }

  /** The contents of the View menu. `component` is the one whose table shades the picture. */
  tools(analysis: Analysis, component: number, fills: boolean) {
    const table = this.tableToFill(analysis, component);
    return html`
      <grundy-content .choices=${contentChoices(analysis)} .chosen=${this.contentOf(analysis)}></grundy-content>
      ${fills && table !== null && !this.filling ? html`<button @click=${({ target }: Event) => this.fill(target!, analysis, table)}>${FILL.begin}</button>` : nothing}
      ${this.presents()}
    `;
  }

  /** The button that presents the position. */
  presents() {
    return html`<button @click=${({ target }: Event) => send(target!, 'grundy-present', null)}>${PRESENTATION.name}</button>`;
  }

  /** Explains Grundy numbers to readers who do not know them. */
  meaning(legend: Legend | null) {
    return legend?.grundy
      ? html`<details><summary>${WHAT_IS_GRUNDY}</summary><p class="muted">${legend.grundy}</p></details>`
      : nothing;
  }

  /** The player below the picture while its table fills. */
  player(analysis: Analysis, component: number) {
    const [{ place }, table] = [this, this.tableToFill(analysis, component)];
    if (table === null || this.filled(analysis) === null) return nothing;
    return html`<grundy-fill .analysis=${analysis} .place=${place} .view=${this.view(analysis)} .table=${table}></grundy-fill>`;
  }

  private tableToFill(analysis: Analysis, component: number): number | null {
    const table = this.place?.table ?? analysis.components.table[component] ?? 0;
    return canFill(analysis, table) ? table : null;
  }

  private fill(from: EventTarget, analysis: Analysis, table: number): void {
    const [first] = fillOrder(analysis, table).places;
    if (first === undefined) return;
    void import('./fill/fill-bar.js');
    send(from, 'grundy-shade', { whole: false });
    send(from, 'grundy-place', { table, state: first });
    send(from, 'grundy-fill', true);
    send(from, 'grundy-done', null);
  }

  private veil(shown: Analysis, analysis: Analysis): Analysis {
    const place = this.filled(analysis);
    if (place === null) return shown;
    if (this.veiled?.shown !== shown || this.veiled.place !== place)
      this.veiled = { shown, place, result: filledUpTo(shown, analysis, place) };
    return this.veiled.result;
  }

  /** The place up to which the table is filled; null where it is shown as a whole. */
  filled(analysis: Analysis): Place | null {
    const place = this.filling ? placeToExamine(analysis, this.place) : null;
    return place && canFill(analysis, place.table) ? place : null;
  }
}
