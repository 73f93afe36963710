import type { Analysis } from 'grundy-wasm';
import { nothing, type LitElement } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { isHeavy } from '../params/weight.js';

/** When a part is drawn later: for large positions, the first time, or both. */
export type Later = 'large' | 'first' | 'both';

/** A part of an element that is drawn some frames after the rest, and keeps its old content until then. */
export class LaterPart {
  private awaited: Analysis | null = null;
  private due: Analysis | null = null;
  /** The guard of what was drawn last; a new one draws the part anew. */
  private drawn: object[] | null = null;

  constructor(
    private readonly host: LitElement,
    private readonly frames: number,
    private readonly later: Later = 'large',
  ) {}

  /** Whether the part has been drawn at least once, or is due to be. */
  get begun(): boolean {
    return this.drawn !== null || this.due !== null;
  }

  draw(analysis: Analysis, part: () => unknown): unknown {
    const first = this.later !== 'large' && this.drawn === null;
    if ((first || (this.later !== 'first' && isHeavy(analysis))) && analysis !== this.due) {
      if (analysis !== this.awaited) this.wait(analysis);
      return this.drawn === null ? nothing : guard(this.drawn, part);
    }
    // Lets go of a large position once it is left.
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
      // Draws in a task after the frame, so that each frame has only one part.
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
