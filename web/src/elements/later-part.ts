import type { Analysis } from 'grundy-wasm';
import { nothing, type LitElement } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { isHeavy } from '../state/weight.js';

/**
 * A part of an element that is drawn some frames after the rest where the position is large, and stays as it was until then; if
 * `always`, it is the first time as well.
 */
export class LaterPart {
  private awaited: Analysis | null = null;
  private due: Analysis | null = null;
  /** Stands for what was drawn last. */
  private drawn: object[] | null = null;

  constructor(
    private readonly host: LitElement,
    private readonly frames: number,
    private readonly always = false,
  ) {}

  /** Whether it was drawn at least once. */
  get begun(): boolean {
    return this.drawn !== null;
  }

  draw(analysis: Analysis, part: () => unknown): unknown {
    if ((isHeavy(analysis) || (this.always && this.drawn === null)) && analysis !== this.due) {
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
