import type { Analysis } from 'grundy-wasm';
import type { ReactiveControllerHost } from 'lit';
import { Examination, type ExamineSource } from '../state/examination.js';
import type { ExaminedView } from '../view-model/examined.js';
import { filledUpTo } from '../view-model/masked.js';
import { canFill } from '../view-model/order.js';
import { placeToExamine, type Place } from '../view-model/place.js';
import type { Highlight } from './events.js';

/** The place that the reader looks into, and whether the table is being filled up to it. */
export class Inspection {
  place: Place | null = null;
  private wanted = false;
  private veiled: { shown: Analysis; place: Place; result: Analysis } | null = null;
  private readonly examination: Examination;

  constructor(host: ReactiveControllerHost & HTMLElement, source: ExamineSource) {
    this.examination = new Examination(source, () => host.requestUpdate());
    host.addEventListener('grundy-place', ({ detail }) => {
      this.place = detail;
      host.requestUpdate();
    });
    host.addEventListener('grundy-fill', ({ detail }) => {
      this.wanted = detail;
      host.requestUpdate();
    });
  }

  /** Another position is shown. */
  moveOn(before: Analysis | null, analysis: Analysis): void {
    this.wanted = false;
    if (before && (before.game !== analysis.game || before.tables.length !== analysis.tables.length)) this.place = null;
  }

  isFilling(analysis: Analysis): boolean {
    return this.wanted && this.filled(analysis) !== null;
  }

  view(analysis: Analysis): ExaminedView | null {
    return this.examination.of(analysis, placeToExamine(analysis, this.place));
  }

  /** While a table fills, its later places are blank. */
  drawn(shown: Analysis, analysis: Analysis): Analysis {
    const place = this.wanted ? this.filled(analysis) : null;
    if (place === null) return shown;
    if (this.veiled?.shown !== shown || this.veiled.place !== place) this.veiled = { shown, place, result: filledUpTo(shown, analysis, place) };
    return this.veiled.result;
  }

  /** While a table fills, the options of the place filled last are lit. */
  highlight(analysis: Analysis): Highlight | null {
    const view = this.isFilling(analysis) ? this.view(analysis) : null;
    return view && { items: [], moves: [], places: view.options.map(({ state }) => state) };
  }

  private filled(analysis: Analysis): Place | null {
    const place = placeToExamine(analysis, this.place);
    return place && canFill(analysis, place.table) ? place : null;
  }
}
