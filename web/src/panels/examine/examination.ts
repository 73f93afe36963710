import type { Analysis, ExamineReply } from 'grundy-wasm';
import { examinedView, type ExaminedView } from './examined.model.js';
import type { Place } from '../../places/place.js';

export interface ExamineSource {
  examine(text: string, table: number, state: number): Promise<ExamineReply>;
}

/** Examines the place that the reader selected. */
export class Examination {
  private asked: { analysis: Analysis; place: Place } | null = null;
  private view: ExaminedView | null = null;

  constructor(
    private readonly source: ExamineSource,
    private readonly changed: () => void,
  ) {}

  /** What is known of the selected place, if any; asks the source about a new one. */
  of(analysis: Analysis, place: Place | null): ExaminedView | null {
    if (place === null) {
      this.asked = null;
      this.view = null;
      return null;
    }
    const { asked } = this;
    if (asked?.analysis !== analysis || asked.place.table !== place.table || asked.place.state !== place.state)
      void this.ask(analysis, place);
    return this.view;
  }

  private async ask(analysis: Analysis, place: Place): Promise<void> {
    const asked = { analysis, place };
    this.asked = asked;
    this.view = null;
    let reply: ExamineReply;
    try {
      reply = await this.source.examine(analysis.text, place.table, place.state);
    } catch {
      // A newer question replaced this one, or there is no answer: nothing more is shown.
      return;
    }
    if (this.asked !== asked || !reply.ok) return;
    this.view = examinedView(analysis, place, reply);
    this.changed();
  }
}
