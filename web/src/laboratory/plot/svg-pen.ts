/** Records what is drawn on a canvas as SVG, so that the same code draws a plot on screen and into a file. */

import { escapeMarkup } from '../../formats/markup.js';
import { rounded, svgStart } from '../../formats/svg-text.js';

/** The part of a canvas context that plots are drawn with. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'beginPath'
  | 'rect'
  | 'clip'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'setLineDash'
  | 'font'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'textAlign'
  | 'textBaseline'
  | 'imageSmoothingEnabled'
> & { drawImage(image: HTMLCanvasElement, ...places: number[]): void };

const ANCHORS: Partial<Record<CanvasTextAlign, string>> = { right: 'end', center: 'middle' };
/** How far the baseline lies below the place of a text, in parts of the font size. */
const BASELINES: Partial<Record<CanvasTextBaseline, number>> = { top: 0.8, middle: 0.35 };

/** Pixels of an image for each pixel of the file, at least, in each direction. */
const DENSITY = 2;

export class SvgPen implements Pen {
  font = '12px sans-serif';
  fillStyle: string | CanvasGradient | CanvasPattern = '#000000';
  strokeStyle: string | CanvasGradient | CanvasPattern = '#000000';
  lineWidth = 1;
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  imageSmoothingEnabled = false;
  private readonly body: string[] = [];
  private path = '';
  private dash: readonly number[] = [];
  private clips = 0;
  private readonly measure = document.createElement('canvas').getContext('2d')!;

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly surface: string,
  ) {}

  /** The file, line by line. */
  *lines(title: string): Generator<string> {
    yield svgStart({
      width: this.width,
      height: this.height,
      background: this.surface,
      font: 'system-ui, sans-serif',
      title,
    });
    for (const line of this.body) yield `${line}\n`;
    yield '</svg>\n';
  }

  save(): void {}

  restore(): void {
    if (this.clips > 0) this.body.push('</g>');
    this.clips -= 1;
  }

  beginPath(): void {
    this.path = '';
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.path += `M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`;
  }

  clip(): void {
    this.clips += 1;
    this.body.push(
      `<clipPath id="clip${this.clips}"><path d="${this.path}"/></clipPath><g clip-path="url(#clip${this.clips})">`,
    );
  }

  moveTo(x: number, y: number): void {
    this.path += `M${rounded(x)} ${rounded(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.path += `L${rounded(x)} ${rounded(y)}`;
  }

  /** Whole circles only, whatever angles are given; they begin at the right. */
  arc(x: number, y: number, radius: number): void {
    const r = rounded(radius);
    this.path += `M${rounded(x + radius)} ${rounded(y)}A${r} ${r} 0 1 1 ${rounded(x - radius)} ${rounded(y)}A${r} ${r} 0 1 1 ${rounded(x + radius)} ${rounded(y)}`;
  }

  fill(): void {
    this.body.push(`<path d="${this.path}" fill="${this.fillStyle as string}"/>`);
  }

  stroke(): void {
    const dash = this.dash.length > 0 ? ` stroke-dasharray="${this.dash.join(' ')}"` : '';
    this.body.push(
      `<path d="${this.path}" fill="none" stroke="${this.strokeStyle as string}" stroke-width="${this.lineWidth}"${dash}/>`,
    );
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.body.push(
      `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" fill="${this.fillStyle as string}"/>`,
    );
  }

  fillText(words: string, x: number, y: number): void {
    const size = Number.parseFloat(this.font);
    const down = y + size * (BASELINES[this.textBaseline] ?? 0);
    const anchor = ANCHORS[this.textAlign];
    this.body.push(
      `<text x="${rounded(x)}" y="${rounded(down)}" font-size="${size}" fill="${this.fillStyle as string}"${anchor ? ` text-anchor="${anchor}"` : ''}>${escapeMarkup(words)}</text>`,
    );
  }

  measureText(words: string): TextMetrics {
    this.measure.font = this.font;
    return this.measure.measureText(words);
  }

  setLineDash(dash: number[]): void {
    this.dash = dash;
  }

  /** Draws an image, or with eight numbers a part of it. It is enlarged first, so that its pixels stay sharp: no file can ask for that. */
  drawImage(image: HTMLCanvasElement, ...places: number[]): void {
    const [x, y, width, height] = places.slice(-4) as [number, number, number, number];
    const [left, top, across, down] = (places.length === 8 ? places : [0, 0, image.width, image.height]) as [
      number,
      number,
      number,
      number,
    ];
    const source = document.createElement('canvas');
    source.width = Math.max(across, Math.round(DENSITY * width));
    source.height = Math.max(down, Math.round(DENSITY * height));
    const context = source.getContext('2d')!;
    context.imageSmoothingEnabled = false;
    context.drawImage(image, left, top, across, down, 0, 0, source.width, source.height);
    this.body.push(
      `<image x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" preserveAspectRatio="none" xlink:href="${source.toDataURL('image/png')}"/>`,
    );
  }
}
