import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { GridView } from '../grid/grid-view.model.js';
import type { HeatGrid } from './heat-grid.model.js';
import { showsGrundy } from '../../places/outcome.js';
import { drawOverlay } from './heat-overlay.js';
import { coloursFrom, paintHeat, surveyOf } from './heat-paint.js';

/** The longest side of the picture and of a cell, in CSS pixels. */
const LONGEST = 1000;
const LARGEST_CELL = 24;
/** The most pixels of the canvas per CSS pixel; where cells are smaller than a CSS pixel, at most one pixel for each. */
const DENSITY = 2;
const MOST_LOST = 20_000;

/** A whole large table on one canvas, without pan and zoom. */
@customElement('grundy-heat-sheet')
export class HeatSheet extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  @property({ type: Number }) table = 0;
  @property({ attribute: false }) grid!: HeatGrid | GridView;
  @property({ attribute: false }) targets: readonly number[] = [];
  @property({ attribute: false }) markers: readonly number[] = [];
  @query('canvas') private canvas!: HTMLCanvasElement;

  static override styles = css`
    :host {
      display: block;
    }
    canvas {
      display: block;
      width: var(--across);
      height: var(--down);
    }
  `;

  protected override render() {
    return html`<canvas></canvas>`;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await this.painted();
    return complete;
  }

  private async painted(): Promise<void> {
    const { analysis, table: index, grid, canvas } = this;
    const table = analysis.tables[index];
    const context = canvas.getContext('2d');
    if (!table || !context) return;
    const scale = Math.min(LARGEST_CELL, LONGEST / grid.columns, LONGEST / grid.rows);
    const camera = { left: 0, top: 0, scale: scale > 1 ? Math.floor(scale) : scale };
    const [width, height] = [Math.ceil(grid.columns * camera.scale), Math.ceil(grid.rows * camera.scale)];
    const density = camera.scale < 1 ? Math.min(DENSITY, 1 / camera.scale) : DENSITY;
    const style = getComputedStyle(this);
    this.style.setProperty('--across', `${width}px`);
    this.style.setProperty('--down', `${height}px`);
    const { largest, lost } = surveyOf(table, MOST_LOST);
    const image = new ImageData(Math.ceil(width * density), Math.ceil(height * density));
    const colours = coloursFrom((name) => style.getPropertyValue(name), showsGrundy(analysis) ? largest : 0);
    await paintHeat(image, { table, grid, camera, colours, density }, () => false);
    canvas.width = image.width;
    canvas.height = image.height;
    context.putImageData(image, 0, 0);
    context.scale(density, density);
    const pieces = 'pieces' in grid ? grid.pieces : [];
    const still = { floating: null, reach: [], aims: [], lit: [], held: null, cursor: null };
    const overlay = {
      ...still,
      analysis,
      table: index,
      grid,
      camera,
      window: { width, height },
      lost,
      pieces,
      targets: this.targets,
      markers: this.markers,
    };
    drawOverlay(context, overlay, (name) => style.getPropertyValue(name));
  }
}
