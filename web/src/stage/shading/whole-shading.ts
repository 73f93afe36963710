import type { Analysis, WhatIfReply } from 'grundy-wasm';
import type { Shading } from '../../pictures/shading.model.js';
import { withWhole, type WhatIf } from './whole.model.js';
import { Superseded } from '../../solver/superseded.js';

export interface WhatIfSource {
  whatIf(text: string, component: number): Promise<WhatIfReply>;
}

/** Keeps the shading by the whole position up to date with what is on screen, as long as it is switched on. */
export class WholeShading {
  private on = false;
  private component = 0;
  private asked: { analysis: Analysis; component: number } | null = null;
  private answer: { of: { analysis: Analysis; component: number }; whatIf: WhatIf } | null = null;
  private drawn: { analysis: Analysis; whatIf: WhatIf; shown: Analysis } | null = null;

  constructor(
    private readonly source: WhatIfSource,
    private readonly changed: () => void,
  ) {}

  set({ whole = this.on, component = this.component }: { whole?: boolean; component?: number }): void {
    if (whole === this.on && component === this.component) return;
    this.on = whole;
    this.component = component;
    if (!whole) this.answer = null;
    this.changed();
  }

  /** The shading to draw for `analysis`; asks the core for what is missing. */
  of(analysis: Analysis): Shading {
    const component = this.component < analysis.components.state.length ? this.component : 0;
    const whole = this.on && analysis.components.state.length > 0;
    if (!whole) {
      this.asked = null;
      this.answer = null;
      this.drawn = null;
      return { whole: false, component, shown: analysis, waiting: false };
    }
    if (this.asked?.analysis !== analysis || this.asked.component !== component) void this.ask(analysis, component);
    const { answer } = this;
    // Until the answer arrives the previous one stays, so that a drag does not flicker.
    const fits =
      answer !== null &&
      answer.of.analysis.game === analysis.game &&
      answer.whatIf.table === analysis.components.table[component];
    return {
      whole,
      component,
      shown: fits ? this.draw(analysis, answer.whatIf) : analysis,
      waiting: answer?.of !== this.asked,
    };
  }

  /** Returns the same object until something changes: pictures are painted anew for another. */
  private draw(analysis: Analysis, whatIf: WhatIf): Analysis {
    if (this.drawn?.analysis !== analysis || this.drawn.whatIf !== whatIf)
      this.drawn = { analysis, whatIf, shown: withWhole(analysis, whatIf) };
    return this.drawn.shown;
  }

  private async ask(analysis: Analysis, component: number): Promise<void> {
    const asked = { analysis, component };
    this.asked = asked;
    try {
      const reply = await this.source.whatIf(analysis.text, component);
      if (this.asked !== asked || !reply.ok) return;
      this.answer = { of: asked, whatIf: reply };
    } catch (error) {
      // A superseded question is asked again. Other errors are reported where the position itself is computed.
      if (this.asked === asked && error instanceof Superseded) this.asked = null;
      return;
    }
    this.changed();
  }
}
