import type { Analysis } from 'grundy-wasm';
import { nothing, type LitElement } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { isHeavy } from '../app/session/weight.js';

/** When a part is drawn later: for large positions, the first time, or then as well. */
export type Later = 'large' | 'first' | 'both';

/** A part of an element that is drawn some frames after the rest, and stays as it was until then. */
export class LaterPart {
  private awaited: Analysis | null = null;
  private due: Analysis | null = null;
  /** Stands for what was drawn last. */
  private drawn: object[] | null = null;

  constructor(
    private readonly host: LitElement,
    private readonly frames: number,
    private readonly later: Later = 'large',
  ) {}

  /** Whether it was drawn at least once, or is now. */
  get begun(): boolean {
    return this.drawn !== null || this.due !== null;
  }

  draw(analysis: Analysis, part: () => unknown): unknown {
    const first = this.later !== 'large' && this.drawn === null;
    if ((first || (this.later !== 'first' && isHeavy(analysis))) && analysis !== this.due) {
      if (analysis !== this.awaited) this.wait(analysis);
      return this.drawn === null ? nothing : guard(this.drawn, part);
    }
    // Nothing of a large position is held once it is left.
    if (analysis !== this.due) this.awaited = this.due = null;
    this.drawn = [{}];
    return guard(this.drawn, part);
  }

  private wait(analysis: Analysis): void {
    this.awaited = analysis;
    let left = this.frames;
    const pass = (): void => {
      if (this.awaited !== analysis) return;
      left -= 1;
      // After the frame, so that it holds the one part only.
      if (left > 0) requestAnimationFrame(pass);
      else setTimeout(() => this.come(analysis));
    };
    requestAnimationFrame(pass);
  }

  private come(analysis: Analysis): void {
    if (this.awaited !== analysis) return;
    this.due = analysis;
    this.host.requestUpdate();
  }
}
