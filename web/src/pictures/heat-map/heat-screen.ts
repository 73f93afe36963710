/** The canvas of a heat map: its camera, the coloured pixels, and the overlay on top. */

import type { Analysis } from 'grundy-wasm';
import {
  fitScale,
  fitted,
  nearestScale,
  panned,
  placesSeen,
  revealing,
  settled,
  zoomed,
  type Camera,
  type Section,
  type Size,
} from './camera.model.js';
import { showsGrundy } from '../../places/outcome.js';
import { columnOf, entryAt, rowOf, type HeatGrid } from './heat-grid.model.js';
import { drawOverlay, type Overlay } from './heat-overlay.js';
import { coloursFrom, paintHeat, surveyOf } from './heat-paint.js';

/** The share of the window's height that a map may take. */
const TALLEST = 0.72;
const MOST_PIXELS = 1_200_000;
const MOST_LOST = 20_000;

/** What the element shows, apart from the camera. */
export type Scene = Omit<Overlay, 'camera' | 'window' | 'lost'>;

export class HeatScreen {
  camera: Camera | null = null;
  private size: Size = { width: 0, height: 0 };
  private survey: ReturnType<typeof surveyOf> = { largest: 0, hatched: false, lost: null };
  private surveyed: unknown;
  private picture: { canvas: HTMLCanvasElement; at: Section['at'] } | null = null;
  /** A cache of the page's colours by name: asking for one makes the browser style the whole page. */
  private readonly paints = new Map<string, string>();
  /** Counts the paintings begun; all but the last are stale. */
  private round = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly frame: HTMLElement,
    private readonly scene: () => Scene,
    private readonly moved: () => void,
  ) {}

  get whole(): boolean {
    return !this.camera || this.camera.scale <= fitScale(this.grid, this.size) * 1.001;
  }

  get nearest(): boolean {
    return this.camera !== null && this.camera.scale >= nearestScale(this.grid, this.size) * 0.999;
  }

  private get grid(): HeatGrid {
    return this.scene().grid;
  }

  /** Shows the current scene. Measures the room only for a grid of another shape, since that forces a layout of the page. */
  show(reshaped: boolean): void {
    if (reshaped || !this.camera) this.measure(reshaped);
    else void this.paint();
  }

  /** Measures the room. Shows the whole grid again if the room or the grid's shape has changed. */
  measure(reshaped: boolean): void {
    const width = this.frame.clientWidth;
    if (width === 0) return;
    const { columns, rows } = this.grid;
    const tallest = Math.max(240, window.innerHeight * TALLEST);
    const wanted = Math.round(Math.min(tallest, Math.max(150, (width * rows) / columns)));
    this.frame.style.setProperty('--height', `${wanted}px`);
    const height = this.frame.clientHeight;
    const same = !reshaped && this.size.width === width && this.size.height === height;
    this.size = { width, height };
    this.look(same && this.camera ? settled(this.camera, this.grid, this.size) : fitted(this.grid, this.size));
  }

  pan(dx: number, dy: number): void {
    if (this.camera) this.look(panned(this.camera, dx, dy, this.grid, this.size));
  }

  /** Zooms around a point of the frame, by default its middle. */
  zoom(factor: number, x = this.size.width / 2, y = this.size.height / 2): void {
    if (this.camera) this.look(zoomed(this.camera, factor, x, y, this.grid, this.size));
  }

  showAll(): void {
    this.look(fitted(this.grid, this.size));
  }

  reveal(entry: number): void {
    const { grid } = this;
    if (this.camera) this.look(revealing(this.camera, columnOf(grid, entry), rowOf(grid, entry), grid, this.size));
  }

  /** The entry at a point of the frame. */
  entryAt(x: number, y: number): number | null {
    if (!this.camera) return null;
    const { left, top, scale } = this.camera;
    const entry = entryAt(this.grid, Math.floor((x - left) / scale), Math.floor((y - top) / scale));
    return entry < 0 ? null : entry;
  }

  stop(): void {
    this.round += 1;
  }

  private look(camera: Camera): void {
    this.camera = camera;
    this.moved();
    void this.paint();
  }

  recolour(): Promise<void> {
    this.paints.clear();
    return this.paint();
  }

  /** Colours the pixels again. */
  async paint(): Promise<void> {
    const { analysis, table: index, grid } = this.scene();
    const table = analysis.tables[index];
    if (!table || !this.camera) return;
    if (this.surveyed !== table) this.survey = surveyOf(table, MOST_LOST);
    this.surveyed = table;
    const round = ++this.round;
    const { pixels, camera, at } = this.section(this.camera, grid);
    const image = new ImageData(pixels.width, pixels.height);
    const colours = coloursFrom(this.paintOf, this.largestShown(analysis));
    const done = await paintHeat(image, { table, grid, camera, colours, density: 1 }, () => round !== this.round);
    if (!done || round !== this.round) return;
    const canvas = this.picture?.canvas ?? document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    canvas.getContext('2d')?.putImageData(image, 0, 0);
    this.picture = { canvas, at };
    this.compose();
  }

  /** Places at least as large as a pixel are painted once each; smaller or hatched ones are painted pixel by pixel of the screen. */
  private section(camera: Camera, grid: HeatGrid): Section {
    const { width, height } = this.size;
    const density = Math.min(devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
    const { scale, left, top } = camera;
    if (scale * density >= 1 && !this.survey.hatched) return placesSeen(camera, grid, this.size);
    const pixels = { width: Math.ceil(width * density), height: Math.ceil(height * density) };
    return {
      pixels,
      camera: { scale: scale * density, left: left * density, top: top * density },
      at: { left: 0, top: 0, width, height },
    };
  }

  /** The largest Grundy number that gets its own tint; 0 where Grundy numbers do not decide. */
  private largestShown(analysis: Analysis): number {
    return showsGrundy(analysis) ? this.survey.largest : 0;
  }

  /** Draws the overlay over the pixels coloured last. */
  compose(): void {
    const context = this.canvas.getContext('2d');
    if (!context || !this.picture || !this.camera) return;
    const sharp = Math.min(2, devicePixelRatio || 1);
    const { width, height } = this.size;
    this.canvas.width = Math.round(width * sharp);
    this.canvas.height = Math.round(height * sharp);
    context.scale(sharp, sharp);
    context.imageSmoothingEnabled = false;
    const { canvas, at } = this.picture;
    context.drawImage(canvas, at.left, at.top, at.width, at.height);
    const overlay = { ...this.scene(), camera: this.camera, window: this.size, lost: this.survey.lost };
    drawOverlay(context, overlay, this.paintOf);
  }

  private readonly paintOf = (name: string): string => {
    const known = this.paints.get(name) ?? getComputedStyle(this.frame).getPropertyValue(name);
    this.paints.set(name, known);
    return known;
  };
}
