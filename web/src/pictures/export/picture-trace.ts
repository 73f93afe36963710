/** Reads shapes off what the browser drew, so that a saved picture is the one on screen. */

import type { Colour, Drawing, Outline, Paint, Shape, Stroke } from '../../formats/drawing.js';
import { placed, readPath } from '../../formats/svg-path.js';
import { boxShapes } from './box-trace.js';
import { colourOf } from './css-colour.js';
import { dataAddress } from '../../controls/download.js';
import { drawnText, writtenText } from './text-trace.js';
import type { Origin, Traced } from './traced.js';

/** The margin around the picture, in CSS pixels. */
const MARGIN = 12;
/** The main thread is yielded after this many milliseconds. */
const SLICE_MS = 8;

function lengths(text: string, scale: number): number[] {
  return text === 'none' ? [] : text.split(/[\s,]+/).map((part) => Number.parseFloat(part) * scale);
}

function strokeOf(style: CSSStyleDeclaration, scale: number, opacity: number): Stroke | null {
  const colour = colourOf(style.stroke, opacity * Number.parseFloat(style.strokeOpacity));
  const width = Number.parseFloat(style.strokeWidth) * scale;
  if (!colour || width === 0) return null;
  return {
    colour,
    width,
    dash: lengths(style.strokeDasharray, scale),
    offset: Number.parseFloat(style.strokeDashoffset) * scale || 0,
    round: style.strokeLinecap === 'round' || style.strokeLinejoin === 'round',
  };
}

function outlineOf(element: Element, { a: scale, e, f }: DOMMatrix, origin: Origin): Outline | null {
  const [dx, dy] = [e - origin.x, f - origin.y];
  if (element instanceof SVGRectElement) {
    const [x, y, width, height, rx] = [element.x, element.y, element.width, element.height, element.rx].map(
      ({ baseVal }) => baseVal.value,
    ) as [number, number, number, number, number];
    return width > 0 && height > 0
      ? {
          kind: 'rect',
          x: x * scale + dx,
          y: y * scale + dy,
          width: width * scale,
          height: height * scale,
          radius: rx * scale,
        }
      : null;
  }
  if (element instanceof SVGCircleElement) {
    return {
      kind: 'circle',
      x: element.cx.baseVal.value * scale + dx,
      y: element.cy.baseVal.value * scale + dy,
      radius: element.r.baseVal.value * scale,
    };
  }
  if (element instanceof SVGPathElement)
    return { kind: 'path', segments: placed(readPath(element.getAttribute('d') ?? ''), scale, dx, dy) };
  return null;
}

function* graphics(
  element: SVGGraphicsElement,
  style: CSSStyleDeclaration,
  origin: Origin,
  opacity: number,
): Generator<Traced> {
  const matrix = element.getScreenCTM();
  const outline = matrix && outlineOf(element, matrix, origin);
  if (!outline) return;
  const fill: Colour | null = colourOf(style.fill, opacity * Number.parseFloat(style.fillOpacity));
  const stroke = strokeOf(style, matrix.a, opacity);
  const box = element.getBoundingClientRect();
  const reach = (stroke?.width ?? 0) / 2;
  const grown = new DOMRect(box.x - reach, box.y - reach, box.width + 2 * reach, box.height + 2 * reach);
  const draw = (paint: Paint): Traced => ({ shape: { ...outline, ...paint }, box: grown });
  // With this paint order a stroke lies below its own fill.
  if (fill && stroke && style.paintOrder.startsWith('stroke')) {
    yield draw({ fill: null, stroke });
    yield draw({ fill, stroke: null });
  } else if (fill || stroke) yield draw({ fill, stroke });
}

function raster(canvas: HTMLCanvasElement, origin: Origin): Traced {
  const box = canvas.getBoundingClientRect();
  return {
    shape: { kind: 'image', x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height, href: '' },
    box,
    canvas,
  };
}

async function pixelsOf(canvas: HTMLCanvasElement): Promise<string> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return file ? dataAddress(file) : '';
}

/** Whether an element is not seen. Text for screen readers alone is clipped to nothing. */
function isUnseen(style: CSSStyleDeclaration): boolean {
  return style.display === 'none' || style.visibility === 'hidden' || style.clipPath !== 'none';
}

function* walk(element: Element, origin: Origin, opacity: number): Generator<Traced> {
  if (element instanceof HTMLStyleElement || element instanceof SVGTitleElement) return;
  const style = getComputedStyle(element);
  if (isUnseen(style)) return;
  const here = opacity * Number.parseFloat(style.opacity);
  if (element instanceof HTMLCanvasElement) return yield raster(element, origin);
  if (element instanceof SVGTextElement) return yield* drawnText(element, style, origin, here);
  if (element instanceof SVGGraphicsElement) yield* graphics(element, style, origin, here);
  else if (element instanceof HTMLElement && style.display !== 'contents')
    yield* boxShapes(element, style, origin, here);
  yield* inside(element, origin, here);
}

function* inside(element: Element, origin: Origin, opacity: number): Generator<Traced> {
  let texts: Text[] = [];
  for (const child of (element.shadowRoot ?? element).childNodes) {
    if (child instanceof Text) texts.push(child);
    if (!(child instanceof Element)) continue;
    yield* writtenText(texts, element, origin, opacity);
    texts = [];
    yield* walk(child, origin, opacity);
  }
  yield* writtenText(texts, element, origin, opacity);
}

function bounds(boxes: readonly DOMRect[]): { left: number; top: number; right: number; bottom: number } {
  const all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of boxes) {
    all.left = Math.min(all.left, left);
    all.top = Math.min(all.top, top);
    all.right = Math.max(all.right, right);
    all.bottom = Math.max(all.bottom, bottom);
  }
  return boxes.length === 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : all;
}

function moved(shape: Shape, dx: number, dy: number): Shape {
  if (shape.kind === 'path') return { ...shape, segments: placed(shape.segments, 1, dx, dy) };
  return { ...shape, x: shape.x + dx, y: shape.y + dy };
}

/** The drawing of an element, cut to its contents. The element must not change meanwhile. */
export async function traced(root: HTMLElement, title: string): Promise<Drawing> {
  const origin = root.getBoundingClientRect();
  const style = getComputedStyle(root);
  const found: Traced[] = [];
  let began = performance.now();
  for (const each of inside(root, origin, 1)) {
    found.push(each);
    // oxlint-disable-next-line no-await-in-loop -- one raster at a time saves memory
    if (each.canvas && each.shape.kind === 'image') each.shape.href = await pixelsOf(each.canvas);
    if (performance.now() - began < SLICE_MS) continue;
    // oxlint-disable-next-line no-await-in-loop -- yields the main thread between slices
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  const { left, top, right, bottom } = bounds(found.map(({ box }) => box));
  const [x, y] = [Math.floor(left - origin.x) - MARGIN, Math.floor(top - origin.y) - MARGIN];
  return {
    width: Math.ceil(right - origin.x) + MARGIN - x,
    height: Math.ceil(bottom - origin.y) + MARGIN - y,
    background: colourOf(style.backgroundColor, 1)?.hex ?? '#ffffff',
    font: style.fontFamily,
    title,
    shapes: found.map(({ shape }) => moved(shape, -x, -y)),
  };
}
