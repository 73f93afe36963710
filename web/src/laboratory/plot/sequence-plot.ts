import { css, html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { HeapRun } from '../runs/heap-run.js';
import { PlotFeed } from './plot-feed.js';
import {
  heapAt,
  limitsOf,
  pannedRange,
  revealingRange,
  settledRange,
  wholeRange,
  zoomedRange,
  type Limits,
  type Range,
} from './plot.model.js';
import { differAt, heapReading, PERIODIC_FROM_HERE, PLOT, POINT_AT_A_HEAP } from '#words/laboratory/plot';
import { Superseded } from '../../solver/superseded.js';
import { heatMapStyles } from '../../pictures/heat-map/heat-map-styles.js';
import { icon } from '../../controls/icons.js';
import { unless } from '../../controls/resting.js';
import { PanZoom } from '../../pictures/heat-map/pan-zoom.js';
import { inksOf, paintPlot, type PlotScene } from './plot-painter.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { lookup } from '../../params/lookup.js';

const CLOSER = 1.6;
const HEIGHT = 340;
const MARGIN = { left: 46, right: 12, top: 22, bottom: 26 };
const ARROWS = lookup<number>({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1 });

export interface RangeChange {
  /** Null if all is shown. */
  range: Range | null;
}

/** Heaps against their values, from ten to all of them, with pan and zoom. Fires `range-change` and `cursor-change`. */
@customElement('grundy-plot')
export class SequencePlot extends LitElement {
  @property({ attribute: false }) run!: HeapRun;
  @property({ attribute: false }) versus: HeapRun | null = null;
  /** Changes when the runs do. */
  @property({ type: Number }) version = 0;
  @property({ type: Number }) wanted = 0;
  @property({ attribute: false }) range: Range | null = null;
  /** The heap under the cursor. */
  @property({ type: Number }) cursor: number | null = null;
  /** The first heap where the two differ. */
  @property({ type: Number }) difference: number | null = null;
  @state() private readings: readonly (number | null)[] = [];
  @state() private focused = false;
  @query('canvas') private canvas!: HTMLCanvasElement;
  @query('.window') private window!: HTMLElement;
  private feeds: PlotFeed[] = [];
  private frame = 0;
  private width = 0;
  /** Whether the reader moved the plot since it was drawn last. */
  private soon = false;
  private readonly panZoom = new PanZoom({
    pan: (dx) => this.look(pannedRange(this.shown, dx / this.plotWidth, this.limits)),
    zoom: (factor, x) => this.zoom(factor, x),
  });
  private readonly watcher = new ResizeObserver(() => this.measure());
  private readonly scheme = matchMedia('(prefers-color-scheme: dark)');
  private readonly repaint = (): void => this.draw();

  static override styles = [
    sharedStyles,
    heatMapStyles,
    css`
      /* Every pixel that is drawn is one that is seen. */
      .window {
        box-sizing: content-box;
        height: ${HEIGHT}px;
        border: 0;
        background: var(--surface);
      }
      canvas {
        touch-action: pan-y;
      }
      .readout b {
        font-weight: 600;
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    this.scheme.addEventListener('change', this.repaint);
    void this.updateComplete.then(() => this.isConnected && this.watcher.observe(this.window));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
    this.scheme.removeEventListener('change', this.repaint);
    for (const feed of this.feeds) feed.stop();
  }

  override firstUpdated(): void {
    // Two fingers zoom the plot; one may scroll the page up and down.
    this.canvas.addEventListener('touchstart', (event) => event.touches.length > 1 && event.preventDefault(), {
      passive: false,
    });
    this.canvas.addEventListener('wheel', (event) => this.wheeled(event), { passive: false });
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('run') || changed.has('versus')) {
      for (const feed of this.feeds) feed.stop();
      this.feeds = [this.run, this.versus]
        .filter((run) => run !== null)
        .map((run) => new PlotFeed(run, () => this.draw()));
    }
    if (changed.has('cursor') || changed.has('version')) void this.read();
  }

  override updated(): void {
    this.draw();
  }

  private get limits(): Limits {
    const { progress } = this.run;
    return progress ? limitsOf(progress, this.wanted) : { end: 0, widest: 0 };
  }

  private get shown(): Range {
    const { progress } = this.run;
    if (!progress) return { from: 0, to: 100 };
    return this.range ? settledRange(this.range, this.limits) : wholeRange(progress, this.limits);
  }

  private get plotWidth(): number {
    return Math.max(1, this.width - MARGIN.left - MARGIN.right);
  }

  private measure(): void {
    this.width = this.window.clientWidth;
    this.draw();
  }

  private draw(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      if (this.isConnected && this.width > 0) this.paint();
    });
  }

  private paint(): void {
    const context = this.canvas.getContext('2d');
    if (!context) return;
    const sharp = Math.min(2, devicePixelRatio || 1);
    const { scene } = this;
    for (const feed of this.feeds) {
      if (feed.run.progress)
        feed.want(
          {
            range: scene.range,
            columns: Math.round(scene.frame.width * sharp),
            rows: Math.round(scene.frame.height * sharp),
          },
          this.soon,
        );
    }
    this.soon = false;
    this.canvas.width = Math.round(this.width * sharp);
    this.canvas.height = Math.round(HEIGHT * sharp);
    context.scale(sharp, sharp);
    paintPlot(context, scene, inksOf(getComputedStyle(this)));
  }

  private get scene(): PlotScene {
    const { shown: range, versus } = this;
    const frame = {
      left: MARGIN.left,
      top: MARGIN.top,
      width: this.plotWidth,
      height: HEIGHT - MARGIN.top - MARGIN.bottom,
    };
    const plotted = this.feeds.map(({ answer, run }) => (run.progress ? answer : null));
    const period = this.run.progress?.period ?? null;
    const differs =
      versus && this.difference !== null ? [{ heap: this.difference, words: differAt(this.difference) }] : [];
    return {
      range,
      frame,
      values: Math.max(4, ...plotted.map((answer) => answer?.values ?? 1)),
      plotted,
      cursor: this.cursor,
      cursorValue: this.readings[0] ?? null,
      marks: [...(period ? [{ heap: period.preperiod, words: PERIODIC_FROM_HERE }] : []), ...differs],
    };
  }

  /** The plot as it is drawn, to be drawn again into a file. */
  get picture(): { scene: PlotScene; style: CSSStyleDeclaration; width: number; height: number } {
    return { scene: this.scene, style: getComputedStyle(this), width: this.width, height: HEIGHT };
  }

  protected override render() {
    const { limits, cursor } = this;
    return html`
      <div
        class="window"
        role="slider"
        tabindex="0"
        aria-label=${PLOT.label}
        aria-orientation="horizontal"
        aria-valuemin="0"
        aria-valuemax=${Math.max(0, limits.end - 1)}
        aria-valuenow=${cursor ?? 0}
        aria-valuetext=${this.words}
        @focus=${() => (this.focused = true)}
        @blur=${() => (this.focused = false)}
        @keydown=${this.keyed}
      >
        <canvas
          aria-hidden="true"
          @pointerdown=${(event: PointerEvent) => this.panZoom.down(event)}
          @pointermove=${this.moved}
          @pointerup=${this.released}
          @pointercancel=${(event: PointerEvent) => this.panZoom.up(event)}
        ></canvas>
      </div>
      <div class="strip">
        <p class="readout">${this.words}</p>
        <div class="zoom" role="group" aria-label=${PLOT.zoom}>
          <button class="icon" aria-label=${PLOT.further} title=${PLOT.further} @click=${() => this.zoom(1 / CLOSER)}>${icon('minus')}</button>
          <button aria-label=${PLOT.allLabel} title=${PLOT.allLabel} aria-disabled=${this.range === null} @click=${unless(this.range === null, () => this.tell(null))}>${PLOT.all}</button>
          <button class="icon" aria-label=${PLOT.closer} title=${PLOT.closer} @click=${() => this.zoom(CLOSER)}>${icon('plus')}</button>
        </div>
      </div>
    `;
  }

  private get words(): string {
    const { cursor, readings } = this;
    if (cursor === null) return POINT_AT_A_HEAP;
    return heapReading(cursor, readings[0] ?? null, this.versus ? (readings[1] ?? null) : undefined);
  }

  private async read(): Promise<void> {
    const { cursor } = this;
    if (cursor === null) return;
    try {
      const readings = await Promise.all(
        this.feeds.map(({ run }) => (run.progress ? run.client.ask('value', cursor) : null)),
      );
      if (cursor === this.cursor && this.feeds.length === readings.length) this.readings = readings;
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
    }
  }

  private look(range: Range): void {
    this.soon = true;
    const { progress } = this.run;
    const whole = progress && wholeRange(progress, this.limits);
    // The whole range is sent as null, so that it stays whole while the run goes on.
    this.tell(whole && range.from <= whole.from && range.to === whole.to ? null : range);
  }

  private tell(range: Range | null): void {
    this.soon = true;
    this.dispatchEvent(new CustomEvent<RangeChange>('range-change', { detail: { range } }));
  }

  private zoom(factor: number, x = MARGIN.left + this.plotWidth / 2): void {
    this.look(
      zoomedRange(this.shown, factor, Math.min(1, Math.max(0, (x - MARGIN.left) / this.plotWidth)), this.limits),
    );
  }

  private wheeled(event: WheelEvent): void {
    // As on a heat map: the page scrolls until the plot was entered or Ctrl is held.
    if (!event.ctrlKey && !this.focused) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * 0.0022), event.offsetX);
  }

  private readonly moved = (event: PointerEvent): void => {
    if (!this.panZoom.move(event, true) && event.pointerType !== 'touch') this.point(event);
  };

  private readonly released = (event: PointerEvent): void => {
    this.panZoom.up(event);
    this.point(event);
  };

  private point({ offsetX }: PointerEvent): void {
    const { shown } = this;
    const frame = { left: MARGIN.left, top: 0, width: this.plotWidth, height: 0 };
    this.move(Math.max(Math.floor(shown.from), Math.min(heapAt(frame, shown, offsetX), Math.ceil(shown.to) - 1)));
  }

  private move(heap: number): void {
    const cursor = Math.max(0, Math.min(heap, this.limits.end - 1));
    this.dispatchEvent(new CustomEvent<number>('cursor-change', { detail: cursor }));
  }

  private keyed(event: KeyboardEvent): void {
    if (event.metaKey || event.altKey) return;
    const { shown, key } = { shown: this.shown, key: event.key };
    const page = Math.max(1, Math.round((shown.to - shown.from) / 10));
    const by = ARROWS[key] === undefined ? 0 : ARROWS[key] * (event.ctrlKey ? page : event.shiftKey ? 10 : 1);
    const to = { Home: Math.floor(shown.from), End: Math.ceil(shown.to) - 1, PageUp: -page, PageDown: page };
    if (by !== 0) this.step((this.cursor ?? Math.floor(shown.from)) + by);
    else if (key === 'Home' || key === 'End') this.step(to[key]);
    else if (key === 'PageUp' || key === 'PageDown') this.step((this.cursor ?? Math.floor(shown.from)) + to[key]);
    else if (key === '+' || key === '=') this.zoom(CLOSER);
    else if (key === '-') this.zoom(1 / CLOSER);
    else if (key === '0') this.tell(null);
    else return;
    event.preventDefault();
  }

  private step(heap: number): void {
    this.move(heap);
    const { shown } = this;
    const range = revealingRange(shown, Math.max(0, Math.min(heap, this.limits.end - 1)), this.limits);
    if (range.from !== shown.from) this.look(range);
  }
}
