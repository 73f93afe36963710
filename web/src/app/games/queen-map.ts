import type { Table } from 'grundy-wasm';
import { css, html, LitElement } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { HERO } from '#words/front-page';
import { columnOf, rowOf, type HeatGrid } from '../../pictures/heat-map/heat-grid.model.js';
import { coloursFrom, paintHeat, surveyOf } from '../../pictures/heat-map/heat-paint.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { solver } from '../../session/page-solver.js';
import { Superseded } from '../../solver/superseded.js';

/** Cells that are solved within a moment, also on a phone. */
const MOST_CELLS = 600_000;
/** The radius of a lost cell in CSS pixels: larger than the cell itself. */
const LOST_RADIUS = 1.7;
const LEAST = 12;

const textOf = (columns: number, rows: number): string =>
  `game=board&size=${columns}x${rows}&pieces=queen@k8&toward=left-down`;

interface Solved {
  table: Table;
  grid: HeatGrid;
  /** Cells per CSS pixel. */
  density: number;
}

/** The Grundy numbers of a queen on a board as large as the element: a cell for each pixel, up to `MOST_CELLS`. */
@customElement('grundy-queen-map')
export class QueenMap extends LitElement {
  @state() private solved: Solved | null = null;
  @query('canvas') private canvas!: HTMLCanvasElement;
  private round = 0;

  static override styles = [
    sharedStyles,
    css`
      :host {
        position: relative;
        --heat-won-from: var(--won);
        --heat-won-to: var(--coin);
        --heat-lost: var(--coin-lost);
      }
      canvas {
        display: block;
        width: 100%;
        height: 100%;
        object-fit: cover;
        object-position: left bottom;
        opacity: 0;
        /* The transition of this colour signals a change of theme. */
        color: var(--ink);
        transition:
          color 1ms,
          opacity 400ms;
      }
      canvas.drawn {
        opacity: 1;
      }
      @media (prefers-reduced-motion: reduce) {
        canvas {
          transition: color 1ms;
        }
      }
    `,
  ];

  override firstUpdated(): void {
    void this.solve();
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('solved')) void this.paint();
  }

  private async solve(): Promise<void> {
    const { clientWidth, clientHeight } = this;
    const density = Math.min(devicePixelRatio || 1, Math.sqrt(MOST_CELLS / Math.max(1, clientWidth * clientHeight)));
    const [columns, rows] = [clientWidth, clientHeight].map((length) =>
      Math.max(LEAST, Math.round(length * density)),
    ) as [number, number];
    try {
      const reply = await solver.analyzeBeside(textOf(columns, rows));
      const table = reply.ok ? reply.analysis.tables[0] : undefined;
      if (table) this.solved = { table, grid: { columns, rows, count: columns * rows, bottomUp: true }, density };
    } catch (error) {
      // If a position that the reader opened took the solver, tries again. The page reports other errors elsewhere.
      if (!(error instanceof Superseded)) return;
      setTimeout(() => void this.solve(), 1000);
    }
  }

  private async paint(): Promise<void> {
    if (!this.solved) return;
    const { table, grid, density } = this.solved;
    const { canvas } = this;
    const context = canvas.getContext('2d');
    const round = ++this.round;
    const image = new ImageData(grid.columns, grid.rows);
    const style = getComputedStyle(this);
    const { largest, lost } = surveyOf(table, grid.count);
    const colours = coloursFrom((name) => style.getPropertyValue(name), largest);
    const done = await paintHeat(
      image,
      { table, grid, camera: { scale: 1, left: 0, top: 0 }, colours, density: 1 },
      () => round !== this.round,
    );
    if (!done || !context) return;
    canvas.width = grid.columns;
    canvas.height = grid.rows;
    context.putImageData(image, 0, 0);
    context.fillStyle = style.getPropertyValue('--heat-lost');
    for (const cell of lost ?? []) {
      context.beginPath();
      context.arc(columnOf(grid, cell) + 0.5, rowOf(grid, cell) + 0.5, LOST_RADIUS * density, 0, 2 * Math.PI);
      context.fill();
    }
    canvas.classList.add('drawn');
  }

  protected override render() {
    return html`<canvas role="img" aria-label=${HERO.mapPicture} @transitionrun=${({ propertyName }: TransitionEvent) => propertyName === 'color' && void this.paint()}></canvas>`;
  }
}
